import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { text } from './shapes.ts'

const including = (place: string) => text.refine((value) => value.includes(place), `must contain ${place}`)
const notice = z.strictObject({ title: text, description: text })

export const signInWords = defineContent(
  'sign-in.yaml',
  z.strictObject({
    meta: z.strictObject({ title: text }),
    title: text,
    lead: text,
    form: z.strictObject({
      title: text,
      email: text,
      password: text,
      show: text,
      hide: text,
      submit: text,
      sending: text,
      forgotten: including('{email}'),
    }),
    errors: z.strictObject({ email: text, password: text, wrong: text }),
    notices: z.strictObject({ expired: notice, signedOut: notice, down: notice }),
    locked: z.strictObject({ title: text, one: text, many: including('{minutes}') }),
    stranger: z.strictObject({ title: text, text: including('{email}') }),
    signOut: z.strictObject({ label: text, sending: text, failed: text }),
  }),
)
export type SignInWords = ReturnType<typeof signInWords>
