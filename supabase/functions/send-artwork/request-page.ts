import { json, Refusal, unknown, ask } from './answer.ts'
import type { Settings } from './settings.ts'

/** Of a message, in characters, however they are encoded. */
const longest = 8_000
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Acts = Record<
  string,
  (settings: Settings, link: string, said: Said, visitor: string) => Promise<Response>
>
/** Passed on by the site, unverified. */
type Said = Record<string, unknown>

/** What a request's page can do, by the last part of its path. @throws Refusal */
export const acts: Acts = {
  read: async (settings, link) => json(200, await there(settings, 'read_request', { link })),

  async messages(settings, link, { key, body, due }, visitor) {
    const text = typed(body, longest)
    if (!uuid.test(String(key)) || !text) throw refused('malformed')
    const message = { key, body: text, due: Number.isNaN(Date.parse(String(due))) ? null : due }
    const message_limit = settings.limits.messages
    return json(200, await there(settings, 'add_message', { link, message, visitor, message_limit }))
  },

  async accept(settings, link, { number, choice, total, name, order }) {
    const [signed, bought] = [typed(name, 120), typed(order ?? '', 60)]
    if (!isBelow(number, 1_000_000) || !isBelow(choice, 3) || typeof total !== 'string')
      throw refused('malformed')
    if (!signed || bought === undefined) throw refused(signed ? 'order' : 'name')
    const acceptance = { number, choice, total: total.slice(0, 30), name: signed, order: bought }
    return json(200, await there(settings, 'accept_quote', { link, acceptance }))
  },

  seen: told('see_request'),
  end: told('end_links'),
}

function told(name: string): Acts[string] {
  return async (settings, link) => {
    await there(settings, name, { link })
    return json(204, null)
  }
}

const refused = (reason: string) => new Refusal(422, 'refused', reason, { reason })

const isBelow = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < most

/** The database's answer about a link that is there. */
async function there(settings: Settings, name: string, body: object): Promise<unknown> {
  const answer = await ask<unknown>(settings, name, body)
  if (!answer) throw unknown()
  return answer
}

/** Text as the database can hold it, trimmed; undefined if it is too long or no text. */
function typed(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.toWellFormed().replaceAll('\0', '').trim()
  return [...text].length <= most ? text : undefined
}
