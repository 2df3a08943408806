import type { IncomingHttpHeaders } from 'node:http'

/**
 * Declared bots, and programs. nginx.conf has the same pattern. Bots that pose as browsers seldom send
 * Sec-Fetch-Dest, as all browsers do since Safari 16.4.
 */
export const robotAgents =
  /^$|bot|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|python|curl|wget|java|go-http/i

/** Whether a request is a visit from outside: no bot, prerendering, part of a page, or link of our own. */
export function isEntry(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-site'] !== 'same-origin' &&
    method === 'GET' &&
    !headers['sec-purpose'] &&
    !headers.purpose &&
    !headers.range &&
    !robotAgents.test(headers['user-agent'] ?? '')
  )
}
