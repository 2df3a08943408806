import { count, type Get, list, type Project, readCallerKeys, readProject } from '../_shared/environment.ts'

export type Settings = Project & {
  /** Keys callers may use. */
  callerKeys: string[]
  /** Origins whose pages may call from a browser. */
  siteOrigins: string[]
  /** Most requests stored per hour, by address. */
  limits: { visitor: number; caller: number }
  /** Whether visitors get a copy: there is a mail service, whose key only the mail sender needs. */
  confirms: boolean
  /** Lets its bearer ask for the status. */
  healthToken: string
}

/**
 * Reads the settings from the environment. SITE_ORIGINS and the limits are set by hand, the rest by Supabase.
 * @throws Error naming what is missing or wrong
 */
export function readSettings(get: Get): Settings {
  const project = readProject(get)
  const callerKeys = readCallerKeys(get)
  const limits = {
    visitor: count(get, 'LEADS_PER_VISITOR', 20),
    caller: count(get, 'LEADS_PER_CALLER', 600),
  }
  const siteOrigins = list(get('SITE_ORIGINS'))
  const confirms = Boolean(get('RESEND_API_KEY'))
  return { ...project, callerKeys, siteOrigins, limits, confirms, healthToken: get('HEALTH_TOKEN') ?? '' }
}
