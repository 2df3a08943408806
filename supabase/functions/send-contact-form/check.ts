import { isCalendarDay } from '../_shared/calendar-day.ts'
import { storable } from '../_shared/storable.ts'
import { emailPattern, fields, type Form, type Key, keys, phonePattern } from '../_shared/contract.ts'

/** The fault of a submission. `field` is one of the nine keys, or `''` for the whole body. */
type Problem = { field: Key | ''; error: string }

type Checked = { form: Form } | { problem: Problem }

/** Whether a body may be stored, with its text as stored. The site has checked it; this is for direct callers. */
export function checkSubmission(body: unknown): Checked {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return refuse('', 'The request must be a JSON object.')
  // Does not repeat the unknown key's name: it could be personal data.
  if (Object.keys(body).some((key) => !Object.hasOwn(fields, key)))
    return refuse('', 'The request has a field that is not known.')

  const form: Partial<Form> = {}
  for (const key of keys) {
    if (fields[key].mayBeMissing && !Object.hasOwn(body, key)) continue
    const value: unknown = Object.hasOwn(body, key) ? Reflect.get(body, key) : undefined
    if (typeof value !== 'string') return refuse(key, `The field ${key} is missing or is not text.`)

    const text = storable(value, fields[key].kind)
    const error = findError(key, text)
    if (error) return refuse(key, error)
    form[key] = text
  }
  return { form: form as Form }
}

/** Checks a field as it would be stored. */
function findError(key: Key, text: string): string | null {
  if (text === '') return fields[key].required ? `The field ${key} must not be empty.` : null
  if (text.length > fields[key].maxLength) return `The field ${key} is too long.`
  if (key === 'email' && !shapes.email.test(text)) return 'The field email is not an e-mail address.'
  if (key === 'phone' && !shapes.phone.test(text)) return 'The field phone is not a phone number.'
  if (key === 'eventDate' && !isCalendarDay(text)) return 'The field eventDate is not a date like 2026-03-05.'
  return null
}

const refuse = (field: Key | '', error: string): Checked => ({ problem: { field, error } })

/** The shapes of an e-mail address and a dialable number; only trying reveals whether they work. */
const shapes = { email: new RegExp(emailPattern, 'u'), phone: new RegExp(phonePattern, 'u') }
