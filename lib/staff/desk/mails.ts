import { fill } from '../../content/fill.ts'
import type { Template } from '../../content/replies.ts'
import { mailLink } from '../../leads/mail-link.ts'
import { reference } from '../../leads/reference.ts'
import type { Submission } from '../submission.ts'
import { reasonsFor } from '../artwork/words.ts'
import { inTodaysWords } from '../todays-words.ts'

/** Mail programs on Windows take about 2,000 characters of a link, and letters outside ASCII count several times. */
const quotedCharacters = 500

/**
 * The mails that staff can start an answer from: with greeting, reference and `staff` who signs, and the request quoted below.
 * @param link where the visitor sends a better file, for mails that ask for one; they have no address without it
 */
export function mailsFor(
  submission: Submission,
  templates: readonly Template[],
  staff: string,
  link?: string,
) {
  const { form } = inTodaysWords(submission)
  const quote = (most: number) =>
    form.details
      .slice(0, most)
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
  const said = {
    person: form.firstName,
    reference: reference(submission.id),
    staff,
    subject: form.eventType,
    ...(link && { link }),
  }
  const asks = ({ body }: Template) => body.includes('{link}') && !link
  return templates.map((template) => {
    const reasons = template.body.includes('{reasons}') ? saidIn(template.language) : ''
    const body = fill(template.body, { ...said, reasons })
    const room = quotedCharacters - reasons.length
    return {
      ...{ id: template.id, label: template.label, body },
      /** Gets the visitor's new link when it is opened. */
      asks: asks(template),
      href: mailLink(encodeURIComponent(form.email), fill(template.subject, said), [
        ...body.split('\n'),
        ...(form.details && room > 0 ? ['', ...quote(room)] : []),
      ]),
    }
  })
}
