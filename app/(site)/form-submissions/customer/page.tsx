import '../../../../components/staff/desk.css'
import '../../../../components/staff/reports/report.css'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { CustomerSheet } from '../../../../components/staff/customer.tsx'
import { DeskBar } from '../../../../components/staff/desk-bar.tsx'
import { customerWords } from '../../../../lib/content/customer.ts'
import { fill } from '../../../../lib/content/fill.ts'
import { deskBarWords, submissionsWords } from '../../../../lib/content/desk.ts'
import { privatePage } from '../../../../lib/seo/private-page.ts'
import { currentStaff } from '../../../../lib/staff/current-staff.ts'
import { backupsUntil, customerRequests, readCustomer } from '../../../../lib/staff/customer.ts'
import { attempt } from '../../../../lib/staff/desk/call-database.ts'
import type { SearchParams } from '../../../../lib/staff/list-state.ts'
import { customerPath } from '../../../../lib/staff/next-path.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => privatePage(customerWords().title)

export default async function CustomerPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await connection()
  const query = await searchParams
  const { of, also } = customerRequests.parse(query)
  const outcome = String(query.said)
  const { state, role, refusal = '', name = '' } = await currentStaff()
  // The sign-in redirects marketers to the pages they may read.
  if (state !== 'staff' && state !== 'unknown')
    redirect(`/sign-in?${new URLSearchParams({ next: `${customerPath}?of=${of}` })}`)
  const asking = role === 'manager' && ['ask', 'changed', 'failed'].includes(outcome)
  const read = await attempt('customer_not_read', () => readCustomer({ of, also }, asking))
  const words = customerWords()
  const cards = submissionsWords()
  const newest = read.state === 'read' ? read.groups[0]?.lines[0] : undefined
  const person = newest?.by
  const isThere = person || outcome === 'erased'
  const isSaid = isThere ? outcome : 'gone'
  const noticeKey = read.state === 'failed' ? read.state : isSaid
  const notice = Object.entries(words.notices).find(([one]) => one === noticeKey)?.[1] ?? ''
  const until = backupsUntil()
  return (
    <div className="desk report">
      <DeskBar words={deskBarWords()} name={name} here={customerPath} tickets />
      <main id="main" className="report-page customer max-w-[1040px] ml-0">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div>
            <h1 className="wrap-anywhere text-7 x-poster font-poster tracking-[-0.008em]" dir="auto">
              {person || words.title}
            </h1>
            {newest?.contact && (
              <p className="text-3 mt-2 text-slate wrap-anywhere" dir="auto">
                {newest.contact}
              </p>
            )}
          </div>
          <p className="report-tools flex flex-wrap gap-3 max-md:gap-2" data-screen-only="">
            {person && !refusal && (
              <a className="desk-button" href="#take">
                {words.take.heading}
              </a>
            )}
            <a className="desk-button" href={`/form-submissions?view=all&ticket=${person && of}`}>
              {words.back}
            </a>
          </p>
        </div>
        <p
          role="status"
          className="not-empty:mt-5 not-empty:py-3 not-empty:px-4 not-empty:ruled not-empty:[box-shadow:inset_6px_0_0_var(--color-blue-dark)]"
        >
          {fill(notice, { day: until })}
        </p>
        {read.state === 'read' && person ? (
          <CustomerSheet {...{ words, cards, read, of, also, refusal, until }} />
        ) : (
          <img
            src="/drawings/torn-ticket.svg"
            alt=""
            width="480"
            height="400"
            className="w-full max-w-[480px] mt-8 mx-auto"
          />
        )}
      </main>
    </div>
  )
}
