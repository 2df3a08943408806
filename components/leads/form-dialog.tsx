'use client'

import type { ReactNode } from 'react'
import { Docket } from '../ui/docket.tsx'
import type { ShellWords } from './shell-words.ts'
import { QuoteReceipt } from './quote-receipt.tsx'
import type { LeadForm } from './use-lead-form.ts'

type Props = {
  id: string
  form: LeadForm
  words: ShellWords & { title: string; lead: string }
  children: ReactNode
}

/** Closing returns the focus to what opened the dialog. */
export function closeDialog(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}

/**
 * A form in a native dialog, opened by `command="show-modal"`, so it works before any script. It is already open in the
 * answer to a form posted without script.
 */
export function FormDialog({ id, form, words, children }: Props) {
  const { shown, posted } = form
  return (
    <>
      <dialog
        id={id}
        aria-labelledby={`${id}-title`}
        open={posted.state === 'idle' ? undefined : true}
        className="form-dialog"
        data-screen-only=""
      >
        <Docket
          ground="scrim"
          head={
            <>
              <div>
                <h2 id={`${id}-title`} className="docket-title">
                  {words.title}
                </h2>
                <p className="docket-subject text-2 text-slate">{words.lead}</p>
              </div>
              <p className="type-data font-label">{stateOf(form, words.common)}</p>
            </>
          }
        >
          <div className="sending-bar" data-on={form.sending || undefined} aria-hidden="true" />
          {children}
        </Docket>
        <div data-toasts="" />
      </dialog>
      {shown.state === 'sent' && shown !== posted && shown.stored && (
        <QuoteReceipt
          key={shown.stored.reference}
          title={words.title}
          formId={form.id}
          stored={shown.stored}
          words={words}
        />
      )}
    </>
  )
}

function stateOf(
  { sending, shown: { state }, posted }: LeadForm,
  { state: draft, states }: ShellWords['common'],
) {
  if (sending) return states.sending
  if (posted.state === 'sent') return states.sent
  return state === 'failed' ? states.failed : draft
}
