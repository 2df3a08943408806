import { writeFileSync } from 'node:fs'
import { brand } from './brand.ts'
import { confirmation } from './confirmation.ts'
import { office } from './office.ts'
import { requestWords } from './request.ts'
import { sourcesWords } from './sources.ts'

/** The mail function is deployed by itself and cannot read `content/`. */
export const mailWordsFile = 'supabase/functions/send-notifications/words.json'

/** The mails' words, as JSON. */
export function mailWords(): string {
  const { labels, openers } = sourcesWords()
  const { name, legalName, inks } = brand()
  const words = {
    ...confirmation().mail,
    zone: office().zone,
    source: { labels, openers },
    ruler: requestWords().order.steps,
    brand: { name, legalName, inks },
  }
  return `${JSON.stringify(words, null, 2)}\n`
}

export const writeMailWords = () => writeFileSync(mailWordsFile, mailWords())
