import { numeral, numberOf } from './number-words.ts'

type Claim = { id: string; figure?: string; units?: string[] | undefined; scope?: string; beside?: RegExp }

/** More than a claim of 65+ needs, and what nobody counts by accident. */
export const more = '(?:over|more than|at least|almost|nearly)'
const timeWord = /\b(hour|day|week|month|year)s?\b/i
const joints = '(?:for|in|of|to|and|or|per|with|by|from|at|on|a|an|the|your)'

/** Not of what others do, or where it is sent to. */
const ours = /^(?!.*\b(?:ship|deliver|send|mail|customers?|partners?|tour|roadshow|your)\b)/i
const sent = /\b(?:ship|deliver|send|mail)[^.]{0,40}$/i
const byUs = /\b(?:we|our|\{name\}|press(?:es)?)\b[^.]{0,40} $/i

const patterns = new Map<string, RegExp>()

/** Where a text counts what a claim counts. */
function listCounts(value: string, units: string[]) {
  const counted = units.join('|')
  const pattern =
    patterns.get(counted) ??
    new RegExp(
      `(?<![\\p{L}\\d.,$€£–-])(?:(${more}) )?(${numeral})(\\+)? (?:(?!${joints} )(\\p{Ll}{2,20}) )?(?:${counted})\\b`,
      'giu',
    )
  patterns.set(counted, pattern)
  return [...value.matchAll(pattern)].map(({ index, 0: said, 1: over, 2: number = '', 3: plus, 4: kind }) => {
    return { said, count: numberOf(number), isOver: !!(over ?? plus), before: value.slice(0, index), kind }
  })
}

/**
 * Another number of what a claim counts.
 * @param listed names of lists in the same file, which a text counts at its beginning
 */
export function claimCountFault(
  value: string,
  { id, figure = '', units = [id] }: Claim,
  listed: string[] = [],
): string | undefined {
  const isOpen = figure.endsWith('+')
  if (!/^\d+\+?$/.test(figure) || (!isOpen && timeWord.test(units.join(' ')))) return
  const all = Number.parseInt(figure)
  const wrong = listCounts(value, units).find(({ count, isOver, before, kind }) => {
    // Of a kind of them, others may be meant.
    if (kind && before && !byUs.test(before)) return false
    if (!before && !isOver && units.some((one) => listed.includes(one))) return false
    // Half of them may be meant.
    if (isOver || count < all)
      return count >= all / 2 && (isOver || (ours.test(value) && (byUs.test(before) || (isOpen && !before))))
    // More of them may be shipped to.
    return count <= 10 * all && (count > all || isOpen) && !sent.test(before)
  })
  return wrong && `says "${wrong.said}", and claims.yaml says ${figure}; write {${id}}, which it fills in`
}

const timed = new RegExp(
  `\\b(?:(?:in|within|after|takes?) (?:(?:only|just|about|under|less than) )?(?:${numeral}|an?|a few|few|half an?) (?:working |business )?(?:hour|day|week)s?|(?:${numeral})-(?:hour|day|week))\\b`,
  'iu',
)
const share = new RegExp(
  `(?:\\b(?:${numeral}|\\d+[–-]\\d+)(?:%| percent\\b)|\\b(?:a|one) (?:quarter|third)\\b)`,
  'iu',
)

/** What a text counts, or how long or how much of it something takes, of a claim that nobody may make now. */
export function unsaidAmount(value: string, { id, figure, units = [id], scope = '', beside }: Claim) {
  const kind = `${units.join(' ')} ${scope}`
  if (beside) {
    const amount = timeWord.test(kind) ? timed : share
    const sentence = value.split(/(?<=[.!?;]) /).find((part) => beside.test(part) && amount.test(part))
    return sentence && amount.exec(sentence)?.[0]
  }
  // Only what can be counted has a figure with a + or words that follow it.
  if (!figure?.endsWith('+') && units[0] === id) return
  const least = Number.parseInt(figure ?? '20') / 3
  return ours.test(value) ? listCounts(value, units).find(({ count }) => count >= least)?.said : undefined
}
