import { fields, type Source, sourceParts } from '../_shared/contract.ts'

const choices =
  'eventType timeline budget city country group verdict proof printed delivered need needQuantity'.split(' ')
const goodsParts = ['product', 'id', 'quantity']
/** Longest text, in UTF-16 units, and most products. */
const [longest, most] = [200, 100]

/** Where a request came from, as entries of the site's own lists; null if unknown. */
export const readSource = (told: unknown) => (isObject(told) ? (textsOf(told, sourceParts) as Source) : null)

/**
 * The inquiry as data (lib/leads/facts.ts).
 * @returns null if there is none or it is invalid: a request is never refused for it
 */
export function readFacts(told: unknown): Record<string, unknown> | null {
  if (!isObject(told)) return null
  const { typed, goods } = told
  if (!Number.isInteger(typed) || Number(typed) < 0 || Number(typed) > fields.details.maxLength) return null
  const texts = Object.entries(textsOf(told, choices)).filter(([, text]) => text)
  const list = Array.isArray(goods) ? goods.filter(isObject).slice(0, most) : []
  return {
    ...{ typed, ...Object.fromEntries(texts) },
    ...(list.length > 0 && { goods: list.map((one) => textsOf(one, goodsParts)) }),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textsOf = (told: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, clean(told[name])]))

/** Text that jsonb accepts, on one line. */
function clean(value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, longest).toWellFormed() : ''
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
}
