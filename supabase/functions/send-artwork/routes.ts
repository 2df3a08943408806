import { parse } from '../_shared/database.ts'
import { plainObject } from '../_shared/plain-object.ts'
import { readText } from '../_shared/read-text.ts'
import { json, retryLater, unknownLink, type Whole, askDatabase, Refusal, type Sender } from './answer.ts'
import { acceptFile } from './begin-file.ts'
import { isBelow, readPins, readTyped } from './read-message.ts'
import { completeFile, receivePart, streamParts } from './receive-file.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage.ts'

/** Longest message in characters, however encoded. */
const maxMessage = 8_000
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Acts = Record<
  string,
  (settings: Settings, link: string, message: Said, visitor: string) => Promise<Response>
>
/** Forwarded by the site, unverified. */
type Said = Record<string, unknown>

/** The actions of a request's page, by the last part of their path. @throws Refusal */
const pageActions: Acts = {
  read: async (settings, link) => json(200, await callForLink(settings, 'read_request', { link })),

  async messages(settings, link, { key, body, pins: pinned, due }, visitor) {
    const text = readTyped(body, maxMessage)
    const pins = readPins(pinned)
    const isRead = pinned ? pins && text !== undefined : text
    if (typeof key !== 'string' || !uuid.test(key) || !isRead) throw refuseAction('malformed')
    const at = Date.parse(typeof due === 'string' ? due : '')
    const message = { key, body: text, pins, due: Number.isNaN(at) ? null : new Date(at).toISOString() }
    const message_limit = settings.limits.messages
    return json(200, await callForLink(settings, 'add_message', { link, message, visitor, message_limit }))
  },

  async accept(settings, link, { number, choice, total, name, order }) {
    const signed = readTyped(name, 120)
    const bought = readTyped(order ?? '', 60)
    if (!isBelow(number, 1_000_000) || !isBelow(choice, 3) || typeof total !== 'string')
      throw refuseAction('malformed')
    if (!signed || bought === undefined) throw refuseAction(signed ? 'order' : 'name')
    const acceptance = { number, choice, total: total.slice(0, 30), name: signed, order: bought }
    return json(200, await callForLink(settings, 'accept_quote', { link, acceptance }))
  },

  async approve(settings, link, { version, sha256, name }) {
    const signed = readTyped(name, 120)
    if (!isBelow(version, 10_000) || typeof sha256 !== 'string') throw refuseAction('malformed')
    if (!signed) throw refuseAction('name')
    const approval = { version, sha256: sha256.slice(0, 64), name: signed }
    return json(200, await callForLink(settings, 'approve_proof', { link, approval }))
  },

  open: async (settings, link, { file }) =>
    json(
      200,
      await callForLink(settings, 'open_answer_file', {
        link,
        file_id: uuid.test(String(file)) ? file : null,
      }),
    ),
  seen: callAndAcknowledge('mark_answers_seen'),
  end: callAndAcknowledge('end_links'),
}

function callAndAcknowledge(name: string): Acts[string] {
  return async (settings, link) => {
    await callForLink(settings, name, { link })
    return json(204, null)
  }
}

const refuseAction = (reason: string) => new Refusal(422, 'refused', reason, { reason })

/** The database's answer about an existing link. @throws Refusal if there is none */
async function callForLink(settings: Settings, name: string, body: object): Promise<unknown> {
  const answer = await askDatabase<unknown>(settings, name, body)
  if (!answer) throw unknownLink()
  return answer
}

type Route = {
  method: string
  path: RegExp
  /** Requires the secret key. */
  secret?: true
  /** Opened with a key to one file, not with a request's link. */
  keyed?: true
  answer(asked: {
    settings: Settings
    storage: Storage
    request: Request
    /** A file's id; for a request's page, the action. */
    file: string
    part: number
    /** SHA-256 of the visitor's token, or of a key to one file. */
    link: string
    by: Sender
    visitor: string
  }): Promise<Response>
}

