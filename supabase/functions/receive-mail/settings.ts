import { type Get, type Project, readCallerKeys, readProject } from '../_shared/environment.ts'
import { type Inbound, readInbound } from '../_shared/reply-address.ts'

export type Settings = Project & {
  /** Any of the keys with which the site calls the function for files. */
  callerKey: string
  inbound: Inbound
  /** The mail service: base URL and key of its API, and the secret that signs its calls. */
  service: { url: string; key: string; secret: string }
}

/** Reads the settings from the environment. @throws Error naming what is missing or wrong */
export function readSettings(get: Get): Settings {
  const inbound = readInbound(get)
  const key = get('RESEND_API_KEY')
  const secret = get('RESEND_WEBHOOK_SECRET')
  if (!inbound || !key || !secret?.startsWith('whsec_'))
    throw new Error(
      'INBOUND_DOMAIN, INBOUND_KEY, RESEND_API_KEY and RESEND_WEBHOOK_SECRET (whsec_…) must be set.',
    )
  const url = (get('RESEND_API_URL') || 'https://api.resend.com').replace(/\/$/, '')
  return { ...readProject(get), callerKey: readCallerKeys(get)[0]!, inbound, service: { url, key, secret } }
}
