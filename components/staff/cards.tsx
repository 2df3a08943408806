import { redirect } from 'next/navigation'
import { Suspense } from 'react'
import { fill } from '../../lib/content/fill.ts'
import type { CardsWords, SubmissionsWords } from '../../lib/content/desk.ts'
import { type CurrentStaff, currentStaff } from '../../lib/staff/current-staff.ts'
import {
  isFiltered,
  listAddress,
  signInAddress,
  filtersSet,
  clearFilters,
} from '../../lib/staff/list-address.ts'
import type { ListState } from '../../lib/staff/list-state.ts'
import { isOpenToEveryone, type ListPage, listSubmissions } from '../../lib/staff/list-submissions.ts'
import { sourcesPath } from '../../lib/staff/reports/span.ts'
import { sessionToken } from '../../lib/supabase/session-client.ts'
import { QuietFrame } from '../site/quiet-frame.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { RegisterMark } from '../ui/register-mark.tsx'
import { PrintNow } from './print-now.tsx'
import { SignOutForm } from './sign-out-form.tsx'
import { SubmissionCard } from './submission-card.tsx'
import { filterChoices } from '../../lib/staff/source-words.ts'
import { FoldMark } from '../ui/fold-mark.tsx'
import { FilterCells } from './filter-cells.tsx'

type Props = { state: ListState; words: CardsWords }

/** The list as cards: for everybody if the list is open, for print, and for readers without permission. */
export async function Cards({ state, words }: Props) {
  const isSignedIn = Boolean(await sessionToken())
  // Staff at work need no menu of the visitors'.
  const Frame = isSignedIn ? QuietFrame : SiteFrame
  return (
    <Frame words={words.frame}>
      <div className="bg-board">
        <div className="wrap min-h-[70vh] pt-6 pb-section">
          <div className="flex flex-wrap items-baseline justify-between gap-x-7 gap-y-4">
            <h1 className="text-7 x-poster font-poster tracking-[-0.008em]">{words.title}</h1>
            <div className="flex items-baseline gap-5" data-screen-only>
              {isSignedIn && state.show && (
                <a href="/form-submissions" className="text-link">
                  {words.tickets}
                </a>
              )}
              {isSignedIn ? (
                <SignOutForm words={words.signOut} className="button button-small button-secondary" />
              ) : (
                <a href={signInAddress(state)} className="text-link">
                  {words.signIn}
                </a>
              )}
            </div>
          </div>
          <noscript>
            <p className="mt-6 font-label">{words.needsScript}</p>
          </noscript>
          <Suspense
            fallback={
              <p role="status" className="scripted-only mt-8 flex items-center gap-4 text-4 font-label">
                <RegisterMark className="size-[24px] motion-safe:animate-[spin_1.2s_linear_infinite]" />
                {words.loading}
              </p>
            }
          >
            <List state={state} words={words} />
          </Suspense>
        </div>
      </div>
    </Frame>
  )
}

