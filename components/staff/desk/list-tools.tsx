import { type FormEvent, useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import { filtersSet, listAddress } from '../../../lib/staff/list-address.ts'
import type { Desk } from '../../../lib/staff/desk/read-desk.ts'
import { type Order, orderOf, ordersOf, viewOf } from '../../../lib/staff/desk/views.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { useDesk } from './desk-context.tsx'
import { FilterBag } from './filter-bag.tsx'
import { Lens } from './icons.tsx'
import { PageSteps } from './page-steps.tsx'

type Props = {
  desk: Desk
  fresh: number
  onNews: () => void
  onChoosing: () => void
  onOpenOf: (owner: string) => void
}

/** The tools above the list: search, order, filter, pages; the notice of new tickets takes its room from the search. */
export function ListTools({ desk, fresh, onNews, onChoosing, onOpenOf }: Props) {
  const { words, state } = useDesk()
  const [bagOpen, setBagOpen] = useState(false)
  const set = filtersSet(state)
  const orders = ordersOf(viewOf(state)).map((value) => ({ value, label: words.orders[value] }))
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('search')).trim()
    location.assign(listAddress(state, { search: typed, ticket: '' }))
  }
  return (
    <div className="desk-tools">
      <form role="search" onSubmit={search} className="desk-search" action="/form-submissions">
        <Lens />
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
        <kbd aria-hidden="true">/</kbd>
      </form>
      {fresh > 0 && (
        <button type="button" className="desk-button desk-news" onClick={onNews}>
          {fresh === 1 ? words.news.one : fill(words.news.many, { count: fresh })} <kbd>n</kbd>
        </button>
      )}
      {orders.length > 1 && (
        <ChoiceMenu
          className="desk-button desk-pick desk-order"
          label={words.orders[orderOf(state)]}
          name={`${words.orders.label}: ${words.orders[orderOf(state)]}`}
          choices={orders}
          onChoose={(order) => location.assign(listAddress(state, { order: order as Order }))}
        />
      )}
      <button
        type="button"
        className="desk-button desk-pick"
        data-set={set > 0 || undefined}
        aria-expanded={bagOpen}
        onClick={() => setBagOpen(!bagOpen)}
      >
        {set > 0 ? fill(words.filter.counted, { count: set }) : words.filter.button}
      </button>
      <button type="button" className="desk-button desk-choosing" onClick={onChoosing}>
        {words.bulk.choose}
      </button>
      <PageSteps desk={desk} />
      {bagOpen && <FilterBag onClose={() => setBagOpen(false)} onOpenOf={onOpenOf} />}
    </div>
  )
}
