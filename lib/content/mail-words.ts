import { writeFileSync } from 'node:fs'
import { brand } from './brand.ts'
import { confirmation } from './confirmation.ts'
import { weekdays } from '../leads/deadline/rules.ts'
import { office } from './office.ts'
import { requestWords } from './request.ts'
import { sourcesWords } from './sources.ts'

/** The mail function is deployed by itself and cannot read `content/`. */
export const mailWordsFile = 'supabase/functions/send-notifications/words.json'

/** The mails' words, as JSON. */
export function mailWords(): string {
  const { labels, openers } = sourcesWords()
  const { name, legalName, inks } = brand()
  const { key, sheet, board, slate, field, yellow, rubine, blue } = inks
  const { zone, days, hours, closed, clock, answerWithin } = office()
  const week = [...weekdays.slice(1), weekdays[0]]
  const words = {
    ...confirmation().mail,
    office: {
      zone,
      days: days.map((day) => week.indexOf(day) + 1),
      from: hours.from,
      closed: closed.join(' '),
      promise: { clock, answerWithin, zone, days, hours },
    },
    source: { labels, openers },
    ruler: requestWords().order.steps,
    brand: {
      name,
      legalName,
      inks: { key, sheet, board, slate, field, yellow, rubine, blue, 'text-on-key': inks['text-on-key'] },
    },
  }
  return `${JSON.stringify(words, null, 2)}\n`
}

export const writeMailWords = () => writeFileSync(mailWordsFile, mailWords())
