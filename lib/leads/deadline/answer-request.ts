import { deadline } from '../../content/deadline.ts'
import { isZone } from '../../content/dated.ts'
import { citiesOfWorld } from '../../places/world.ts'
import type { Facts } from '../facts.ts'
import { companyTime } from './day.ts'
import { lookUpElsewhere, findCity } from './find-city.ts'
import { sayDeadline } from './say-deadline.ts'
import { judgeDeadline } from './judge-deadline.ts'

/**
 * Whether a request, sent now, can be delivered in time. `chosen` and `zone` may be anything that was posted.
 * @returns `asked` goes with the request; `said` goes on the receipt, if a city was named
 */
export function answerRequest(event: string, typedCity: string, chosen: string, zone = '') {
  const words = deadline()
  const now = companyTime(Date.now(), words.zone)
  const city = typedCity.replace(/\s+/g, ' ')
  const group = words.production.find(({ id }) => id === chosen)?.id
  const near = lookUpElsewhere(city, words, citiesOfWorld)
  const listed = city ? findCity(city, words) : undefined
  const country = listed?.near === false ? listed.country : (near?.[0]?.[1] ?? listed?.country)
  const found = judgeDeadline({ event, city, near, group: chosen, now }, words)
  const sentences =
    found && sayDeadline(found, words, now.day, { zone: isZone(zone) ? zone : words.zone, isSent: true })
  const days = found && 'proof' in found ? found : undefined
  const facts = {
    ...(city && { city }),
    ...(country && { country }),
    ...(found && { verdict: found.kind, ...(group && { group }) }),
    ...(days && { proof: days.proof, printed: days.printed, delivered: days.delivered }),
  } satisfies Partial<Facts>
  return { asked: facts, said: city && sentences ? { kind: found.kind, ...sentences } : undefined }
}
