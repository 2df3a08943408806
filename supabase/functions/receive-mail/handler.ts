import { createHash } from 'node:crypto'
import { answerBy } from '../_shared/answer-by.ts'
import { callRpc, parse, Unanswered } from '../_shared/database.ts'
import { plainObject } from '../_shared/plain-object.ts'
import { readText } from '../_shared/read-text.ts'
import { requestOfToken } from '../_shared/reply-address.ts'
import words from '../send-notifications/words.json' with { type: 'json' }
import { wordsIn } from '../send-notifications/words-in.ts'
import { fetchMail, NoMail } from './fetch-mail.ts'
import { isSigned } from './is-signed.ts'
import { type File, readMail, type Received } from './read-mail.ts'
import { FilesLater, sendFiles } from './send-files.ts'
import type { Settings } from './settings.ts'

/** In bytes: the call names a mail, its receivers and files, and has none of its words. */
const maxCallBytes = 256 * 1024
/** In milliseconds. */
const databaseTimeoutMs = 8_000
/** In milliseconds: the mail service gives up after some hours, and the words must be here before. */
const maxWaitMs = 2 * 3_600_000
/** Most files of a mail; its page takes fewer. */
const maxFiles = 20
/** Longest list of names in a note, in characters. */
const maxNames = 500
/** A note by mail is owed an answer as one from the page is. */
const office = { ...words.office.promise, closed: words.office.closed.split(' ') }

/**
 * The function's handler, which only the mail service calls. The service repeats a call until it gets
 * a 200, so that is the answer for anything that is stored, or never will be. Logs problems, never anything typed.
 */
export function createInboundHandler(settings: Settings, log: (line: string) => void) {
  const answer = (status: number, kind: string) => {
    if (status !== 200 || kind.startsWith('no_mail'))
      log(JSON.stringify({ function: 'receive-mail', kind, status }))
    return Response.json({ done: kind }, { status, headers: { 'Cache-Control': 'no-store' } })
  }
  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'POST') return answer(405, 'method')
    const body = await readText(request, maxCallBytes)
    if (body === null || !isSigned(request.headers, body, settings.service.secret))
      return answer(401, 'unsigned')
    const call = plainObject(parse(body))
    const data = plainObject(call?.data) ?? {}
    try {
      if (call?.type === 'email.bounced') return answer(200, await recordBounced(settings, data))
      if (call?.type !== 'email.received') return answer(200, 'other')
      return answer(200, await receiveMail(settings, data))
    } catch (error) {
      if (error instanceof NoMail) return answer(200, `no_mail_${error.message}`)
      if (error instanceof Unanswered || error instanceof FilesLater) return answer(503, error.message)
      return answer(503, 'unexpected')
    }
  }
}

type Said = Record<string, unknown>

const listed = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** The requests to whose addresses a mail was sent. */
function requestsOf({ inbound }: Settings, data: Said): Set<string> {
  const receivers = [data.to, data.cc, data.bcc, data.received_for].flatMap(listed)
  const requests = receivers.map((receiver) => {
    // As `Keyline <…>`, or alone.
    const [token = '', domain = ''] = receiver.slice(receiver.lastIndexOf('<') + 1).split(/[@>\s]/)
    return domain.toLowerCase() === inbound.domain ? requestOfToken(inbound, token) : null
  })
  return new Set(requests.filter((request) => request !== null))
}

/** @returns what became of the mail, for the answer. @throws Unanswered, FilesLater, NoMail */
async function receiveMail(settings: Settings, data: Said): Promise<string> {
  const requests = requestsOf(settings, data)
  if (requests.size === 0) return 'unknown_address'
  const isOwn = (address: string) => address.endsWith(`@${settings.inbound.domain}`)
  const mail = await readMail(await fetchMail(settings.service, String(data.email_id)), isOwn)
  if (!mail) return 'automatic'
  const done = new Set<string>()
  // Each has it once, however often the mail is delivered.
  for (const request of requests)
    done.add(
      mail.kind === 'bounce'
        ? await recordBounces(settings, request, mail.addresses)
        : await storeNote(settings, request, mail, data.created_at),
    )
  return [...done].join('_')
}

async function storeNote(
  settings: Settings,
  request: string,
  { key, from, body, files }: Extract<Received, { kind: 'note' }>,
  at: unknown,
): Promise<string> {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const ask = (name: string, args: object) => callRpc(settings, name, args, databaseTimeoutMs)
  const opened = plainObject(await ask('open_mail', { request, sender: from }))
  if (!opened) return 'erased'
  const token = String(opened.token)
  const sender = hash(`mail ${from}`)
  const canWait = !(Date.now() - Date.parse(String(at)) > maxWaitMs)
  const refusedFiles = await sendFiles(settings, { token, sender, canWait }, files.slice(0, maxFiles))
  refusedFiles.push(...files.slice(maxFiles))
  // Files do not say who sent them: those of another address would stand as the customer's.
  const storedFiles = from === opened.email ? [] : files.filter((file) => !refusedFiles.includes(file))
  // It stands on the request's page, below what the customer wrote.
  const noteWords = wordsIn(String(opened.language))
  const packed = files.filter(({ bytes }) => isPacked(bytes))
  const note =
    listFiles(noteWords.taken, storedFiles) +
    listFiles(noteWords.notTaken, refusedFiles) +
    listFiles(noteWords.packed, packed)
  const due = new Date(answerBy(Date.now(), office)).toISOString()
  const mail = { key, from, at, due, body: body + note }
  const stored = await ask('take_mail', { link: hash(token), mail, visitor: sender })
  return plainObject(stored) ? 'stored' : 'erased'
}

/** Whether it is a package that only Outlook opens (TNEF, winmail.dat), by its signature. */
const isPacked = ([one, two, three, four]: Uint8Array) =>
  one === 0x78 && two === 0x9f && three === 0x3e && four === 0x22

/** Names files below a note. */
function listFiles(sentence: string, files: File[]): string {
  const names = files.map(({ name }) => name).join(', ')
  const short = names.length > maxNames ? `${names.slice(0, maxNames).toWellFormed()}…` : names
  return files.length > 0 ? `\n\n${sentence.replace('{file}', () => short)}` : ''
}

/** The mail service says that a mail of ours was refused for good; it repeats the tags of the mail. */
async function recordBounced(settings: Settings, { tags, to }: Said): Promise<string> {
  const tag = Array.isArray(tags)
    ? tags.find((one) => Object(one).name === 'request')?.value
    : Object(tags).request
  const request = requestOfToken(settings.inbound, String(tag))
  return request ? recordBounces(settings, request, listed(to)) : 'unknown_address'
}

async function recordBounces(settings: Settings, request: string, addresses: string[]): Promise<string> {
  for (const address of new Set(addresses.map((one) => one.toLowerCase().slice(0, 254))))
    await callRpc(settings, 'record_bounce', { request, address }, databaseTimeoutMs)
  return 'bounced'
}
