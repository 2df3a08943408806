import type { Values } from './check.ts'

/** The named texts of any posted data; files and missing ones are ''. Line endings become LF; a form post sends CRLF. */
export function readForm(data: unknown, names: readonly string[]): Values {
  if (!(data instanceof FormData)) return Object.fromEntries(names.map((name) => [name, '']))
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name)
      return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '']
    }),
  )
}
