import * as z from 'zod/mini'
import type { Options } from '../content/shapes.ts'
import { storable } from '../../supabase/functions/_shared/storable.ts'
import { fill } from '../content/fill.ts'
import { isCalendarDay } from './calendar-day.ts'
import { fields, contactPatterns, type SubmissionKey } from './contract.ts'
import { readChoice } from './options.ts'

// Otherwise zod tries `new Function`, which the content security policy reports.
z.config({ jitless: true })

/** Counts in UTF-16 units like the function and the browser's maxlength; zod's own max counts an emoji as one. */
export function limitedText(max: number, tooLong: string, kind?: string) {
  return z.string().check(
    z.overwrite((value) => storable(value, kind)),
    z.refine((value) => value.length <= max, fill(tooLong, { max })),
  )
}

/** A text within the function's limit. */
export function textField(key: SubmissionKey, tooLong: string) {
  return limitedText(fields[key].maxLength, tooLong)
}

export function required(key: SubmissionKey, tooLong: string, message: string, max = fields[key].maxLength) {
  return limitedText(max, tooLong, fields[key].kind).check(z.refine((value) => value !== '', message))
}

/** A required e-mail address or phone number. */
export function contactField(
  key: keyof typeof contactPatterns,
  tooLong: string,
  message: string,
  wrongFormat: string,
) {
  return required(key, tooLong, message).check(
    z.refine((value) => value === '' || contactPatterns[key].test(value), wrongFormat),
  )
}

/** One of the options, by its id, or ''. */
export function choiceOf(options: Options, message: string) {
  return z.string().check(z.refine((value) => readChoice(options, value) !== undefined, message))
}

/** A calendar day like `2027-03-05`, or ''. */
export function date(message: string) {
  return z.string().check(
    z.overwrite((value) => storable(value, 'date')),
    z.refine((value) => value === '' || isCalendarDay(value), message),
  )
}
