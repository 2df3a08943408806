'use client'

import clsx from 'clsx'
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
  const { shown, posted } = form
  const elsewhere = inDialog && shown.state === 'sent' && shown !== posted
  // The slip says it to the eye, and the fields go on saying it: a dialog on a narrow screen has no room for the slip.
  const isSaid = shown.state === 'invalid' && shown !== posted && areOfFields(shown.errors, words.fields)
  return (
    <div
      role={inDialog && shown.state !== 'failed' ? 'alert' : undefined}
      className={clsx(
        'form-answer col-span-full empty:hidden',
        isSaid && (inDialog ? 'lg:sr-only' : 'sr-only'),
      )}
    >
      {!elsewhere && <Answer key={shown.state} form={form} words={words} inDialog={inDialog} />}
    </div>
  )
}

/** Whether fields say all of the mistakes themselves. */
function areOfFields(errors: Values, fields: ShellWords['fields']) {
  const names = Object.keys(errors)
  return names.length > 0 && names.every((name) => name in fields)
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
          <a href={writeMailLink(shown.values, words, choices)} className="text-link">
            {words.common.mail}
          </a>
        </FormNotice>
      )
    case 'invalid': {
      // The notice goes with the last field's mistake. It stays if no field says the same, and always without script.
      const isOfFields = areOfFields(shown.errors, words.fields)
      if (shown !== posted && isOfFields && !Object.values(errors).some(Boolean)) return null
      const notice =
        (shown.missing ? notices.missing : notices.invalid) ?? (isOfFields ? null : notices.failed)
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
function writeMailLink(
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
