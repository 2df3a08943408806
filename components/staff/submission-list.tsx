import { redirect } from 'next/navigation'
import { submissionsWords } from '../../lib/content/submissions.ts'
import { currentStaff } from '../../lib/staff/current-staff.ts'
import { sourcesPath } from '../../lib/staff/sources/span.ts'
import { eventTypes } from '../../lib/staff/event-types.ts'
import { isOpenToEveryone } from '../../lib/staff/is-open-to-everyone.ts'
import { isFiltered } from '../../lib/staff/list-address.ts'
import type { ListState } from '../../lib/staff/list-state.ts'
import { listSubmissions } from '../../lib/staff/list-submissions.ts'
import { CountLine } from './count-line.tsx'
import { FilterForm } from './filter-form.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PageLinks } from './page-links.tsx'
import { PrintNow } from './print-now.tsx'
import { SearchReach } from './search-reach.tsx'
import { SubmissionCard } from './submission-card.tsx'
import { TicketState } from './ticket-state.tsx'
import { TicketWork } from './ticket-work.tsx'
import { ViewTabs } from './view-tabs.tsx'

/** What the database lets this reader see, and for staff the means to work on it. */
export async function SubmissionList({ state }: { state: ListState }) {
  const words = submissionsWords()
  const [page, reader, open] = await Promise.all([
    listSubmissions(state, words.timeZone),
    currentStaff(),
    isOpenToEveryone(),
  ])
  if (reader.state === 'marketer') redirect(sourcesPath)
  const isStaff = reader.state === 'staff'
  const mayRead = isStaff || (open && reader.state === 'anonymous')
  return (
    <>
      {open && !page.failed && (
        <p className="ruled mt-8 max-w-[66ch] bg-yellow px-5 py-3.5" data-screen-only>
          {words.localPreview}
        </p>
      )}
      {page.failed && (
        <p
          role="alert"
          className="mt-8 max-w-[66ch] border-[1.5px] border-l-6 border-rubine-dark bg-sheet px-5 py-3.5"
        >
          {words.failed}
        </p>
      )}
      {mayRead && (page.rows.length > 0 || isFiltered(state) || state.view) && (
        <div className="mt-10">
          <div className="flex flex-wrap-reverse items-end justify-between gap-x-8 gap-y-3">
            <ViewTabs state={state} words={words.views} />
            <CountLine state={state} count={page.count} words={words} />
          </div>
          <SearchReach reach={page.reach} words={words} />
          <FilterForm state={state} words={words} eventTypes={eventTypes()} />
        </div>
      )}
      {page.rows.length === 0 ? (
        !page.failed && <NothingFound state={state} reader={reader} mayRead={mayRead} words={words} />
      ) : (
        <ul
          role="list"
          className="job-tickets mt-8 grid items-start gap-6 max-md:-mx-2 md:grid-cols-2 md:gap-8"
        >
          {page.rows.map((row) => (
            <li key={row.id}>
              <SubmissionCard
                submission={row}
                words={words}
                state={<TicketState submission={row} words={words} now={page.readAt} />}
              >
                {isStaff && <TicketWork submission={row} words={words} />}
              </SubmissionCard>
            </li>
          ))}
        </ul>
      )}
      <PageLinks state={state} page={page} words={words.pages} />
      {state.ids && <PrintNow />}
    </>
  )
}
