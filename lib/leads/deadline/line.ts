import type { Deadline } from '../../content/deadline.ts'
import { fill } from '../../content/fill.ts'
import type { Asked, Verdict } from './verdict.ts'

/** Room for the line below what the form lets people type, in UTF-16 units. */
export const lineRoom = 600

/** Longest delivery city, in UTF-16 units. */
export const longestCity = 200

type Words = Pick<Deadline, 'heads' | 'marks' | 'line' | 'production'>

/**
 * The line about delivery that goes with a request.
 * @param label what the form calls the delivery city
 * @param found nothing without an event date: then the line names the city, and is '' without one
 */
export function lineFor(
  found: Verdict | undefined,
  { city, group }: Asked,
  label: string,
  words: Words,
): string {
  const place = city && `${label}: ${city}`
  if (!found) return place
  const { heads, marks, production, line } = words
  const days =
    'proof' in found &&
    `${marks.proof} ${found.proof}, ${marks.printed} ${found.printed}, ${marks.delivered} ${found.delivered}`
  const made = production.find((one) => one.group === group)?.group
  return fill(line, { value: [heads[found.kind], place, made, days].filter(Boolean).join('. ') })
}

/** What staff read in the details: what was typed, and the verdict of the line below it. */
export type ReadDetails = { typed: string; deadline?: { kind?: Verdict['kind']; head: string; rest: string } }

/**
 * Takes the line off the details again.
 * @param eventDate without one there was no verdict: a line that looks like it was typed
 */
export function readDetails(details: string, eventDate: string, { heads, line }: Words): ReadDetails {
  const [before = '', after = ''] = line.split('{value}')
  const start = details.lastIndexOf('\n') + 1
  const last = details.slice(start)
  if (!eventDate || !last.startsWith(before) || !last.endsWith(after)) return { typed: details }
  const [head = '', ...rest] = last.slice(before.length, last.length - after.length).split('. ')
  const kind = (Object.keys(heads) as Verdict['kind'][]).find((one) => heads[one] === head)
  return {
    typed: details.slice(0, Math.max(start - 1, 0)),
    deadline: { ...(kind && { kind }), head, rest: rest.join('. ') },
  }
}
