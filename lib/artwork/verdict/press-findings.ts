import { type Press, press as limits } from '../facts.ts'
import type { Finding } from './findings.ts'
import type { Purpose } from './purpose.ts'

/** Sizes of text that matter where inks are mixed. */
const mixed = ['text', 'rich', 'reversed'] as const

/** Findings of bad print, each for the worst page. Most goods have spot inks. */
export function pressFindings(pages: Press[], purpose: Purpose | undefined): Finding[] {
  const isMixed = purpose !== undefined && (purpose.edge > 0 || purpose.color === 'full')
  const find = (id: keyof Press, excess: (value: number) => number): Finding[] => {
    const all = pages.map((press) => (press[id] === undefined ? 0 : excess(press[id])))
    const worst = Math.max(...all)
    const page = all.indexOf(worst)
    const on = pages.length > 1 && { on: String(page + 1) }
    if (worst <= 1) return []
    const value = pages[page]![id]!
    // All four inks in full are a swatch for marks.
    if (id === 'ink' && value > 399) return [{ id: 'registration', values: { ...on } }]
    return [{ id, values: { value, least: limits[id], ...on } }]
  }
  return [
    ...(isMixed ? find('ink', (value) => value / (limits.ink + 0.5)) : []),
    ...find('line', (value) => (limits.line - 0.005) / value),
    ...find('tiny', (value) => (limits.tiny - 0.05) / value),
    ...mixed.flatMap((id) => (isMixed ? find(id, (value) => (limits[id] - 0.05) / value) : [])),
  ]
}
