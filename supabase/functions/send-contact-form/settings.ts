import { readCount, type Get, readList, readCallerKeys, readProject } from '../_shared/environment.ts'

/** Supabase sets all but SITE_ORIGINS, the limits and secrets. @throws Error naming what is missing or wrong */
export function readSettings(get: Get) {
  return {
    ...readProject(get),
    callerKeys: readCallerKeys(get),
    /** Origins whose pages may call from a browser. */
    siteOrigins: readList(get('SITE_ORIGINS')),
    /** Most requests stored per hour, by address. */
    limits: {
      visitor: readCount(get, 'LEADS_PER_VISITOR', 20),
      caller: readCount(get, 'LEADS_PER_CALLER', 600),
    },
    /** Whether visitors get a copy: there is a mail service, whose key only the mail sender needs. */
    confirms: Boolean(get('RESEND_API_KEY')),
    /** Lets its bearer ask for the status. */
    healthToken: get('HEALTH_TOKEN') ?? '',
  }
}
export type Settings = ReturnType<typeof readSettings>
