import type { Facts, Size } from '../facts.ts'
import { kindFindings } from './kinds.ts'
import { levels, weights, type Finding, type Level } from './findings.ts'
import { judgeDots } from './dots.ts'
import { judgePage } from './page.ts'
import type { Purpose } from './purpose.ts'

/** How a file would be printed: in points, and up to which width it is sharp and soft, where dots set a limit. */
export type Print = Size & { edge: number; sharp?: number; soft?: number }

export type Verdict = { level: Level; findings: Finding[]; print?: Print }

/**
 * What there is to say of a file for a purpose, what matters most first.
 * @param name of the file, for its ending
 */
export function judge(name: string, facts: Facts, purpose: Purpose): Verdict {
  const { print, findings } = facts.trouble
    ? { findings: [{ id: facts.trouble }] as Finding[], print: undefined }
    : facts.dots
      ? judgeDots(facts.dots, purpose)
      : facts.pages[0]
        ? judgePage(facts, facts.pages[0], purpose)
        : { findings: [], print: undefined }
  const all = [
    ...kindFindings(name, facts),
    ...findings,
    ...(facts.trouble ? [] : contentFindings(facts, purpose)),
  ]
  const weight = ({ id }: Finding) => levels.indexOf(weights[id])
  all.sort((one, other) => weight(other) - weight(one))
  const [first] = all
  return { level: first ? weights[first.id] : 'good', findings: all, print }
}

function contentFindings(facts: Facts, { edge }: Purpose): Finding[] {
  const { colors, spots, fonts, count, pages } = facts
  const outside = fonts.filter(({ inside }) => !inside).length
  return [
    ...(colors.includes('rgb')
      ? [{ id: 'rgb' as const }]
      : colors.includes('cmyk')
        ? [{ id: 'inks' as const }]
        : []),
    ...(spots.length > 0 ? [{ id: 'spots' as const, values: { names: spots.join(', ') } }] : []),
    ...(outside > 0 ? [{ id: 'fonts' as const, values: { count: outside } }] : []),
    ...(fonts.length > 0 && outside === 0 ? [{ id: 'fontsInside' as const }] : []),
    ...(facts.letters ? [{ id: 'letters' as const }] : []),
    ...(facts.clear && edge === 0 ? [{ id: 'clear' as const }] : []),
    ...(facts.transparency ? [{ id: 'seeThrough' as const }] : []),
    ...(facts.overprint ? [{ id: 'overprint' as const }] : []),
    ...(facts.sealed ? [{ id: 'sealed' as const }] : []),
    ...(facts.script ? [{ id: 'script' as const }] : []),
    ...(facts.foreign ? [{ id: 'foreign' as const }] : []),
    ...(pages.length > 0 && count > pages.length
      ? [{ id: 'pages' as const, values: { count, looked: pages.length } }]
      : []),
  ]
}
