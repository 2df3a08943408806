import { nearest } from './fault.ts'

/** Advice on a value that is not in the list named by `what`. */
export function notListed(value: string, list: readonly string[], what: string): string {
  const ending = list.filter((one) => one.length > 1 && value.endsWith(one))
  const page = list.find((one) => one.length > 1 && value.startsWith(`${one}#`))
  const meant = ending.sort((one, other) => other.length - one.length)[0] ?? nearest(value, list) ?? page
  const choice = list.length > 40 ? 'write one that is there' : `choose one of: ${list.join(', ')}`
  const advice = meant ? `did you mean "${meant}"?` : (elsewhere(value) ?? choice)
  return `"${value}" is not among ${what}; ${advice}`
}

/** The message about an address that leads out of the site. */
function elsewhere(value: string): string | undefined {
  if (/^(mailto|tel):/.test(value)) return 'write {email} or {phone} in a text, which makes a link of it'
  if (/^https?:|^www\./.test(value))
    return 'this place leads within the site; an address outside can stand in the texts of pages/, as [words](https://…), and in links.yaml'
}
