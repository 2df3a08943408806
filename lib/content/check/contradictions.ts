import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, parseYaml } from '../faults/fault.ts'
import { numeral } from '../faults/number-words.ts'
import { eachText } from './each-text.ts'

/** A short answer, and the first word of the long one below it. */
const shortAnswer =
  /\bshort: \{[^}\n]*\banswer: '?(Yes|No)\b[^\n]*\n *answer:\n *- (?:[>|]-?\n *)?['"]?(Yes|No)\b/g
/** More than one: "a minimum of fuss" counts nothing. */
const count = `(?!(?:1|one)\\b)${numeral}`
const goods =
  '(?:pieces|pcs|copies|units|items|samples|mugs|cups|bottles|tumblers|shirts|tees|caps|hats|bags|totes|pens|notebooks|cards|stickers|labels|posters|banners|flyers|brochures|towels|umbrellas|hoodies|jackets|polos|lanyards|badges|pins|magnets)'
/** What is counted, and not measured. */
const thing = '(?:(?!(?:mm|cm|in|inch(?:es)?|ft|pt|points?|px|pixels?|dpi|hours?|days?|weeks?)\\b)\\p{L}+ )?'
const up = '(?:up|upwards?|on|onwards?|or more|and (?:up|more|over))'
const minimum = new RegExp(
  `\\b(?:${[
    `(?:order|buy|take|needs?) at least ${count} ${goods}`,
    'a single \\p{L}+ (?:is not|isn’t) possible',
    `order ${count} or more`,
    `minimum (?:order |quantity )?(?:of |is |: ?)${count}`,
    `${count}[ -]${thing}minimum`,
    `(?:sold|available|ordered|printed|offered|engraved|print|sell|make) (?:\\p{L}+ )?from ${count} (?:${goods}|${thing}${up})`,
    `in (?:packs|sets|lots|batches|bundles|multiples|quantities|runs) of (?:at least ${count}|${count} ${up})`,
    `(?:sold|available|ordered) (?:only )?(?:in|by the) (?:packs|lots|batches|bundles|multiples|boxes) of ${count}`,
    `(?:start|begin)(?:s|ning|ing)? (?:at|from) ${count} ${goods}`,
    `no (?:fewer|less) than ${count} ${goods}`,
    `no orders? (?:under|below|of less than|of fewer than) ${count}`,
    `orders of ${count} or more only`,
    `smallest (?:order|quantity) (?:is|of) ${count}`,
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** Of a quantity from which on something else changes, or of what we do not ask. */
const spared =
  /\$|\b(?:prices?|costs?|less(?! than)|cheaper|discounts?|sav(?:e|ing)s?|free|ship|deliver(?:y|ed)?|pallet|(?:need|must|do) not|no need|unlike|instead)\b|n’t (?:need|have)/i

/** Texts that say the opposite of what stands beside them, or of a claim. */
export function checkContradictions(folder: string): Fault[] {
  const answers = globSync('pages/*.yaml', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [...text.matchAll(shortAnswer)].flatMap(({ 1: short, 2: long, index }): Fault[] => {
      const line = text.slice(0, index).split('\n').length
      const advice = `says "${short}", and the answer below it begins with "${long}"; correct one of the two`
      return short === long ? [] : [{ file: file.replaceAll('\\', '/'), line, field: 'short', advice }]
    })
  })
  const { claims } = parseYaml(readFileSync(join(folder, 'claims.yaml'), 'utf8')).document.toJS() as {
    claims: { id: string; awaited?: boolean }[]
  }
  const hasNone = claims.some(({ id, awaited }) => id === 'no-minimum' && !awaited)
  const texts = hasNone ? eachText(folder, ['claims.yaml']) : []
  const least = texts.flatMap(({ value, file, line, field, isEnglish }): Fault[] => {
    const sentences = isEnglish && field !== 'quote' ? value.split(/(?<=[.!?;]) /) : []
    const [said] = sentences.flatMap((one) => (spared.test(one) ? [] : (minimum.exec(one)?.[0] ?? [])))
    const advice = `says "${said}", and claims.yaml says there is no minimum; take it away, or take that claim back`
    return said ? [{ file, line, field, advice }] : []
  })
  return [...answers, ...least]
}
