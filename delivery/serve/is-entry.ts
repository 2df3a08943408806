import type { IncomingHttpHeaders } from 'node:http'

/**
 * Robots that say so, and programs. nginx.conf has the same pattern. Robots with a browser's name seldom tell what they want a
 * document for, as all browsers do since Safari 16.4.
 */
export const robots =
  /^$|bot|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|python|curl|wget|java|go-http/i

/** Whether somebody has come to a page from outside: no robot, no prerendering, no part of a page, no link of our own. */
export function isEntry(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-site'] !== 'same-origin' &&
    method === 'GET' &&
    !headers['sec-purpose'] &&
    !headers.purpose &&
    !headers.range &&
    !robots.test(headers['user-agent'] ?? '')
  )
}
