'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { Stored } from '../../lib/leads/check.ts'
import { withUnit } from '../../lib/leads/product-line.ts'
import { rememberRequest } from '../../lib/request/own-requests.ts'
import { showToast } from '../site/show-toast.tsx'
import { bold } from '../ui/bold.tsx'
import { RegisterMark } from '../ui/register-mark.tsx'
import type { ShellWords } from './use-lead-form.ts'
import type { ArtworkWords } from '../../lib/content/artwork.ts'

export type ReceiptProps = { formId: string; stored: Stored; words: ShellWords }

/** The ticket's torn-off stub: the reference, when the answer is due, the files, and the way to the request's page. */
export function Receipt({ formId, stored, words, children }: ReceiptProps & { children?: ReactNode }) {
  const { receipt } = words.common
  const { artwork: token, reference, at } = stored
  useEffect(() => {
    if (token) rememberRequest({ reference, token, sent: at })
  }, [token, reference, at])
  return (
    <div className="receipt">
      <RegisterMark className="absolute top-[10px] right-[14px] size-[24px]" />
      <h4 tabIndex={-1} className="receipt-heading">
        {receipt.reference} <span className="receipt-reference">{reference}</span>
      </h4>
      <p className="text-2">{receipt.keep}</p>
      <dl className="receipt-data">
        <dt>{receipt.sent}</dt>
        <Moment instant={at} zone={stored.zone} />
        <dt>{receipt.answerBy}</dt>
        <Moment instant={stored.answerBy} zone={stored.zone} />
      </dl>
      {stored.verdict && (
        <p className="mt-4 text-2">
          <b className="deadline-badge verdict-ink" data-kind={stored.verdict.kind}>
            {stored.verdict.head}
          </b>{' '}
          {bold(stored.verdict.sentence)}
        </p>
      )}
      <Goods goods={stored.goods} words={words.common} />
      <p className="mt-4 text-2">{stored.note}</p>
      {token && (
        <>
          <ReceiptArtwork token={token} formId={formId} stored={stored} words={words.artwork} />
          <p className="mt-4 text-2">
            {receipt.pageText} <span className="scriptless-only">{receipt.scripted}</span>
          </p>
        </>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-3 [&>.button]:grow">
        {token && (
          <>
            <a href={pageOf(token)} className="button button-small button-primary">
              {receipt.page}
            </a>
            <button
              type="button"
              className="button button-small button-secondary scripted-only"
              onClick={() => void copy(pageOf(token), receipt.copied)}
            >
              {receipt.copy}
            </button>
          </>
        )}
        {children}
      </p>
    </div>
  )
}

type GoodsProps = { goods: Stored['goods']; words: ShellWords['common'] }

function Goods({ goods, words: { receipt, products } }: GoodsProps) {
  if (goods.length === 0) return null
  return (
    <>
      <h5 className="receipt-heading mt-5">{receipt.goods}</h5>
      <ul role="list" className="receipt-goods">
        {goods.map(({ product, quantity, picture }) => (
          <li key={product}>
            {picture && <img src={picture} alt="" />}
            <b dir="auto">{withUnit(product)}</b>
            <span>
              {/^\d+$/.test(quantity) ? Number(quantity).toLocaleString('en-US') : quantity || products.any}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const pageOf = (token: string) => `/request#${token}`

async function copy(path: string, copied: ShellWords['common']['receipt']['copied']) {
  await navigator.clipboard.writeText(location.origin + path)
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

/** The form for files without script: its fields are on the receipt, inside another form. */
const plainForm = 'plain-artwork'

export const PlainArtwork = () => (
  <form id={plainForm} action="/artwork/files/plain" method="post" encType="multipart/form-data" />
)

type Files = typeof import('../artwork/receipt-files.tsx').ReceiptFiles

type Props = { token: string; formId: string; stored: Stored; words: ArtworkWords['form'] }

/** The field for files on a receipt, nothing if its code fails to load. Without script a plain file field. */
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
    <div className="scriptless-only mt-4 flex-wrap gap-3">
      {/* Must precede the files, so that the server reads it first. */}
      <input type="hidden" name="token" value={props.token} form={plainForm} />
      <input type="file" name="file" multiple aria-label={title} form={plainForm} className="w-full" />
      <button form={plainForm} className="button button-small button-secondary">
        {send}
      </button>
    </div>
  )
}
