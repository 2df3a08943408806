import { z } from 'zod'
import { formPost, type FormPost, postAction } from '../../build/next-output/server-action.ts'

/** The contact form's text fields, and anything else added to it. */
export type Fields = Record<string, string>

/** The visitor's answer: `reference` if the request was acknowledged. */
export type Answer = { status: number; reference: string | null; text: string }

/** Time limit for a visitor's call, in milliseconds; then it throws. */
const callTimeoutMs = 20_000

/** Reads the fields that a browser would post with the contact form from the served page. */
export async function readForm(site: string): Promise<FormPost> {
  const page = await (await fetch(`${site}/`)).text()
  const form = /<form id="project-request".*?<\/form>/s.exec(page)?.[0] ?? ''
  const hidden: Fields = {}
  for (const [input] of form.matchAll(/<input [^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1]
    if (name) hidden[name] = plain(/value="([^"]*)"/.exec(input)?.[1] ?? '')
  }
  return formPost(hidden)
}

/** Posts the form like a browser without script; the answer is a page. */
export async function postPage(site: string, { hidden }: FormPost, fields: Fields): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...hidden, ...fields })) body.set(name, value)
  const headers = { Origin: site }
  const signal = AbortSignal.timeout(callTimeoutMs)
  const response = await fetch(`${site}/`, { method: 'POST', headers, body, signal })
  const text = await response.text()
  const sent = text.includes('data-notice="success"')
  const [reference = ''] = /KL(-[0-9A-F]{4}){3}/.exec(text) ?? []
  return { status: response.status, reference: sent ? reference : null, text }
}

/** Calls the action in place, as the page's script does; the answer is the action's own. */
export async function callAction(site: string, { action }: FormPost, fields: Fields): Promise<Answer> {
  const call = { action, state: { state: 'idle' }, fields }
  const { status, text, result } = await postAction(`${site}/`, call, AbortSignal.timeout(callTimeoutMs))
  const { state, stored } = actionResult.safeParse(result).data ?? {}
  return { status, reference: state === 'sent' ? (stored?.reference ?? '') : null, text }
}

const actionResult = z.object({ state: z.string(), stored: z.object({ reference: z.string() }).optional() })

function plain(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Part of every torture visitor's name and address. It may appear in the database and the mails, and nowhere else. */
export const canary = 'canary7f3a'

/** A numbered visitor's request, under its own key. */
export function amara(number: number | string): Fields {
  return {
    firstName: `Amara ${canary}`,
    lastName: 'Okafor',
    email: `amara.${canary}@northbeam.example`,
    phone: '+1 305 555 0167',
    company: 'Northbeam',
    eventType: 'Other',
    eventDate: '2027-01-11',
    quantity: `#${number}`,
    details: 'Shirt, bottle and notebook per person.\n80 to the Miami office.',
    key: crypto.randomUUID(),
  }
}
