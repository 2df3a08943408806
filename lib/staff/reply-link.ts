import type { SubmissionsWords } from '../content/submissions.ts'
import { reference } from '../leads/reference.ts'
import { mailLink } from '../leads/mail-link.ts'
import type { Submission } from './submission.ts'

/** Mail programs on Windows take about 2,000 characters of a link, in which letters outside ASCII count several times. */
const quotedCharacters = 600

/** Opens an answer to a request, with its reference in the subject and the request quoted below. */
export function replyLink({ id, form_data: form }: Submission, words: SubmissionsWords['work']): string {
  const quoted = form.details
    .slice(0, quotedCharacters)
    // Half an emoji has no address: encodeURIComponent throws at it.
    .replace(/[\ud800-\udbff]$/, '')
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
  return mailLink(encodeURIComponent(form.email), words.subject.replace('{reference}', reference(id)), [
    words.greeting.replace('{name}', () => form.firstName),
    '',
    '',
    '',
    ...(form.details ? quoted : []),
  ])
}
