'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Docket } from '../ui/docket.tsx'
import { LeadFormShell, type ShellProps } from './lead-form.tsx'
import { ReceiptCard, type ReceiptProps } from './receipt.tsx'
import type { LeadFormState, ShellWords } from './use-lead-form.ts'

type Props = Omit<ShellProps, 'dialog'> & {
  words: { title: string; lead: string; cancel: string }
  keeps?: string
}

/** A form in a native dialog. It opens without script, and is open in the answer to a form posted without it. */
export function FormDialog({ keeps, ...shell }: Props) {
  const { form, words } = shell
  const { shown, posted } = form
  const id = `${form.id}-dialog`
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
          <div
            className="sending-bar data-on:sticky data-on:z-(--z-stick) data-on:top-[84px] md:data-on:top-[92px]"
            data-on={form.sending || undefined}
            aria-hidden="true"
          />
          <LeadFormShell {...shell} dialog={{ cancel: words.cancel, keeps }} />
        </Docket>
        <div data-toasts="" />
      </dialog>
      {shown.state === 'sent' && shown !== posted && shown.stored && (
        <QuoteReceipt
          key={shown.stored.reference}
          title={words.title}
          formId={form.id}
          stored={shown.stored}
          values={shown.values}
          words={words}
        />
      )}
    </>
  )
}

function stateOf(
  { sending, shown: { state }, posted }: LeadFormState,
  { state: draft, states }: ShellWords['common'],
) {
  if (sending) return states.sending
  if (posted.state === 'sent') return states.sent
  return state === 'failed' ? states.failed : draft
}

/** The receipt after a dialog has closed. It takes the focus, then returns it to where it was. */
function QuoteReceipt({ title, ...receipt }: ReceiptProps & { title: string }) {
  const { states, receipt: words } = receipt.words.common
  const slip = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const [done, setDone] = useState(false)

  useEffect(() => {
    before.current = document.activeElement
    slip.current?.showPopover?.()
    slip.current?.querySelector<HTMLElement>('.receipt-heading')?.focus()
  }, [])

  function close() {
    setDone(true)
    // The bar that opened it is gone with its list.
    const to = before.current?.isConnected ? before.current : document.querySelector('main')
    if (to instanceof HTMLElement) to.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close()

  if (done) return null
  return (
    <div
      ref={slip}
      id={`${receipt.formId}-answer`}
      popover="manual"
      role="dialog"
      aria-label={words.title}
      onKeyDown={onKeyDown}
      className="quote-receipt"
    >
      <div className="docket-head notched md:py-5 md:px-7">
        <div>
          <p className="docket-title">{title}</p>
          <p className="text-2 text-slate">{words.received}</p>
        </div>
        <p className="type-data font-label">{states.sent}</p>
      </div>
      <ReceiptCard {...receipt}>
        <button type="button" onClick={close} className="button button-small button-secondary">
          {words.done}
        </button>
      </ReceiptCard>
      <div data-toasts="" />
    </div>
  )
}
