import { type FormEvent, useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import { type FilterField, filterFields, listAddress, unfiltered } from '../../../lib/staff/list-address.ts'
import type { ListState } from '../../../lib/staff/list-state.ts'
import { eventTypeWords, FilterCells } from '../filter-cells.tsx'
import { useDesk } from './desk-context.tsx'

type Props = { onClose: () => void }

/** Each view already decides whether it holds flagged tickets. */
const fields = filterFields.filter((field) => field !== 'spam')

/** The filter as a job bag; contradictions are reported by the names of the two fields. */
export function FilterBag({ onClose }: Props) {
  const { words, cardWords, choices, eventTypes, state } = useDesk()
  const { filter } = cardWords
  const [chosen, setChosen] = useState<Partial<Record<FilterField, string>>>({})
  const typed = { ...chosen, ticket: '' } as Partial<ListState>
  const wrong = contradiction()

  function contradiction() {
    const { kind, event, from, to } = { ...state, ...chosen }
    if (from && to && from > to) return fill(words.filter.wrongDays, { from: filter.from, to: filter.to })
    const types = eventTypes[kind || '']
    if (types && event && !types[event])
      return fill(words.filter.wrongForm, {
        kind: cardWords.kinds[kind as keyof typeof cardWords.kinds],
        event: eventTypeWords(eventTypes)[event] ?? event,
      })
    return null
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    location.assign(listAddress(state, typed))
  }
  return (
    <form
      className="desk-bag"
      aria-label={filter.label}
      onSubmit={submit}
      onChange={({ currentTarget }) =>
        setChosen(Object.fromEntries(new FormData(currentTarget)) as typeof chosen)
      }
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <FilterCells
        fields={fields}
        values={{ ...state, ...chosen }}
        words={cardWords}
        more={choices}
        eventTypes={eventTypes}
        isFocused
      />
      <div className="desk-bag-end">
        <button className="desk-button desk-key">{filter.apply}</button>
        <a className="desk-button" href={listAddress(unfiltered(state), { ticket: '' })}>
          {filter.clear}
        </a>
        <a className="desk-link" href={listAddress(state, typed, '/form-submissions/export')}>
          {filter.export}
        </a>
        <p role="alert" className="desk-wrong">
          {wrong}
        </p>
      </div>
    </form>
  )
}
