import type { Values } from './check.ts'

/**
 * The named texts of a posted form; files and unknown fields are left out, missing ones are empty.
 * Line endings come as CRLF from a form post and as LF from script: LF is what is kept.
 * @param data anything, as a server action can be called with anything
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
