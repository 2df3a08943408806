import * as z from 'zod/mini'
import { moneyPattern, totals } from './totals.ts'

// As in lib/leads/fields.ts.
z.config({ jitless: true })

const text = z.string().check(z.maxLength(200))
const item = text.check(z.regex(/\S/))
const count = z.int().check(z.minimum(1), z.maximum(999_999_999))
const money = z.string().check(
  z.regex(moneyPattern),
  z.refine((typed) => Number(typed) <= 1e9),
)

/**
 * A quote as it is written and stored; the database refuses the same (private.quote_fault). Prices are of one piece, one for
 * each of `columns`; without columns each line has its own quantity, and one price. `asked`: the column that was asked for.
 * `tax`: the id of an option. `until`: its last day, in the office's zone.
 */
export const quote = z
  .strictObject({
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    columns: z.array(count).check(z.maxLength(3)),
    asked: z.nullable(z.int().check(z.minimum(0))),
    lines: z
      .array(z.strictObject({ item, decoration: text, quantity: z.nullable(count), prices: z.array(money) }))
      .check(z.minLength(1), z.maxLength(40)),
    extras: z.array(z.strictObject({ item, note: text, amounts: z.array(money) })).check(z.maxLength(10)),
    tax: z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/)),
    delivered: z.nullable(z.iso.date()),
    until: z.iso.date(),
    terms: text,
  })
  .check(({ value, issues }) => {
    const wrong = (...path: (string | number)[]) =>
      issues.push({ code: 'custom', input: value, message: 'wrong', path })
    const { columns, asked, lines, extras } = value
    const choices = Math.max(columns.length, 1)
    if (asked !== null && asked >= choices) wrong('asked')
    lines.forEach(({ prices, quantity }, line) => {
      if (columns.length === 0 && quantity === null) wrong('lines', line, 'quantity')
      if (prices.length !== choices) wrong('lines', line, 'prices')
    })
    extras.forEach(({ amounts }, extra) => {
      if (amounts.length !== choices) wrong('extras', extra, 'amounts')
    })
    if (totals(value).some((total) => Number(total) > 1e12)) wrong('total')
  })

export type Quote = z.infer<typeof quote>
