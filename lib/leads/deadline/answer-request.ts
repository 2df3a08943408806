import { deadline } from '../../content/deadline.ts'
import { projectRequestWords } from '../../content/project-request.ts'
import { companyTime } from './company-time.ts'
import { lineFor } from './line.ts'
import { say } from './say.ts'
import { verdict } from './verdict.ts'

/**
 * Whether what a request asks for can be there in time, at this moment.
 * @returns `line` goes with the request, '' when there is nothing to say; `sentence` goes on the receipt
 */
export function answerRequest(event: string, typedCity: string, group: string) {
  const words = deadline()
  const now = companyTime(Date.now(), words.zone)
  const asked = { event, city: typedCity.replace(/\s+/g, ' '), group, now }
  const found = verdict(asked, words)
  const said = found && say(found, words, now.day, true)
  return {
    line: lineFor(found, asked, projectRequestWords().fields.city.label, words),
    sentence: said && `${said.head}: ${said.sentence.replaceAll('*', '')}`,
  }
}
