import { createHmac } from 'node:crypto'
import { maxBodyBytes, type Form } from '../_shared/contract.ts'
import { checkSubmission } from './check.ts'
import { readSender, type Sender } from './sender.ts'
import type { Settings } from './settings.ts'
import { callRpc, type Unanswered } from '../_shared/database.ts'
import { isSame } from '../_shared/is-same.ts'
import { mailboxOf } from '../_shared/mailbox.ts'
import { readText } from '../_shared/read-text.ts'

type Connection = { remoteAddr: { hostname?: string } }

/** The function's handler, which reports success only for a stored request. Logs failures, never typed text. */
export function createHandler(settings: Settings, log: (line: string) => void, store = storeSubmission) {
  return async function handle(request: Request, connection?: Connection): Promise<Response> {
    let headers = new Headers()
    try {
      headers = corsHeaders(request, settings.siteOrigins)
      if (request.method === 'OPTIONS') return preflight(completeHeaders(headers))
      const healthAnswer = await reportHealth(request, settings)
      if (healthAnswer) return healthAnswer
      const stored = await receive(request, connection?.remoteAddr.hostname ?? '')
      return Response.json({ success: true, ...stored }, { headers: completeHeaders(headers) })
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'unexpected', sorry)
      log(JSON.stringify({ function: 'send-contact-form', kind: refusal.kind, status: refusal.status }))
      return refusalResponse(refusal, completeHeaders(headers))
    }
  }

  async function receive(request: Request, remote: string): Promise<Stored> {
    if (request.method !== 'POST') throw new Refusal(405, 'method', 'Only POST is accepted.')
    if (!settings.callerKeys.includes(request.headers.get('apikey') ?? ''))
      throw new Refusal(401, 'api_key', 'The apikey header is missing or wrong.')
    const key = readIdempotencyKey(request)
    const checked = checkSubmission(await readJson(request, maxBodyBytes))
    if ('problem' in checked) {
      const { field, error } = checked.problem
      throw new Refusal(422, `field_${field || 'set'}`, error)
    }
    return store(settings, key, checked.form, readSender(request, remote, settings.secretKey))
  }
}

/** An answer is for one request and one origin, so it must not be cached. */
function completeHeaders(headers: Headers): Headers {
  headers.set('Cache-Control', 'no-store')
  headers.set('Vary', 'Origin')
  return headers
}

const sorry = 'Something went wrong. Please try again.'

const allowedHeaders = 'apikey, authorization, content-type, idempotency-key, x-client-info'

/** Headers for every answer. Browsers always send an Origin to another site; servers send none, which is accepted. */
function corsHeaders(request: Request, siteOrigins: string[]): Headers {
  const origin = request.headers.get('origin')
  if (origin === null) return new Headers()
  if (!siteOrigins.includes(origin))
    throw new Refusal(403, 'origin', 'Requests from this site are not accepted.')
  return new Headers({ 'Access-Control-Allow-Origin': origin })
}

/** Answers a browser's preflight request, which carries no key yet. */
function preflight(headers: Headers): Response {
  headers.set('Access-Control-Allow-Methods', 'POST')
  headers.set('Access-Control-Allow-Headers', allowedHeaders)
  headers.set('Access-Control-Max-Age', '3600')
  return new Response(null, { status: 204, headers })
}

/** Longest wait for the database, in milliseconds. */
const healthLimit = 3_000

/** Status of database and mails for callers with HEALTH_TOKEN; null for others, whose GET is refused. */
async function reportHealth(request: Request, settings: Settings): Promise<Response | null> {
  const { healthToken } = settings
  if (request.method !== 'GET' || !healthToken) return null
  if (!isSame(request.headers.get('x-health-token') ?? '', healthToken)) return null
  const mails = (await callRpc(settings, 'health', {}, healthLimit).catch(() => null)) ?? null
  return Response.json({ database: mails ? 'ok' : 'down', mails })
}

/** A stored row. `created_at` is ISO 8601; `confirmed`: the visitor gets a mail; `artwork`: the visitor's link takes files. */
export type Stored = { id: string; created_at: string; confirmed?: true; artwork?: true }

/** Shorter than the site's wait for the function (lib/leads/deliver-lead.ts), so that the site hears of the failure. */
const databaseTimeoutMs = 5_000

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
  wait = databaseTimeoutMs,
): Promise<Stored> {
  const { visitor, caller } = settings.limits
  const { mailbox, company } = (settings.confirms && mailboxOf(form.email)) || {}
  const hash = (text: string) => createHmac('sha256', settings.secretKey).update(text).digest('hex')
  const limits = { visitor_limit: visitor, caller_limit: caller }
  const request = {
    key,
    form,
    ...sender,
    ...limits,
    ...(mailbox && { mailbox: hash(`mailbox ${mailbox}`) }),
    ...(company && { mail_domain: hash(`domain ${company}`) }),
  }
  const stored = await callRpc(settings, 'store_submission', { request }, wait).catch(
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

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

function isUuid(text: unknown): text is string {
  return typeof text === 'string' && uuidPattern.test(text)
}

/** The key under which a request is stored once. Without one it is fresh, so that equal requests of two people stay two. */
function readIdempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key')
  if (key === null) return crypto.randomUUID()
  if (!isUuid(key)) throw new Refusal(400, 'idempotency_key', 'The Idempotency-Key must be a UUID.')
  return key
}

/** Reads JSON of at most `limit` bytes. @throws Refusal 415 for another type, 413 for too much, 400 for invalid JSON */
async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'content_type', 'The request must be JSON.')

  const text = await readText(request, limit)
  if (text === null) throw new Refusal(413, 'too_large', 'The request is too large.')

  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'bad_json', 'The request is not valid JSON.')
  }
}

/** Ends a request early. It is logged, and never contains anything the visitor typed. */
export class Refusal extends Error {
  /** `kind` is for the log; `sentence` for the caller, plain and without details of the database. */
  constructor(
    readonly status: number,
    readonly kind: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

function refusalResponse(refusal: Refusal, headers: Headers): Response {
  if (refusal.status === 405) headers.set('Allow', 'POST')
  // Counters restart every hour.
  if (refusal.status === 429)
    headers.set('Retry-After', String(3600 - (Math.floor(Date.now() / 1000) % 3600)))
  return Response.json({ success: false, error: refusal.message }, { status: refusal.status, headers })
}