/** The requests that the database lets this reader see. */
async function List({ state, words }: Props) {
  const [page, { state: reader, refusal = '' }, open] = await Promise.all([
    listSubmissions(state, words.timeZone),
    currentStaff(),
    isOpenToEveryone(),
  ])
  if (reader === 'marketer') redirect(sourcesPath)
  const mayRead = reader === 'staff' || (open && reader === 'anonymous')
  const { rows, all, failed } = page
  return (
    <>
      {open && !failed && (
        <p className="ruled mt-4 bg-yellow px-5 py-2 text-2" data-screen-only>
          {words.localPreview}
        </p>
      )}
      {failed && (
        <p
          role="alert"
          className="mt-7 max-w-[66ch] ruled border-rubine-dark [border-left:var(--bar-error)] bg-sheet px-5 py-4"
        >
          <b className="block">{words.empty.title}</b> {words.failed}
        </p>
      )}
      {mayRead && (rows.length > 0 || isFiltered(state)) && (
        <CardFilter state={state} words={words} refusal={refusal} />
      )}
      {rows.length === 0 ? (
        !failed && <Empty state={state} reader={mayRead ? null : reader} words={words} />
      ) : (
        <>
          <p className="mt-4 font-label" data-screen-only>
            {all === 1 ? words.counted.one : fill(words.counted.many, { shown: rows.length, count: all })}
          </p>
          <ul
            role="list"
            className="job-tickets print:items-stretch print:[gap:5mm]! print:m-0! mt-4 grid gap-5 sm:grid-cols-2 md:gap-7"
          >
            {rows.map((row) => (
              <li className="print:grid print:min-h-[118mm]!" key={row.id}>
                <SubmissionCard submission={row} words={words} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Steps state={state} page={page} words={words.pages} />
      {state.ids && <PrintNow />}
    </>
  )
}

type EmptyProps = {
  state: ListState
  /** Null for readers with permission. */
  reader: CurrentStaff['state'] | null
  words: SubmissionsWords
}

/** A ticket reduced to its die line; for readers without permission, the way to sign in. */
function Empty({ state, reader, words: { empty, signIn } }: EmptyProps) {
  const help = reader === 'expired' || reader === 'stranger' ? empty[reader] : empty.signIn
  return (
    <div className="mt-8 grid items-center gap-6 [border:var(--rule-tear)] px-6 py-8 md:grid-cols-[auto_1fr] md:gap-8 md:px-8 md:py-9">
      <svg viewBox="0 0 150 190" aria-hidden="true" className="w-[120px] fill-none stroke-current">
        <path
          strokeWidth="2"
          strokeDasharray="8 5"
          d="M1 1h148v48a10 10 0 000 18v122H1V67a10 10 0 000-18zM10 58h130"
        />
      </svg>
      <div>
        <h2 className="type-display text-6">{empty.title}</h2>
        {(reader || !isFiltered(state)) && (
          <p className="type-lead mt-3 text-slate">{reader ? help : empty.help}</p>
        )}
        {reader && reader !== 'stranger' && (
          <a href={signInAddress(state)} className="button button-primary mt-6">
            {signIn}
          </a>
        )}
      </div>
    </div>
  )
}

type StepsProps = { state: ListState; page: ListPage; words: SubmissionsWords['pages'] }

function Steps({ state, page: { before, after }, words }: StepsProps) {
  if (!before && !after) return null
  return (
    <nav
      aria-label={words.label}
      className="ruled-t mt-8 flex flex-wrap justify-between gap-5 pt-6"
      data-screen-only
    >
      {before && (
        <a href={listAddress(state, { before })} rel="prev" className="button button-secondary">
          {words.newer}
        </a>
      )}
      {after && (
        <a href={listAddress(state, { after })} rel="next" className="button button-secondary ml-auto">
          {words.older}
        </a>
      )}
    </nav>
  )
}

const filtered = ['kind', 'event', 'status', 'spam', 'campaign', 'page', 'from', 'to'] as const

/** Search and filter of the cards, as a GET form: no script needed, and going back restores earlier states. */
function CardFilter({ state, words, refusal }: Props & { refusal: string }) {
  const { filter } = words
  const { button, counted } = words.fold
  const count = filtersSet(state)
  return (
    // autoComplete: going back must show that page's filter, not the last selection before leaving it.
    <form
      action="/form-submissions"
      autoComplete="off"
      role="search"
      aria-label={filter.label}
      className="job-bag ruled bg-sheet mt-4 md:grid md:grid-cols-[minmax(0,1fr)_200px] lg:grid-cols-[minmax(0,1fr)_200px_auto]"
      data-screen-only
    >
      {state.show && <input type="hidden" name="show" value={state.show} />}
      <label>
        <b>{filter.search}</b>
        <input
          type="search"
          name="search"
          dir="auto"
          defaultValue={state.search}
          placeholder={filter.searchHint}
          maxLength={200}
        />
      </label>
      <details className="unfold md:contents md:details-content:col-span-full">
        <summary className="md:border-t-0 md:ruled-l">
          <span>{count > 0 ? fill(counted, { count }) : button}</span>
          <FoldMark />
        </summary>
        {/* Whole: of 1.5 px between fractions of a row, screens draw now one, now two. */}
        <div className="grid grid-cols-2 gap-px pt-px bg-key md:grid-cols-4">
          <FilterCells fields={filtered} values={state} choices={filterChoices(words)} words={filter} />
        </div>
      </details>
      <div className="job-bag-end md:col-span-full lg:col-3 lg:row-1 lg:border-t-0 lg:ruled-l">
        <button className="button button-small button-key">{filter.apply}</button>
        {isFiltered(state) && (
          <a href={listAddress(clearFilters(state))} className="text-link">
            {filter.clear}
          </a>
        )}
        {refusal ? (
          <span className="lg:max-w-[300px]">{refusal}</span>
        ) : (
          <button
            formAction="/form-submissions/export"
            name="ids"
            value={state.ids}
            className="text-link md:ml-auto"
          >
            {filter.export}
          </button>
        )}
      </div>
    </form>
  )
}
