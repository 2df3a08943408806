import { z } from 'zod'
import { defineContent, text, texts, textWith } from './shapes.ts'

const notice = z.strictObject({ title: text, description: text })

export const signInWords = defineContent(
  'sign-in.yaml',
  z.strictObject({
    meta: z.strictObject({ title: text }),
    ...texts('title', 'lead'),
    form: z.strictObject({
      ...texts('title', 'email', 'password', 'show', 'hide', 'submit', 'sending'),
      helper: z.strictObject({ name: text, email: z.email('must be an e-mail address') }),
      forgotten: textWith('{person}', '{email}'),
    }),
    errors: z.strictObject({ email: text, password: text, wrong: text }),
    notices: z.strictObject({ expired: notice, signedOut: notice, down: notice }),
    locked: z.strictObject({ title: text, one: text, many: textWith('{minutes}') }),
    stranger: z.strictObject({ title: text, text: textWith('{email}') }),
    signOut: z.strictObject({ label: text, sending: text, failed: text }),
    account: z.strictObject({
      ...texts('title', 'current', 'submit', 'wrong', 'weak', 'same'),
      lead: textWith('{email}'),
      password: textWith('{least}'),
      changed: notice,
      locked: notice,
      sessions: z.strictObject({ title: text, text, label: text }),
    }),
  }),
)
export type SignInWords = ReturnType<typeof signInWords>
