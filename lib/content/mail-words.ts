import { writeFileSync } from 'node:fs'
import { brand } from './brand.ts'
import { mails } from './mails.ts'
import { weekdays } from '../leads/deadline/rules.ts'
import { office } from './office.ts'
import { requestWords } from './request.ts'
import { sourcesWords } from './sources.ts'
import { localPath } from '../language/local-path.ts'
import { otherLanguages } from '../language/languages.ts'
import { inLanguage, spokenLanguage, spokenLocale } from '../language/spoken.ts'

/** The mail function is deployed by itself and cannot read `content/`. */
export const mailWordsFile = 'supabase/functions/send-notifications/words.json'

/** The mails' words in the spoken language, with the address of the request's page. */
const spokenWords = () => ({
  language: spokenLanguage(),
  locale: spokenLocale(),
  path: localPath('/request'),
  ...mails().mail,
  ruler: requestWords().order.steps,
})

/** The mails' words, as JSON: in English, and below `languages` what visitors read in each other one. */
export function mailWords(): string {
  const { labels, openers } = sourcesWords()
  const { name, legalName, inks } = brand()
  const { key, sheet, board, slate, field, yellow, rubine, blue } = inks
  const { zone, days, hours, closed, clock, answerWithin } = office()
  const week = [...weekdays.slice(1), weekdays[0]]
  const words = {
    ...spokenWords(),
    languages: Object.fromEntries(
      // Sales read English.
      otherLanguages().map((one) => [one, { ...inLanguage(one, spokenWords), sales: undefined }]),
    ),
    office: {
      zone,
      days: days.map((day) => week.indexOf(day) + 1),
      from: hours.from,
      closed: closed.join(' '),
      promise: { clock, answerWithin, zone, days, hours },
    },
    source: { labels, openers },
    brand: {
      name,
      legalName,
      inks: { key, sheet, board, slate, field, yellow, rubine, blue, 'text-on-key': inks['text-on-key'] },
    },
  }
  return `${JSON.stringify(words, null, 2)}\n`
}

export const writeMailWords = () => writeFileSync(mailWordsFile, mailWords())
