import { type FormEvent, useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import type { Options } from '../../../lib/content/shapes.ts'
import { type FilterChoices, filterFields, listAddress, unfiltered } from '../../../lib/staff/list-address.ts'
import type { ListState } from '../../../lib/staff/list-state.ts'
import { useDesk } from './desk-context.tsx'

type Props = { onClose: () => void; onOpenOf: (owner: string) => void }

/** The filter as a job bag; contradictions are reported by the names of the two fields. */
export function FilterBag({ onClose, onOpenOf }: Props) {
  const { words, cardWords, owners, sources, eventTypes, state } = useDesk()
  const { filter, kinds, statuses } = cardWords
  const [typed, setTyped] = useState<Partial<ListState>>({ ticket: '' })
  const values = { ...state, ...typed }
  const eventWords: Options = Object.assign({}, ...Object.values(eventTypes))
  const wrong = contradiction()
  const people = owners.map(({ value, label }) => [value || 'nobody', label] as const)
  const [, person] = people.find(([value]) => value === values.owner) ?? []
  const choices: FilterChoices = {
    ...sources,
    owner: people,
    kind: Object.entries(kinds),
    event: Object.entries(eventWords).sort(([, one], [, other]) => one.localeCompare(other)),
    status: Object.entries({ open: filter.open, ...statuses }),
  }

  function contradiction() {
    const { kind, event, from, to } = values
    if (from && to && from > to) return fill(words.filter.wrongDays, { from: filter.from, to: filter.to })
    const types = eventTypes[kind || '']
    if (types && event && !types[event])
      return fill(words.filter.wrongForm, { kind: kind && kinds[kind], event: eventWords[event] ?? event })
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
      {filterFields.map((name, index) => (
        <label key={name} data-set={values[name] !== '' || undefined}>
          <b>{filter[name]}</b>
          {choices[name] ? (
            <select name={name} defaultValue={values[name]} autoFocus={index === 0} className="select">
              <option value="">{filter.any}</option>
              {choices[name].map(([choice, text]) => (
                <option key={choice} value={choice}>
                  {text}
                </option>
              ))}
            </select>
          ) : (
            <input
              type={name === 'from' || name === 'to' ? 'date' : 'text'}
              name={name}
              dir="auto"
              defaultValue={values[name]}
            />
          )}
        </label>
      ))}
      <div className="desk-bag-end">
        <button className="desk-button desk-key">{filter.apply}</button>
        <a className="desk-button" href={listAddress(unfiltered(state), { ticket: '' })}>
          {filter.clear}
        </a>
        {person && (
          <button type="button" className="desk-button" onClick={() => onOpenOf(values.owner)}>
            {fill(words.filter.openOf, { person })}
          </button>
        )}
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
