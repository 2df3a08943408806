import { type FormEvent, useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import { type FilterField, filterFields, listAddress, unfiltered } from '../../../lib/staff/list-address.ts'
import type { ListState } from '../../../lib/staff/list-state.ts'
import { FilterCells } from '../filter-cells.tsx'
import { useDesk } from './desk-context.tsx'

type Props = { onClose: () => void; onOpenOf: (owner: string) => void }

/** Each view already decides whether it holds flagged tickets. */
const fields = filterFields.filter((field) => field !== 'spam')

/** The filter as a job bag; contradictions are reported by the names of the two fields. */
export function FilterBag({ onClose, onOpenOf }: Props) {
  const { words, cardWords, choices, eventTypes, state, refusal } = useDesk()
  const { filter } = cardWords
  const [typed, setTyped] = useState<Partial<ListState>>({ ticket: '' })
  const values = { ...state, ...typed }
  const said = (field: FilterField) =>
    choices[field]?.find(([value]) => value === values[field])?.[1] ?? values[field]
  const wrong = contradiction()

  function contradiction() {
    const { kind, event, from, to } = values
    if (from && to && from > to) return fill(words.filter.wrongDays, { from: filter.from, to: filter.to })
    const types = eventTypes[kind || '']
    if (types && event && !types[event])
      return fill(words.filter.wrongForm, { kind: said('kind'), event: said('event') })
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
        setTyped({ ...Object.fromEntries(new FormData(currentTarget)), ticket: '' })
      }
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <FilterCells fields={fields} values={values} choices={choices} words={filter} isFocused />
      <div className="desk-bag-end">
        <button className="desk-button desk-key">{filter.apply}</button>
        <a className="desk-button" href={listAddress(unfiltered(state), { ticket: '' })}>
          {filter.clear}
        </a>
        {values.owner && (
          <button type="button" className="desk-button" onClick={() => onOpenOf(values.owner)}>
            {fill(words.filter.openOf, { person: said('owner') })}
          </button>
        )}
        {refusal || (
          <a className="desk-link" href={listAddress(state, typed, '/form-submissions/export')}>
            {filter.export}
          </a>
        )}
        <p role="alert" className="desk-wrong">
          {wrong}
        </p>
      </div>
    </form>
  )
}
