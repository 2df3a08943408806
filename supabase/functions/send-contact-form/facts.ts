import { fields } from '../_shared/contract.ts'

const sourceParts = ['page', 'opener', 'product', 'campaign', 'host']
const choices = [
  'eventType',
  'timeline',
  'budget',
  'city',
  'group',
  'verdict',
  'proof',
  'printed',
  'delivered',
]
const goodsParts = ['product', 'id', 'quantity']

/** Longest text, in UTF-16 units, and most products. */
const longest = 200
const most = 100

/** Where a request came from, in words of the site's own lists, '' for what is not known; null where nothing is told. */
export const readSource = (told: unknown) => (isObject(told) ? textsOf(told, sourceParts) : null)

/**
 * What was asked, as data (lib/leads/facts.ts).
 * @returns null for none, and for what no site of ours sent: a request is never refused for it
 */
export function readFacts(told: unknown): Record<string, unknown> | null {
  if (!isObject(told)) return null
  const typed = Number(told.typed)
  if (!(Number.isInteger(typed) && typed >= 0 && typed <= fields.details.maxLength)) return null
  const texts = Object.entries(textsOf(told, choices)).filter(([, text]) => text)
  const goods = Array.isArray(told.goods) ? told.goods.filter(isObject).slice(0, most) : []
  return {
    typed,
    ...Object.fromEntries(texts),
    ...(goods.length > 0 && { goods: goods.map((one) => textsOf(one, goodsParts)) }),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textsOf = (told: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, clean(told[name])]))

/** Text that jsonb takes, on one line. */
const clean = (value: unknown) =>
  typeof value === 'string'
    ? value
        .slice(0, longest)
        .toWellFormed()
        .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .trim()
    : ''
