import * as z from 'zod/mini'
import type { Options } from '../content/shapes.ts'
import { fill } from '../content/fill.ts'
import { isCalendarDay } from './calendar-day.ts'
import { fields, shapes, type SubmissionKey } from './contract.ts'
import { idOf } from './options.ts'

// zod otherwise tries `new Function`, which the content security policy reports.
z.config({ jitless: true })

/** Marks the message of an empty required field apart from that of a wrong entry (lib/leads/check.ts). */
const missing = { params: { missing: true } }

/** What the database would refuse is taken out before the check, as in the function: NUL and lone surrogates. */
const storable = (value: string) => value.toWellFormed().replaceAll('\0', '').trim()

/** Counts as the function and the browser's maxlength do, in UTF-16 units; zod's own max counts an emoji as one. */
export function limited(max: number, tooLong: string) {
  return z.string().check(
    z.overwrite(storable),
    z.refine((value) => value.length <= max, fill(tooLong, { max })),
  )
}

/** A text of limited length; the limit is the same as in the function. */
export function text(key: SubmissionKey, tooLong: string) {
  return limited(fields[key].maxLength, tooLong)
}

/** A text that must not be empty. */
export function required(key: SubmissionKey, tooLong: string, message: string, max = fields[key].maxLength) {
  return limited(max, tooLong).check(z.refine((value) => value !== '', { error: message, ...missing }))
}

/** How somebody can be reached: required, and of its shape. */
export function reach(key: keyof typeof shapes, tooLong: string, message: string, wrongFormat: string) {
  return required(key, tooLong, message).check(
    z.refine((value) => value === '' || shapes[key].test(value), wrongFormat),
  )
}

/** One of the options, by its words, or nothing. */
export function choice(options: Options, message: string) {
  return z.string().check(z.refine((value) => value === '' || idOf(options, value) !== undefined, message))
}

/** A day of the calendar as `2027-03-05`, or nothing. */
export function date(message: string) {
  return z.string().check(
    z.trim(),
    z.refine((value) => value === '' || isCalendarDay(value), message),
  )
}
