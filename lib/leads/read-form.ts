import type { Values } from './check.ts'

/**
 * The named texts of a posted form; files and unknown fields are dropped, missing ones are ''. Line endings become
 * LF; a form post sends CRLF.
 * @param data anything, as anybody can call a server action
 */
export function readForm(data: unknown, names: readonly string[]): Values {
  if (!(data instanceof FormData)) return Object.fromEntries(names.map((name) => [name, '']))
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name)
      return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '']
    }),
  )
}
