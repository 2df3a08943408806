import { type Code, type Press } from '../facts.ts'
import { clothLimits, codeLimits, pressLimits as usual } from '../print-limits.ts'
import type { Finding } from './findings.ts'
import { isMixed, type Purpose } from './purpose.ts'

/** For embroidery, the findings about lines and small text are those about stitches. */
const stitched = { line: 'stitchLine', tiny: 'stitchText' } as const
/** Sizes of text that matter where inks are mixed. */
const mixed = ['text', 'rich', 'mixes', 'reversed'] as const

const least = (...values: (number | undefined)[]) => {
  const knownValues = values.filter((one) => one !== undefined)
  return knownValues.length > 0 ? Math.min(...knownValues) : undefined
}
/** Text can be too small in any ink. */
const withTiny = (press: Press): Press => ({
  ...press,
  tiny: least(press.text, press.tiny, press.rich, press.mixes),
})

/** On goods white is printed, so its thinnest line and smallest text count, too. */
const onGoods = ({ whiteLine, whiteText, ...press }: Press): Press => ({
  ...press,
  line: least(press.line, whiteLine),
  tiny: least(press.tiny, press.reversed, whiteText),
})

/** Findings about a QR code, which is printed at this scale. How pale it is depends on the color of the goods, too. */
export function codeFindings(code: Code | undefined, scale: number, purpose: Purpose): Finding[] {
  if (!code) return []
  const { module, width, contrast = 1, isLight } = code
  const least = purpose.cloth === 'stitched' ? clothLimits.stitched.line : codeLimits.module
  const wanted = Math.round(width / module) * least
  return [
    ...(module * scale < least - 0.005
      ? [{ id: 'codeSmall' as const, values: { edge: width * scale, wanted } }]
      : []),
    ...(contrast < codeLimits.contrast && isMixed(purpose) ? [{ id: 'codePale' as const }] : []),
    ...(isLight ? [{ id: 'codeLight' as const }] : []),
  ]
}

/** Findings of bad print, each for the worst page. Most goods have spot inks. */
export function pressFindings(all: Press[], purpose: Purpose | undefined): Finding[] {
  const mixes = purpose !== undefined && isMixed(purpose)
  const paper = all.map(withTiny)
  const pages = purpose?.bleed === 0 ? paper.map(onGoods) : paper
  const limits = { ...usual, ...(purpose?.cloth && clothLimits[purpose.cloth]) }
  const isStitched = purpose?.cloth === 'stitched'
  const find = (id: keyof typeof limits, excess: (value: number) => number): Finding[] => {
    const all = pages.map((press) => (press[id] === undefined ? 0 : excess(press[id])))
    const worst = Math.max(...all)
    const page = all.indexOf(worst)
    const on = pages.length > 1 && { on: String(page + 1) }
    if (worst <= 1) return []
    const value = pages[page]![id]!
    // All four inks in full are a swatch for marks.
    if (id === 'ink' && value > 399) return [{ id: 'registration', values: { ...on } }]
    const stitchedId = isStitched ? stitched[id as keyof typeof stitched] : undefined
    return [{ id: stitchedId ?? id, values: { value, least: limits[id], ...on } }]
  }
  return [
    ...(mixes ? find('ink', (value) => value / (limits.ink + 0.5)) : []),
    ...find('line', (value) => (limits.line - 0.005) / value),
    ...find('tiny', (value) => (limits.tiny - 0.05) / value),
    ...mixed.flatMap((id) => (mixes ? find(id, (value) => (limits[id] - 0.05) / value) : [])),
  ]
}
