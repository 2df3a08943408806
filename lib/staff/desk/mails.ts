import { deskWords } from '../../content/desk.ts'
import { fill } from '../../content/fill.ts'
import type { Template } from '../../content/replies.ts'
import { english } from '../../language/spoken.ts'
import { mailLink } from '../../leads/mail-link.ts'
import { reference } from '../../leads/reference.ts'
import type { StaffSubmission } from '../submission.ts'
import { reasonsFor } from '../artwork/words.ts'
import { languageName, visitorLanguage } from '../visitor-language.ts'
import { inTodaysWords } from '../todays-words.ts'

/** Mail programs on Windows take about 2,000 characters of a link, and letters outside ASCII count several times. */
const quotedCharacters = 500

/**
 * The mails that staff can start an answer from: with greeting, reference, signature (`staff`), and the quoted request. Those in
 * the visitor's language come first.
 * @param link to the visitor's page, for mails that bring it; they have no address without it
 */
export function mailsFor(
  submission: StaffSubmission,
  templates: readonly Template[],
  staff: string,
  link?: string,
) {
  const { form } = inTodaysWords(submission)
  const quote = (maxLength: number) =>
    form.details
      .slice(0, maxLength)
      // encodeURIComponent throws at half an emoji.
      .replace(/[\ud800-\udbff]$/, '')
      .split(/\r?\n/)
      .map((line) => `> ${line}`)
  const saidIn = (language: Template['language']) => {
    const reasons = submission.artwork ? reasonsFor(submission.artwork, language) : []
    const lines = reasons.map((reason) => `\n- ${reason}`)
    // The worst come first: keeps as many as fit.
    while (lines.join('').length > quotedCharacters) lines.pop()
    return lines.length > 0 ? `${lines.join('')}\n` : ''
  }
  const texts = {
    person: form.firstName,
    reference: reference(submission.id),
    staff,
    subject: form.eventType,
    ...(link && { link }),
  }
  const brings = ({ body }: Template) => {
    if (!body.includes('{link}') || link) return undefined
    return body.includes('{reasons}') ? ('file' as const) : ('page' as const)
  }
  const visitors = visitorLanguage(submission.facts?.language)
  const isForeign = ({ language }: Template) => (language ?? english) !== visitors
  const warning = fill(deskWords().answer.otherLanguage, { value: languageName(visitors) })
  const sorted = templates.toSorted((one, other) => Number(isForeign(one)) - Number(isForeign(other)))
  return sorted.map((template) => {
    const reasons = template.body.includes('{reasons}') ? saidIn(template.language) : ''
    const body = fill(template.body, { ...texts, reasons })
    const room = quotedCharacters - reasons.length
    return {
      id: template.id,
      label: template.label,
      body,
      /** The warning that the visitor reads another language, or ''. */
      warning: isForeign(template) ? warning : '',
      /** Gets a new link to the visitor's page when it is opened, to send a better file there or to read. */
      brings: brings(template),
      href: mailLink(encodeURIComponent(form.email), fill(template.subject, texts), [
        ...body.split('\n'),
        ...(form.details && room > 0 ? ['', ...quote(room)] : []),
      ]),
    }
  })
}
