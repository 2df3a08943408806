import type { Page } from '@playwright/test'
import type { LocalBackend } from '../../supabase/local/backend.ts'
import { office } from '../../lib/content/office.ts'
import { requestWords } from '../../lib/content/request.ts'
import { reference } from '../../lib/leads/reference.ts'
import type { Quote } from '../../lib/quotes/quote.ts'
import { ask } from '../../supabase/tests/support/sign-in.ts'
import { requestWithLink, upload, uploads } from '../../supabase/tests/support/upload.ts'
import { expect } from './fixtures.ts'
import { makeStaff, sessionOf } from './staff.ts'

/** A quote of three quantities, of which the visitor asked for the second. */
export const quote: Quote = {
  currency: 'USD',
  columns: [250, 500, 1000],
  asked: 1,
  lines: [
    {
      item: 'Insulated bottle',
      decoration: 'Screen print, one colour',
      quantity: null,
      prices: ['9.60', '8.40', '7.55'],
    },
  ],
  extras: [{ item: 'Set-up', note: 'Two screens', amounts: ['90', '90', '90'] }],
  tax: Object.keys(requestWords().taxes)[0] ?? '',
  delivered: null,
  until: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
  terms: 'Half is due with the proof.',
}
/** Its total at each quantity. */
export const totals = ['$2,490.00', '$4,290.00', '$7,640.00']

/** Accepts the quote that a request's page shows. */
export async function accept(page: Page, name: string) {
  const { sign } = requestWords().quote
  await page.getByLabel(sign.name).fill(name)
  // By keyboard: a second click too soon orders nothing.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: sign.yes }).click()
}

type Said = {
  id: string
  state: string
  events?: { id: string }[]
  messages: { state: string; body: string }[]
}

/** Accepts the second choice of its quote as a request's page does, without opening it. */
export function acceptByPost(url: string, token: string) {
  const body = JSON.stringify({ number: 1, choice: 1, total: '4290.00', name: 'Ada Buyer', order: '' })
  const headers = { authorization: `Bearer ${token}` }
  return fetch(`${url}/request/accept`, { method: 'POST', headers, body })
}

/** Stores a request, and answers it as Dana Reyes with a quote. */
export async function requestWithQuote(
  backend: LocalBackend,
  change: Record<string, string> = {},
  { text = 'Here it is.', offer = quote, announced = 0 } = {},
) {
  const request = await requestWithLink(backend, announced, change)
  const staff = await colleague(backend, 'Dana Reyes')
  await staff.answer(reference(request.id), text, offer)
  return { ...request, staff }
}

/** Calls the database as a new colleague in another tab. */
export async function colleague(backend: LocalBackend, name: string) {
  const email = await makeStaff(backend, name)
  const { token } = await sessionOf(backend, email)
  const call = async (fn: string, body: object) => {
    const answer = await ask(backend, `/rest/v1/rpc/${fn}`, { token, body })
    expect(answer.ok).toBe(true)
    const text = await answer.text()
    return text ? (JSON.parse(text) as Said) : null
  }
  const staff = {
    email,
    call,
    /** Sends an answer, which leaves after ten seconds. */
    async send(reference: string, body: string, sent: Quote | null = null) {
      const { events = [] } = (await call('read_ticket', { reference })) ?? {}
      const shown = `{${events.map(({ id }) => id).join(',')}}`
      const more = { answer_key: crypto.randomUUID(), shown, zone: office().zone }
      const outcome = await call('queue_answer', { reference, body, quote: sent, ...more })
      expect(outcome?.state).toBe('going')
    },
    /** Sends an answer, and waits until it has left. */
    async answer(reference: string, body: string, sent: Quote | null = null) {
      await staff.send(reference, body, sent)
      await staff.waitUntilSent(reference)
    },
    /** Waits until every answer has been sent. */
    async waitUntilSent(reference: string) {
      await expect
        .poll(
          async () => {
            await call('send_due_answers', {})
            return (await call('read_ticket', { reference }))?.messages.every(({ state }) => state === 'sent')
          },
          { timeout: 20_000, intervals: [1_000] },
        )
        .toBe(true)
    },
    /** Sends a PDF as a proof, with a last day to approve it. */
    async prove(reference: string, bytes: Uint8Array) {
      const key = String(await call('attach_files', { reference }))
      const file_id = await upload(uploads(backend, key), bytes)
      const proof = { for: '500 cards', changed: 'The sun is smaller.', lines: [], by: '2031-12-01' }
      await call('mark_proof', { file_id, proof })
      await staff.answer(reference, '')
    },
  }
  return staff
}
