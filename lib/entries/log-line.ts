import type { Visit } from './entry.ts'

/** A visit from a line of nginx's log (time, path, linking origin, campaign; tabs between), or null. */
export function visitOf(line: string): Visit | null {
  const [time = '', path, referrer, campaign, ...more] = line.split('\t')
  const at = Date.parse(time)
  if (Number.isNaN(at) || campaign === undefined || more.length > 0) return null
  return { at, address: `${path}?utm_campaign=${campaign === '-' ? '' : campaign}`, referrer: referrer ?? '' }
}
