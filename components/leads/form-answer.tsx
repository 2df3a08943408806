'use client'

import { fill } from '../../lib/content/fill.ts'
import { mailLink } from '../../lib/leads/mail-link.ts'
import { visibleText } from '../../lib/leads/product-line.ts'
import { optionWords } from '../../lib/leads/options.ts'
import type { Values } from '../../lib/leads/check.ts'
import { FormNotice } from './form-notice.tsx'
import { ReceiptCard } from './receipt.tsx'
import type { LeadFormState, ShellWords } from './use-lead-form.ts'
import { TextLink } from '../ui/text-link.tsx'

type Props = { form: LeadFormState; words: ShellWords; inDialog: boolean }

/** A form's answer. In a dialog it announces itself, because the page's live regions are inert; failures take the focus. */
export function FormAnswer({ form, words, inDialog }: Props) {
  const elsewhere = inDialog && form.shown.state === 'sent' && form.shown !== form.posted
  return (
    <div
      role={inDialog && form.shown.state !== 'failed' ? 'alert' : undefined}
      className="form-answer col-span-full empty:hidden"
    >
      {!elsewhere && <Answer key={form.shown.state} form={form} words={words} inDialog={inDialog} />}
    </div>
  )
}

function Answer({ form, words, inDialog }: Props) {
  const { id, answerId, choices, shown, posted, errors, notices, again } = form
  // Scrolls to every answer of a form posted without script, and always to receipts and failures; on invalid input the
  // first wrong field gets the focus.
  const focusNow = shown.state === 'invalid' ? 'no' : 'now'
  const focus = shown === posted ? 'on-load' : focusNow
  switch (shown.state) {
    case 'sent':
      return (
        <FormNotice
          id={answerId}
          kind="success"
          // With script, the live region announces the rest.
          notice={shown === posted ? notices.sent : { title: words.common.receipt.title }}
          focus={focus}
        >
          {shown.stored && (
            <ReceiptCard formId={id} stored={shown.stored} values={shown.values} words={words}>
              {shown === posted && inDialog && (
                <a href="?" className="button button-small button-secondary">
                  {words.common.receipt.done}
                </a>
              )}
              {shown === posted ? (
                // Brings the empty form back (receipts.css).
                <a href={`#${id}`} className="text-link">
                  {words.common.receipt.another}
                </a>
              ) : (
                <TextLink onClick={again}>{words.common.receipt.another}</TextLink>
              )}
            </ReceiptCard>
          )}
        </FormNotice>
      )
    case 'failed':
      return (
        <FormNotice id={answerId} kind="error" notice={notices.failed} focus={focus}>
          <a href={letter(shown.values, words, choices)} className="text-link">
            {words.common.mail}
          </a>
        </FormNotice>
      )
    case 'invalid': {
      // Without script, the fields show no errors of their own.
      if (shown !== posted && !Object.values(errors).some(Boolean)) return null
      const notice = shown.missing ? notices.missing : notices.invalid
      return notice && <FormNotice id={answerId} kind="error" notice={notice} focus={focus} />
    }
    case 'named':
      return (
        <FormNotice
          id={answerId}
          kind="note"
          notice={{
            title: shown.product,
            description: fill(words.common.products.named, { product: shown.product }),
          }}
          focus={focus}
        />
      )
    default:
      return null
  }
}

/** An e-mail to sales with everything the visitor typed. */
function letter(
  values: Values,
  { mailAddress, mailSubject, fields }: ShellWords,
  choices: LeadFormState['choices'],
): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value
      ? [`${fields[name]?.label ?? name}: ${optionWords(choices[name] ?? {}, visibleText(name, value))}`]
      : [],
  )
  return mailLink(mailAddress, mailSubject, lines)
}
