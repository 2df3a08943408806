import { createMailHandler } from './drain-outbox.ts'
import { readSettings } from './settings.ts'

const settings = readSettings((name) => Deno.env.get(name))
if (!settings.mail) console.log('RESEND_API_KEY is not set: no mail is sent.')

Deno.serve(createMailHandler(settings, console.error))
