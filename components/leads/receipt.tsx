'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Stored, Values } from '../../lib/leads/check.ts'
import { readable } from '../../lib/leads/product-line.ts'
import { showToast } from '../site/show-toast.tsx'
import { FoldMark } from '../ui/fold-mark.tsx'
import { RegisterMark } from '../ui/register-mark.tsx'
import type { ShellWords } from './shell-words.ts'
import type { ArtworkWords } from '../../lib/content/artwork.ts'
import { plainForm } from './plain-artwork.tsx'

export type ReceiptProps = { formId: string; stored: Stored; values: Values; words: ShellWords }

/** The ticket's torn-off stub: the reference, what was sent, and when the answer is due. */
export function Receipt({ formId, stored, values, words }: ReceiptProps) {
  const { receipt } = words.common
  const typed = Object.entries(values).filter(([, value]) => value)
  return (
    <div className="receipt">
      <RegisterMark className="absolute top-[10px] right-[16px] size-[24px]" />
      <p className="type-label">{receipt.reference}</p>
      <p className="receipt-reference">{stored.reference}</p>
      <p className="text-2">{receipt.keep}</p>
      <dl className="receipt-data">
        <dt>{receipt.sent}</dt>
        <Moment instant={stored.at} zone={stored.zone} />
        <dt>{receipt.answerBy}</dt>
        <Moment instant={stored.answerBy} zone={stored.zone} />
      </dl>
      {stored.notes.map((note) => (
        <p key={note} className="mt-3">
          {note}
        </p>
      ))}
      {stored.artwork && (
        <ReceiptArtwork token={stored.artwork} formId={formId} stored={stored} words={words.artwork} />
      )}
      <details className="unfold">
        <summary className="min-h-control-small pt-4 type-label">
          {receipt.what}
          <FoldMark />
        </summary>
        <dl className="receipt-data">
          {typed.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{words.fields[name]?.label ?? words.common.products.label}</dt>
              <dd dir="auto">{readable(name, value ?? '')}</dd>
            </div>
          ))}
        </dl>
      </details>
      <button
        type="button"
        className="button button-small button-secondary scripted-only mt-4"
        onClick={() => void copy(stored.reference, receipt.copied)}
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

/** A time with its zone: the visitor's, or the company's if the server rendered the answer to a post. */
function Moment({ instant, zone }: { instant: string; zone: string }) {
  const inZone = (timeZone?: string) =>
    new Date(instant).toLocaleString('en-US', {
      weekday: 'long',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    })
  const text = useSyncExternalStore(
    never,
    () => inZone(),
    () => inZone(zone),
  )
  return <dd>{text}</dd>
}

type Files = typeof import('../artwork/receipt-files.tsx').ReceiptFiles

type Props = { token: string; formId: string; stored: Stored; words: ArtworkWords['form'] }

/** The field for files on a receipt, or a link to their page if its code fails to load. Without script a plain file field. */
function ReceiptArtwork({ words: { title, send }, ...props }: Props) {
  const [Files, setFiles] = useState<Files>()
  useEffect(
    () =>
      void import('../artwork/receipt-files.tsx')
        .then((code) => setFiles(() => code.ReceiptFiles))
        .catch(() => {}),
    [],
  )
  return Files ? (
    <Files {...props} />
  ) : (
    <>
      <a href={`/artwork/add#${props.token}`} className="text-link scripted-only">
        {title}
      </a>
      <div className="scriptless-only mt-4 flex-wrap gap-3">
        {/* Must precede the files, so that the server reads it first. */}
        <input type="hidden" name="token" value={props.token} form={plainForm} />
        <input type="file" name="file" multiple aria-label={title} form={plainForm} className="w-full" />
        <button form={plainForm} className="button button-small button-secondary">
          {send}
        </button>
      </div>
    </>
  )
}
