'use client'

import { Fragment, type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { isCalendarDay } from '../../lib/leads/calendar-day.ts'
import { withUnit, writeQuantity } from '../../lib/leads/product-line.ts'
import type { Values, StoredLead } from '../../lib/leads/check.ts'
import type { ShellWords } from './use-lead-form.ts'
import { rememberRequest } from '../../lib/request/request-storage.ts'
import { writeCalendarDay, writeMoment } from '../../lib/request/write-time.ts'
import { showToast } from '../site/show-toast.tsx'
import { bold } from '../ui/bold.tsx'
import { copyText } from '../ui/copy-text.ts'
import { RegisterMark } from '../ui/register-mark.tsx'
import { useLazyPart } from '../ui/use-lazy-part.ts'
import type { ArtworkWords } from '../../lib/content/artwork.ts'

export type ReceiptProps = {
  formId: string
  stored: StoredLead
  values: Values
  words: ShellWords
  children?: ReactNode
}

/** The ticket's torn-off stub: the reference, when the answer is due, what was sent, and the link to the request's page. */
export function ReceiptCard(props: ReceiptProps) {
  const { formId, stored, words, children } = props
  const { receipt, page, locale } = words.common
  const { artwork: token, reference, at } = stored
  useEffect(() => {
    if (token) rememberRequest({ reference, token, sent: at })
  }, [token, reference, at])
  return (
    <div className="receipt md:px-7">
      <RegisterMark className="absolute top-[10px] right-[14px] size-[24px]" />
      <h4 tabIndex={-1} className="receipt-heading type-label w-fit mb-1">
        {receipt.reference}{' '}
        <span className="receipt-reference type-reference block leading-text" translate="no">
          {reference}
        </span>
      </h4>
      <p className="text-2">{receipt.keep}</p>
      <dl className="receipt-data">
        <dt className="pr-5 text-slate">{receipt.sent}</dt>
        <Moment instant={at} zone={stored.zone} locale={locale} />
        <dt className="pr-5 text-slate">{receipt.answerBy}</dt>
        <Moment instant={stored.answerBy} zone={stored.zone} locale={locale} />
      </dl>
      {stored.verdict && (
        <p className="mt-4 text-2">
          <b className="deadline-badge verdict-ink" data-kind={stored.verdict.kind}>
            {stored.verdict.head}
          </b>{' '}
          {bold(stored.verdict.sentence)}
        </p>
      )}
      <Asked {...props} />
      <p className="mt-4 text-2">{stored.note}</p>
      {token && (
        <>
          <div className="receipt-files">
            <ReceiptArtwork token={token} formId={formId} stored={stored} words={words.artwork} />
          </div>
          <p className="mt-4 text-2">
            {receipt.pageText} <span className="scriptless-only">{receipt.scripted}</span>
          </p>
        </>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-3 [&>.button]:grow">
        {token && (
          <>
            <a href={`${page}#${token}`} className="button button-small button-primary">
              {receipt.page}
            </a>
            <button
              type="button"
              className="button button-small button-secondary scripted-only"
              onClick={() => void copyLink(`${page}#${token}`, receipt)}
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

/** Left out: visitors know who they are. */
const person = ['firstName', 'lastName', 'name', 'company', 'phone', 'email']

/** The sent values: the goods, then the text about them. */
function Asked({ stored: { goods }, values, words: { fields, common } }: ReceiptProps) {
  const { receipt, products } = common
  // The need in words is one of the goods (goodsOf).
  const mentioned = values.need ? ['need', 'quantity'] : []
  // In the form's order.
  const typed = Object.entries(fields).flatMap(([name, { label }]) => {
    const value = values[name]
    return value && !person.includes(name) && !mentioned.includes(name) ? [{ label, value }] : []
  })
  if (goods.length + typed.length === 0) return null
  return (
    <>
      <h5 className="receipt-heading type-label w-fit mb-1 mt-5">{receipt.goods}</h5>
      <ul role="list" className="receipt-goods empty:hidden text-2 leading-text mt-2 listed-b">
        {goods.map(({ product, quantity, picture }) => (
          <li className="flex gap-3 items-center py-[3px] listed-t" key={product}>
            {picture && (
              <img className="flex-none w-[42px] h-[42px] ruled bg-board object-cover" src={picture} alt="" />
            )}
            <b className="flex-1 min-w-0 font-label" dir="auto">
              {withUnit(product)}
            </b>
            <span className="text-slate">
              {writeQuantity(quantity) || (product !== values.need && products.unsaid)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="receipt-data receipt-typed empty:hidden -mt-[1px]">
        {typed.map(({ label, value }) => (
          <Fragment key={label}>
            <dt className="pr-5 text-slate">{label}</dt>
            <dd
              className="wrap-anywhere whitespace-pre-wrap text-pretty font-text"
              dir="auto"
              suppressHydrationWarning
            >
              {isCalendarDay(value) ? writeCalendarDay(value, 'long', common.locale) : value}
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}

async function copyLink(path: string, words: ShellWords['common']['receipt']) {
  if (await copyText(location.origin + path, words.copy)) showToast('success', words.copied)
}

const never = () => () => {}

/** A time with its zone: the visitor's, or the company's if the server rendered the answer to a post. */
function Moment({ instant, zone, locale }: { instant: string; zone: string; locale: string }) {
  const text = useSyncExternalStore(
    never,
    () => writeMoment(instant, undefined, locale),
    () => writeMoment(instant, zone, locale),
  )
  return (
    // Browsers and the server may write a time differently, and React would drop the whole answer for it.
    <dd className="wrap-anywhere whitespace-pre-wrap text-pretty" suppressHydrationWarning>
      {text}
    </dd>
  )
}

/** The form for files without script: its fields are on the receipt, inside another form. */
const plainForm = 'plain-artwork'

/** Its answer is in the language of the page. */
export const PlainArtwork = ({ language }: { language: string | undefined }) => (
  <form
    id={plainForm}
    action={`/artwork/files/plain${language ? `?language=${language}` : ''}`}
    method="post"
    encType="multipart/form-data"
  />
)

type ArtworkProps = { token: string; formId: string; stored: StoredLead; words: ArtworkWords['form'] }

/** The receipt's field for files; empty if its code fails to load, and a plain file field without script. */
function ReceiptArtwork({ words: { title, send }, ...props }: ArtworkProps) {
  const [Files, load] = useLazyPart(async () => (await import('../artwork/receipt-files.tsx')).ReceiptFiles)
  const begin = useEffectEvent(load)
  useEffect(() => begin(), [])
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