const id = '([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})'
const to = (
  method: string,
  path: string,
  answer: Route['answer'],
  needs: Pick<Route, 'secret' | 'keyed'> = {},
): Route => ({ method, path: new RegExp(`^${path.replace(':id', id)}$`), answer, ...needs })

/** In bytes: a report, a purpose and a name. */
const maxBodyBytes = 64 * 1024
/** Parses the body; an empty one is an empty object. @throws Refusal */
async function parseBody(request: Request): Promise<Said> {
  const text = await readText(request, maxBodyBytes)
  const object = plainObject(parse(text === '' ? '{}' : (text ?? '')))
  if (!object) throw refuseAction('malformed')
  return object
}

/** All routes below the function's own name. */
export const routes: Route[] = [
  to('POST', 'files', async ({ settings, request, ...asked }) =>
    acceptFile(settings, asked, await parseBody(request)),
  ),
  to('PUT', 'files/:id/(\\d\\d?)', async ({ settings, storage, link, request, file, part }) => {
    await receivePart(settings, storage, link, request, { file, part })
    return json(204, null)
  }),
  to('POST', 'files/:id/done', async ({ settings, storage, request, file, ...asked }) => {
    return json(200, await completeFile(settings, storage, asked, file, await parseBody(request)))
  }),
  to('GET', 'files/:id/content', async ({ settings, storage, link, file }) => {
    const whole = await askDatabase<Whole>(settings, 'artwork_with_parts', { link, file_id: file })
    if (whole?.state !== 'arrived') throw unknownLink()
    return new Response(await streamParts(storage, whole.parts))
  }),
  to('PUT', 'files/:id/findings', async ({ settings, link, request, file }) => {
    const checked = await parseBody(request)
    if (!(await askDatabase(settings, 'record_findings', { link, file_id: file, checked })))
      throw unknownLink()
    return json(204, null)
  }),
  to('DELETE', 'files/:id', async ({ settings, link, file }) => {
    if (!(await askDatabase(settings, 'remove_artwork', { link, file_id: file }))) throw unknownLink()
    return json(204, null)
  }),
  to('GET', 'opened/:id', ({ settings, storage, link, file }) => openFile(settings, storage, link, file), {
    keyed: true,
  }),
  to(
    'POST',
    `request/(${Object.keys(pageActions).join('|')})`,
    async ({ settings, link, visitor, request, file: act }) =>
      pageActions[act]!(settings, link, await parseBody(request), visitor),
  ),
  to(
    'POST',
    'sweep',
    async ({ settings, storage }) => json(200, { removed: await removeOrphans(settings, storage) }),
    { secret: true },
  ),
]

/** Removes orphans from the storage: parts of unfinished, removed and erased files. @throws Refusal 503, with some removed */
async function removeOrphans(settings: Settings, storage: Storage): Promise<number> {
  let count = 0
  let removed: string[] = []
  for (;;) {
    const due = (await askDatabase<string[]>(settings, 'delete_unfinished_uploads', { removed })) ?? []
    if (due.length === 0) return count
    await storage.remove(due).catch(() => {
      throw retryLater('storage_remove')
    })
    removed = due
    count += due.length
  }
}

type Opened = { name: string; bytes: number; parts: string[] }

/** Opens a file by the SHA-256 of a ten-minute key. Its name, percent-encoded, is in a header. @throws Refusal 404, 503 */
async function openFile(settings: Settings, storage: Storage, key: string, file: string): Promise<Response> {
  const opened = await askDatabase<Opened>(settings, 'opened_artwork', { key_hash: key, file_id: file })
  if (!opened) throw unknownLink()
  const parts = opened.parts.map((object, part) => ({ part, object }))
  return new Response(await streamParts(storage, parts), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Length': String(opened.bytes),
      'X-Artwork-Name': encodeURIComponent(opened.name),
    },
  })
}
