import { deadline } from '../../content/deadline.ts'
import { isZone } from '../../content/office.ts'
import { projectRequestWords } from '../../content/project-request.ts'
import { companyTime } from './company-time.ts'
import { lineFor } from './line.ts'
import { say } from './say.ts'
import { verdict } from './verdict.ts'

/**
 * Whether what a request asks for can be there in time, at this moment.
 * @param zone the visitor's, or what somebody posts as one
 * @returns `line` goes with the request, '' when there is nothing to say; `sentence` goes on the receipt
 */
export function answerRequest(event: string, typedCity: string, group: string, zone = '') {
  const words = deadline()
  const now = companyTime(Date.now(), words.zone)
  const asked = { event, city: typedCity.replace(/\s+/g, ' '), group, now }
  const found = verdict(asked, words)
  const said = found && say(found, words, now.day, { zone: isZone(zone) ? zone : words.zone, isSent: true })
  return {
    line: lineFor(found, asked, projectRequestWords().fields.city.label, words),
    sentence: said && `${said.head}: ${said.sentence.replaceAll('*', '')}`,
  }
}
