import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, parseYaml } from '../faults/fault.ts'
import { escapePattern } from '../faults/saying.ts'
import { spelled } from '../fill.ts'
import { eachText } from './each-text.ts'

type Group = { id: string; group: string; days: number; rush?: number }
type Text = ReturnType<typeof eachText>[number]

const numbers = Array.from({ length: 31 }, (_, one) => spelled(one) ?? '')
const number = `(\\d{1,3}|${numbers.slice(2).join('|')})`
const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase()))

/** Of a sample or a setup, other days may be right. */
const workingDays = new RegExp(
  `\\b(?:[Rr]eady|[Mm]ade|[Pp]rinted|[Ee]ngraved|[Pp]roduc(?:ed|tion)|[Ll]ead time)\\b[^.;!?]{0,30}?\\b(${number} (?:working|business) days)\\b`,
  'g',
)
const rushTime = new RegExp(
  `\\b[Rr]ush(?: (?:orders?|jobs?|goods|printing|production))? (?:takes?|needs?|(?:is|are) \\w+ (?:in|within)|in|within) ${number} (?:working |business )?(day|hour)s\\b`,
)
const price = /\$(\d[\d,]*(?:\.\d\d)?)/g
const priceOf = (text: string) => [...text.matchAll(price)].map(([said]) => said)
/** "$6.50 each from 50", or "$6.50 from 50"; "$90 for 20" is the price of all. */
const stepped =
  /\$(\d[\d,]*(?:\.\d\d)?)(?:(?: each| apiece| a piece),? (?:from|for|at)|,? (?:from|at)) (\d[\d,]*)\b/g
const plainNumber = (digits = '') => Number(digits.replaceAll(',', ''))

/** Words in which customers may say anything, and those of the desk, which knows several currencies. */
const others = /^(?:home\/reviews|desk|request|replies|claims|deadline)\.yaml$/

/** Days, prices and currencies that a text states otherwise than what stands elsewhere. */
export function checkStatedAmounts(folder: string): Fault[] {
  const texts = eachText(folder).filter(({ file, isEnglish }) => isEnglish && !others.test(file))
  const { production } = parseYaml(readFileSync(join(folder, 'deadline.yaml'), 'utf8')).document.toJS() as {
    production: Group[]
  }
  const groupByFile = new Map(
    texts.flatMap(({ file, field, value }) => (field === 'leadTime' ? [[file, value] as const] : [])),
  )
  const groupOf = (file: string) => production.find(({ id }) => id === groupByFile.get(file))
  const advised = ({ file, line, field }: Text, advice: string | undefined): Fault[] =>
    advice ? [{ file, line, field, advice }] : []
  return texts.flatMap((text) => [
    ...advised(text, daysFault(text.value, groupOf(text.file))),
    ...advised(text, rushFault(text.value, production)),
    ...advised(text, stepFault(text.value)),
    ...advised(text, currencyFault(text.value, texts)),
    ...advised(text, priceFault(text, texts)),
  ])
}

/** Working days beside a product, whose card shows those of its group. */
function daysFault(value: string, group: Group | undefined): string | undefined {
  if (!group) return
  const known = [group.days, group.rush]
  const wrong = [...value.matchAll(workingDays)].find(([, , count = '']) => !known.includes(numberOf(count)))
  return wrong && `says "${wrong[1]}", and deadline.yaml has ${group.days} for ${group.group}; write the same`
}

/** A rush in other days than those of deadline.yaml. */
function rushFault(value: string, production: Group[]): string | undefined {
  const [said, count = '', unit] = rushTime.exec(value) ?? []
  const known = production.flatMap(({ rush }) => rush ?? [])
  const isKnown = known.some((days) => (unit === 'hour' ? 24 * days : days) === numberOf(count))
  if (said && known.length > 0 && !isKnown)
    return `says "${said}", and deadline.yaml has a rush of ${[...new Set(known)].join(' or ')} days; write the same`
}

/** A price of each that rises with the quantity. */
function stepFault(value: string): string | undefined {
  const steps = [...value.matchAll(stepped)].map(([said, amount, count]) => {
    return { said, amount: plainNumber(amount), count: plainNumber(count) }
  })
  const at = steps.findIndex(({ amount, count }, index) => {
    const before = steps[index - 1]
    return before && count > before.count && amount > before.amount
  })
  if (at > 0)
    return `says "${steps[at - 1]!.said}" and "${steps[at]!.said}": more pieces cost less each; correct the prices`
}

/** A price in another currency than all others. */
function currencyFault(value: string, texts: Text[]): string | undefined {
  const [said, sign] = /([€£])\d[\d.,]*/.exec(value) ?? []
  if (!said || value.includes('$')) return
  const signed = texts.filter((text) => /[$€£]\d/.test(text.value))
  const same = signed.filter((text) => text.value.includes(sign!)).length
  if (same * 2 < signed.length) return `says ${said}, and other prices are in dollars; write it in those`
}

/** A product's price that a text elsewhere gives otherwise, unless that is for a quantity. */
function priceFault({ value, file }: Text, texts: Text[]): string | undefined {
  if (!value.includes('$') || /\b\d[\d,]* (?:pieces|pcs|units)\b|\b(?:for|from|at) \d/.test(value)) return
  const names = texts.filter((one) => one.field === 'name' && one.file !== file)
  for (const product of names) {
    const [, after] = value.split(new RegExp(`\\b${escapePattern(product.value.split(',')[0]!)}\\b`, 'i'))
    const [, said] = /^[^.$]{0,30}(\$\d[\d,]*(?:\.\d\d)?)/.exec(after ?? '') ?? []
    if (!said) continue
    const next =
      names.find(({ file, line }) => file === product.file && line > product.line)?.line ?? Infinity
    const own = texts.filter(
      (one) => one.file === product.file && one.line >= product.line && one.line < next,
    )
    const prices = own.flatMap((one) => priceOf(one.value))
    if (prices.length > 0 && !prices.includes(said))
      return `says ${said} of ${product.value}, and ${product.file} says ${prices[0]}; write the same`
  }
}
