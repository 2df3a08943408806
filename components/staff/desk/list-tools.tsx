import { type FormEvent, useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import {
  filtersSet,
  listAddress,
  listOptions,
  type FilterField,
  filterFields,
  pageSize,
  clearFilters,
} from '../../../lib/staff/list-address.ts'
import type { DeskData } from '../../../lib/staff/desk/read-desk.ts'
import { orderOf, ordersOf, viewIn } from '../../../lib/staff/desk/views.ts'
import { ChoiceMenu, DeskButton, Icon } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { shortCount } from './desk-top.tsx'
import type { ListState } from '../../../lib/staff/list-state.ts'
import { FilterCells } from '../filter-cells.tsx'

type Props = {
  desk: DeskData
  fresh: number
  /** Ids of tickets whose visitors have written or accepted. */
  written: readonly string[]
  onNews: () => void
  onChoosing: () => void
  onOpenOf: (owner: string) => void
}

/** The tools above the list; the notice of new tickets takes its room from the search. */
export function ListTools({ desk, fresh, written, onNews, onChoosing, onOpenOf }: Props) {
  const { words, state } = useDesk()
  const [bagOpen, setBagOpen] = useState(false)
  const set = filtersSet(state)
  const orders = ordersOf(viewIn(state)).map((value) => ({ value, label: words.orders[value] }))
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('search')).trim()
    location.assign(listAddress(state, { search: typed, ticket: '' }))
  }
  return (
    <div className="desk-tools" data-screen-only="">
      <form
        role="search"
        onSubmit={search}
        className="desk-search relative flex-1 min-w-[120px] max-sm:basis-full"
        action="/form-submissions"
      >
        <Icon name="lens" className="absolute left-[10px] top-[9px] w-[16px] max-lg:top-[14px]" />
        <input
          type="search"
          name="search"
          dir="auto"
          className="desk-field"
          aria-label={words.search.label}
          aria-keyshortcuts="/"
          placeholder={words.search.hint}
          defaultValue={state.search}
          maxLength={200}
          autoComplete="off"
        />
        <kbd className="absolute right-[8px] top-[8px] py-px px-2 ruled-field rounded-sm" aria-hidden="true">
          /
        </kbd>
      </form>
      {fresh > 0 && (
        <DeskButton className="desk-news" onClick={onNews}>
          <span>{fresh === 1 ? words.news.one : fill(words.news.many, { count: fresh })}</span> <kbd>n</kbd>
        </DeskButton>
      )}
      {written.length > 0 && (
        <a className="desk-button desk-news" href={listOptions(state, written)}>
          <span>
            {written.length === 1 ? words.written.one : fill(words.written.many, { count: written.length })}
          </span>{' '}
          {fresh === 0 && <kbd>n</kbd>}
        </a>
      )}
      {orders.length > 1 && (
        <ChoiceMenu
          className="desk-button desk-pick max-lg:w-full"
          label={words.orders[orderOf(state)]}
          name={`${words.orders.label}: ${words.orders[orderOf(state)]}`}
          choices={orders}
          onChoose={(order) => location.assign(listAddress(state, { order }))}
        />
      )}
      <DeskButton
        className="desk-pick"
        data-set={set > 0 || undefined}
        aria-expanded={bagOpen}
        onClick={() => setBagOpen(!bagOpen)}
      >
        {set > 0 ? fill(words.filter.counted, { count: set }) : words.filter.button}
      </DeskButton>
      <DeskButton className="hidden max-lg:inline-flex max-lg:border-field" onClick={onChoosing}>
        {words.bulk.choose}
      </DeskButton>
      <PageSteps desk={desk} />
      {bagOpen && <FilterBag onClose={() => setBagOpen(false)} onOpenOf={onOpenOf} />}
    </div>
  )
}

function PageSteps({ desk: { rows, first, count, before, after } }: { desk: DeskData }) {
  const { words, state } = useDesk()
  const { pages } = words
  const range = fill(pages.shown, {
    first,
    last: first + rows.length - 1,
    count: shortCount(count, pages.more),
  })
  const at = (place: number) => (place > 1 ? String(place) : '')
  return (
    <div className="max-lg:hidden text-1 flex items-center text-slate whitespace-nowrap">
      {rows.length > 0 && <span className="first:mr-2">{range}</span>}
      <Step label={pages.newer} href={before && listAddress(state, { before, at: at(first - pageSize) })}>
        <Icon name="left" />
      </Step>
      <Step label={pages.older} href={after && listAddress(state, { after, at: at(first + rows.length) })}>
        <Icon name="right" />
      </Step>
    </div>
  )
}

function Step({ label, href, children }: { label: string; href: string; children: React.ReactNode }) {
  return href ? (
    <a href={href} aria-label={label} className="desk-step">
      {children}
    </a>
  ) : (
    <span className="desk-step first:mr-2" data-off>
      {children}
    </span>
  )
}

/** Each view already decides whether it holds flagged tickets. */
const fields = filterFields.filter((field) => field !== 'spam')

/** The filter as a job bag; reports a contradiction with the names of both fields. */
function FilterBag({ onClose, onOpenOf }: { onClose: () => void; onOpenOf: (owner: string) => void }) {
  const { words, cardWords, choices, eventTypes, state, refusal } = useDesk()
  const { filter } = cardWords
  const [typed, setTyped] = useState<Partial<ListState>>({ ticket: '' })
  const values = { ...state, ...typed }
  const labelOf = (field: FilterField) =>
    choices[field]?.find(([value]) => value === values[field])?.[1] ?? values[field]
  const wrong = contradiction()

  function contradiction() {
    const { kind, event, from, to } = values
    if (from && to && from > to) return fill(words.filter.wrongDays, { from: filter.from, to: filter.to })
    const types = eventTypes[kind || '']
    if (types && event && !types[event])
      return fill(words.filter.wrongForm, { kind: labelOf('kind'), event: labelOf('event') })
    return null
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    location.assign(listAddress(state, typed))
  }
  return (
    <form
      className="desk-bag max-lg:top-full max-lg:grid-cols-2"
      aria-label={filter.label}
      onSubmit={submit}
      onChange={({ currentTarget }) =>
        setTyped({ ...Object.fromEntries(new FormData(currentTarget)), ticket: '' })
      }
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <FilterCells fields={fields} values={values} choices={choices} words={filter} isFocused />
      <div className="col-span-full flex flex-wrap items-center gap-3">
        <button className="desk-button desk-key">{filter.apply}</button>
        <a className="desk-button" href={listAddress(clearFilters(state), { ticket: '' })}>
          {filter.clear}
        </a>
        {values.owner && (
          <DeskButton onClick={() => onOpenOf(values.owner)}>
            {fill(words.filter.openOf, { person: labelOf('owner') })}
          </DeskButton>
        )}
        {refusal ? (
          <span>{refusal}</span>
        ) : (
          <>
            <a className="desk-link ml-auto" href={listAddress(state, typed, '/form-submissions/export')}>
              {filter.export}
            </a>
            <a className="desk-link ml-auto" href="/form-submissions/quotes">
              {filter.quotes}
            </a>
          </>
        )}
        <p role="alert" className="desk-wrong basis-full empty:hidden">
          {wrong}
        </p>
      </div>
    </form>
  )
}
