'use client'

import { useSyncExternalStore } from 'react'
import { answerBy } from '../../lib/leads/answer-by.ts'
import type { LeadResult } from '../../lib/leads/result.ts'
import { showToast } from '../site/show-toast.tsx'
import { RegisterMark } from '../ui/register-mark.tsx'
import type { ShellWords } from './shell-words.ts'

type Props = { sent: Extract<LeadResult, { state: 'sent' }>; words: ShellWords }

/** The stub that is torn off the ticket: the reference, what was sent, and the time by which an answer will come. */
export function Receipt({ sent, words }: Props) {
  const { receipt } = words.common
  const stored = Date.parse(sent.sentAt)
  const sentAt = useVisitorsTime(stored, words.office.zone)
  const due = useVisitorsTime(answerBy(stored, words.office), words.office.zone)
  const typed = Object.entries(sent.values).filter(([, value]) => value)
  return (
    <div className="receipt">
      <RegisterMark className="absolute top-5 right-5 size-8" />
      <p className="type-label">{receipt.reference}</p>
      <p className="receipt-reference">{sent.reference}</p>
      <p className="text-[15px]">{receipt.keep}</p>
      <dl className="receipt-data">
        <dt>{receipt.sent}</dt>
        <dd>{sentAt}</dd>
        <dt>{receipt.answerBy}</dt>
        <dd>{due}</dd>
      </dl>
      <details>
        <summary className="min-h-11 cursor-pointer pt-3 type-label">{receipt.what}</summary>
        <dl className="receipt-data">
          {typed.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{words.fields[name]?.label ?? words.common.products.label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <button
        type="button"
        className="button button-small button-secondary scripted-only mt-3"
        onClick={() => void copy(sent.reference, receipt.copied)}
      >
        {receipt.copy}
      </button>
    </div>
  )
}

async function copy(reference: string, copied: ShellWords['common']['receipt']['copied']) {
  await navigator.clipboard.writeText(reference)
  showToast('success', copied)
}

const never = () => () => {}

/** A moment in the visitor's own zone, or the company's on a page that the server rendered after a post; it is named. */
function useVisitorsTime(moment: number, companyZone: string): string {
  const inZone = (timeZone?: string) =>
    new Date(moment).toLocaleString('en-US', {
      weekday: 'long',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    })
  return useSyncExternalStore(
    never,
    () => inZone(),
    () => inZone(companyZone),
  )
}
