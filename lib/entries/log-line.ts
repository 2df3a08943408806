import type { Visit } from './entry.ts'

/**
 * A visit of nginx's log: the time, the path, the origin that linked to it and the campaign, with tabs between.
 * @returns null for what is no such line
 */
export function visitOf(line: string): Visit | null {
  const [time = '', path, referrer, campaign, ...more] = line.split('\t')
  const at = Date.parse(time)
  if (Number.isNaN(at) || campaign === undefined || more.length > 0) return null
  return { at, address: `${path}?utm_campaign=${campaign === '-' ? '' : campaign}`, referrer: referrer ?? '' }
}
