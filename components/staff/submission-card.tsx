import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { SubmissionsWords } from '../../lib/content/desk.ts'
import { fields } from '../../lib/leads/contract.ts'
import { reference } from '../../lib/leads/reference.ts'
import { artworkWords } from '../../lib/staff/artwork/words.ts'
import { phoneLink } from '../../lib/staff/phone-link.ts'
import { cardRows, inTodaysWords } from '../../lib/staff/todays-words.ts'
import { longDateTime } from '../../lib/staff/dates.ts'
import type { StaffSubmission } from '../../lib/staff/submission.ts'
import { quoteInWords } from '../../lib/staff/desk/quote-in-words.ts'
import { Docket } from '../ui/docket.tsx'
import { BreakableAddress } from './breakable-address.tsx'
import { QuoteLines } from './quote-lines.tsx'

function Row({ label, isLong, children }: { label: string; isLong: boolean; children: ReactNode }) {
  if (isLong)
    return (
      <div className="col-span-2 mt-2 border-t border-rule pt-4">
        <dt className="sr-only">{label}</dt>
        <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {children}
        </dd>
      </div>
    )
  return (
    <>
      <dt className="type-label">{label}</dt>
      <dd className="wrap-anywhere text-balance">{children}</dd>
    </>
  )
}

function Reach({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="-my-[2px] inline-flex py-[2px] text-blue-dark underline">
      <BreakableAddress>{children}</BreakableAddress>
    </a>
  )
}

/** One request as a ticket. Shows the visitor's text as plain text, never as markup. */
export function SubmissionCard({
  submission,
  words,
}: {
  submission: StaffSubmission
  words: SubmissionsWords
}) {
  const { id, created_at: createdAt } = submission
  const { notGiven, kinds, statuses, spamStatus } = words
  const { form, message, verdict } = inTodaysWords(submission)
  const { sentence, files } = artworkWords(submission.artwork ?? { announced: 0, files: [] })
  const state = submission.spam ? spamStatus : statuses[submission.status]
  const tags = [submission.kind && kinds[submission.kind], submission.owner_name].filter(Boolean)
  const blank = <i>{notGiven}</i>
  const links: Record<string, string | undefined> = {
    email: `mailto:${encodeURIComponent(form.email)}`,
    phone: phoneLink(form.phone),
  }
  return (
    <article>
      <Docket
        head={
          <>
            <div className="min-w-0 flex-[1_1_310px]">
              <h2 className="docket-title wrap-anywhere">
                <bdi>{`${form.firstName} ${form.lastName}`.trim()}</bdi>
              </h2>
              <time dateTime={createdAt} className="text-2 text-slate block text-balance">
                {longDateTime(createdAt, words.timeZone)}
              </time>
            </div>
            <p className="type-data ruled shrink-0 px-3 py-1 font-label">{reference(id)}</p>
          </>
        }
      >
        <p className="px-5 pt-4 text-2 wrap-anywhere text-slate md:px-7">
          <b className={clsx('font-head', submission.spam ? 'text-rubine-dark' : 'text-key')}>{state}</b>
          {['', ...tags].join(', ')}
        </p>
        {sentence && (
          <p className="px-5 pt-4 text-2 wrap-anywhere md:px-7">
            {sentence}
            {files.map(({ id, name, said, purpose }) => (
              <span key={id} className="block">
                <bdi className="font-label">{name}</bdi>: {said}. {purpose}
              </span>
            ))}
          </p>
        )}
        <div className="flex flex-wrap gap-x-6 gap-y-4 px-5 pt-4 pb-5 md:px-7 md:pt-5 md:pb-6 print:p-0">
          <dl className="min-w-0 flex-[1_1_300px] grid grid-cols-[72px_minmax(0,1fr)] content-start items-baseline gap-x-3 gap-y-2 text-3 leading-text md:grid-cols-[84px_minmax(0,1fr)] md:gap-x-4 print:gap-y-0">
            {verdict && (
              <Row label={words.deadline} isLong={false}>
                <b className="deadline-badge verdict-ink" data-kind={verdict.kind}>
                  {verdict.head}
                </b>{' '}
                {verdict.rest}
              </Row>
            )}
            {cardRows({ ...form, details: message }).map(({ label, key, values }) => (
              <Row key={key} label={label} isLong={fields[key].kind === 'lines'}>
                {links[key] ? <Reach href={links[key]}>{form[key]}</Reach> : values.join(', ') || blank}
              </Row>
            ))}
          </dl>
          {submission.quotes.length > 0 && (
            <div className="min-w-0 flex-[1_1_250px] text-2 wrap-anywhere print:px-4 print:pb-2">
              {submission.quotes.map(quoteInWords).map(({ quote, lines }) => (
                <div key={quote} className="not-first:pt-4">
                  <b className="font-label">{quote}</b>
                  <QuoteLines lines={lines} />
                </div>
              ))}
            </div>
          )}
        </div>
      </Docket>
    </article>
  )
}
