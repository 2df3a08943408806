import { listClaims } from './claim-figures.ts'

/** Words that want another placeholder than the one beside them. */
const misused: [RegExp, string][] = [
  [/\b(?:[Cc]all|[Pp]hone|[Dd]ial)(?: us)?(?: at| on)? \{email\}/, '{phone}'],
  [
    /\b(?:[Ee]-?mail us at|(?<!\bor )[Ww]rite to|(?:^|[.!?] )[Ss]end (?![^.{}]*\b(?:text|SMS|WhatsApp|fax)\b)[^.{}]{1,40} to) \{phone\}(?! or \{email\})/,
    '{email}',
  ],
  [/\bprinted \*?\{delivered\}/, '{printed}'],
  [/\bwith you \*?\{printed\}/, '{delivered}'],
  [/\{miles\}\skm\b/, '{km}'],
  [/\{km\}\smiles?\b/, '{miles}'],
]

const timeWord = /\b(?:hour|day|week|month|year)s?\b/i

/** A placeholder where another one is meant, or whose first word stands before it, too. */
export function placeholderFault(value: string): string | undefined {
  if (!value.includes('{')) return
  for (const [wrong, meant] of misused) {
    const [said] = wrong.exec(value) ?? []
    if (said) return `says "${said}"; write ${meant} there`
  }
  const { contact, figures } = listClaims()
  const [first] = contact.promise.split(' ')
  const [twice, before] = /\b(in|within|by) \{promise\}/.exec(value) ?? []
  if (twice && /^(?:in|within|by)$/.test(first ?? ''))
    return `says "${twice}", and {promise} begins with "${first}" itself; take "${before}" away`
  for (const [counted, own, noun = ''] of value.matchAll(/\{([a-z-]+)\} (\p{L}{4,20})\b/gu)) {
    const meant = figures.find(
      ({ figure, id, units = [id] }) =>
        id !== own && /^\d+\+?$/.test(figure) && units.includes(noun) && noun.endsWith('s'),
    )
    const isOwn = figures.some(({ id, units = [id] }) => id === own && units.includes(noun))
    if (meant && !isOwn && !timeWord.test(noun) && figures.some(({ id }) => id === own))
      return `says "${counted}", and {${meant.id}} counts ${noun}; write the one that is meant`
  }
}
