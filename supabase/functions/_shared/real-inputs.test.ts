import assert from 'node:assert/strict'
import { accepted } from '../send-contact-form/examples.ts'
import { checkSubmission } from '../send-contact-form/check.ts'
import inputs from './real-inputs.json' with { type: 'json' }

for (const [key, list] of [
  ['email', inputs.email],
  ['phone', inputs.phone],
  ['eventDate', inputs.date],
] as const)
  for (const [typed, stored] of Object.entries<string | null>(list))
    Deno.test(
      `the function stores the ${key} ${JSON.stringify(typed)} as people reach it, or refuses it`,
      () => {
        const checked = checkSubmission({ ...(accepted[0]?.body as object), [key]: typed })
        assert.equal('form' in checked ? checked.form[key] : null, stored)
      },
    )
