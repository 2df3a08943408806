import { listClaims } from './claim-figures.ts'
import { nearest } from './fault.ts'

/** Placeholders that a text may contain. */
export const places = `
  all arrived by categories change city count country currency day days delivered done dpi edge email ending event far
  file first from height host hours how items kept kind km label last least length link looked max miles mine minutes month
  names near notes number order other page people percent person phone place press price printed product promise
  promised proof purpose query rating reasons reference region regions sent sentences sharp shown signed size soft staff start state
  status step tax template time to total until value vendor verdict verdicts view wanted what when who width x y
`
  .trim()
  .split(/\s+/)

/** Those that any text may have; the others are filled in where they stand already. */
const anywhere = ['phone', 'email', 'hours', 'promise']

/** What a place would be called in other words. */
const otherNames: Record<string, string> = {
  teléfono: 'phone',
  telephone: 'phone',
  correo: 'email',
  horario: 'hours',
  company: 'name',
}

/** Words that greet a visitor by our own name. */
const greeting = /\b(?:thank you|thanks|hello|hi|dear|welcome),? \{name\}/i

/** Faults of the places of a text that the site fills in. */
export function placeFault(value: string): string | undefined {
  const { figures, awaited } = listClaims()
  const knownPlaces = [...places, ...figures.map(({ id }) => id), ...awaited]
  const [other, inside = ''] = /[%｛[<]([a-z][\w-]*)[%｝\]>](?!\()/.exec(value) ?? []
  if (other && knownPlaces.includes(inside) && inside.length > 2) {
    // What is in brackets may be a blank to fill in.
    const advice = other.startsWith('[')
      ? `what is meant, or {${inside}} where the site is to fill it in`
      : `{${inside}}`
    return `${other} is nothing that the site fills in; write ${advice}`
  }
  const [dollar, place] = /\$(\{[a-z-]+\})/.exec(value) ?? []
  if (dollar) return `would show the $ of ${dollar}; write ${place}`
  if (greeting.test(value)) return 'greets visitors by our own name, which is what {name} says; take it away'
  const twice = figures.find(({ id, figure }) => {
    const end = /[+%]$|(?<= )\S+$/.exec(figure)?.[0]
    const parts = value.split(`{${id}}`)
    return end && parts.slice(1).some((rest) => rest.trimStart().startsWith(end))
  })
  if (twice) return `repeats the end of {${twice.id}}, which is ${twice.figure}; delete it after the }`
  const doubled = figures.find(({ id, figure }) => value.includes(`${figure.split(' ')[0]} {${id}}`))
  if (doubled)
    return `repeats the beginning of {${doubled.id}}, which is ${doubled.figure}; take it away before the {`
  const [braces] = /\{\{.*?\}\}/.exec(value) ?? []
  if (braces) return `${braces} has two braces; write ${braces.slice(1, -1)}`
  const unknown = [...value.matchAll(/\{([^{}]*)\}/g)].find(([, name = '']) => !knownPlaces.includes(name))
  if (unknown) {
    const said = (unknown[1] ?? '').trim()
    const fillable = [...anywhere, ...figures.map(({ id }) => id)]
    const meant =
      otherNames[said.toLowerCase()] ??
      knownPlaces.find((one) => one === said) ??
      nearest(said, fillable) ??
      said.split(/[\s_]/).find((one) => fillable.includes(one))
    return `${unknown[0]} is nothing that the site fills in; ${meant ? `did you mean {${meant}}?` : 'write the words in its place, without braces, or, if it is a claim that claims.yaml no longer has, take out what it says'}`
  }
  const [half] = /[{}]/.exec(value.replace(/\{[^{}]*\}/g, '')) ?? []
  if (half) return `has a ${half} without its other half; write both, as in {count}, or neither`
}
