import { createHmac } from 'node:crypto'
import { callDatabase, type Unanswered } from '../_shared/database.ts'
import { mailboxOf } from '../_shared/mailbox.ts'
import { Refusal } from './answer.ts'
import type { Form } from '../_shared/contract.ts'
import { isUuid } from './request.ts'
import type { Sender } from './sender.ts'
import type { Settings } from './settings.ts'

/**
 * A request's row. `created_at` is ISO 8601; `confirmed` is set if the visitor gets a copy, `artwork` if the sender's
 * link accepts files.
 */
export type Stored = { id: string; created_at: string; confirmed?: true; artwork?: true }

/** Shorter than the site's wait for the function (lib/leads/deliver.ts), so that it hears what went wrong. */
const timeLimit = 5_000

/**
 * Stores a request in one transaction and returns once it is committed.
 * @param key repeated with the same form, stores nothing new and returns the first row
 * @param sender is counted, unless the request was already stored
 * @param wait in milliseconds
 * @throws Refusal 429 if the sender has used up the hour, 503 for any unexpected answer
 */
export async function storeSubmission(
  settings: Settings,
  key: string,
  form: Form,
  sender: Sender,
  wait = timeLimit,
): Promise<Stored> {
  const { visitor, caller } = settings.limits
  const { mailbox, company } = (settings.confirms && mailboxOf(form.email)) || {}
  const hash = (text: string) => createHmac('sha256', settings.secretKey).update(text).digest('hex')
  const limits = { visitor_limit: visitor, caller_limit: caller }
  const request = {
    ...{ key, form, ...sender, ...limits },
    ...(mailbox && { mailbox: hash(`mailbox ${mailbox}`) }),
    ...(company && { mail_domain: hash(`domain ${company}`) }),
  }
  const stored = await callDatabase(settings, 'store_submission', { request }, wait).catch(
    ({ kind }: Unanswered) => {
      if (kind !== 'limit') throw trouble(kind)
      throw new Refusal(429, 'rate_limit', 'Too many requests. Please try again later.')
    },
  )
  if (!isStored(stored)) throw trouble('unexpected_answer')
  const { id, created_at, confirmed, artwork: linked } = stored
  return {
    id,
    created_at,
    ...(confirmed === true && { confirmed }),
    ...(linked === true && { artwork: linked }),
  }
}

function isStored(value: unknown): value is Stored {
  const { id, created_at } = Object(value) as Record<string, unknown>
  return isUuid(id) && typeof created_at === 'string' && !Number.isNaN(Date.parse(created_at))
}

const trouble = (kind: string): Refusal =>
  new Refusal(503, `storage_${kind}`, 'The request could not be stored. Please try again.')
