import { readCount, type Get, readList, type Project, readProject } from '../_shared/environment.ts'
import { type Inbound, readInbound } from '../_shared/reply-address.ts'

export type Mail = {
  /** Base URL of the mail service's API. */
  url: string
  key: string
  /** The sender as registered with the mail service, e.g. `Keyline <requests@example.com>`. */
  from: string
  /** The recipients in sales. */
  to: string[]
  /** The site's origin, for links to tickets; undefined if unknown. */
  site?: string
  /** The mail service answers 429 to more than 2 per second, unless the limit was raised. */
  perSecond: number
  /** Where replies arrive; undefined if only sales' mailbox takes them. */
  inbound?: Inbound | undefined
}

/** `mail` is null if no key is set: then nothing is sent. */
export type Settings = Project & { mail: Mail | null }

/** Reads the settings from the environment. @throws Error naming what is missing or wrong */
export function readSettings(get: Get): Settings {
  const project = readProject(get)
  const key = get('RESEND_API_KEY')
  if (!key) return { ...project, mail: null }

  const from = get('NOTIFY_FROM')
  const to = readList(get('NOTIFY_TO'))
  if (!from || to.length === 0)
    throw new Error('RESEND_API_KEY is set, so NOTIFY_FROM and NOTIFY_TO must be set as well.')
  const [site] = readList(get('SITE_ORIGINS'))
  const url = (get('RESEND_API_URL') || 'https://api.resend.com').replace(/\/+$/, '')
  const perSecond = readCount(get, 'NOTIFY_PER_SECOND', 2)
  return { ...project, mail: { url, key, from, to, perSecond, site, inbound: readInbound(get) } }
}
