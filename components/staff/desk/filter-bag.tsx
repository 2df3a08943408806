import { type FormEvent, type ReactNode, useState } from 'react'
import { listAddress, unfiltered } from '../../../lib/staff/list-address.ts'
import { useDesk } from './desk-context.tsx'

type Props = { eventTypes: Record<string, readonly string[]>; onClose: () => void }

const names = ['kind', 'event', 'status', 'campaign', 'page', 'from', 'to', 'email', 'company'] as const
type Chosen = Record<(typeof names)[number], string>

/** The filter as a job bag; what contradicts itself is said by the names of the two fields. */
export function FilterBag({ eventTypes, onClose }: Props) {
  const { words, cardWords, sources, state } = useDesk()
  const { filter } = cardWords
  const [chosen, setChosen] = useState<Chosen>(
    Object.fromEntries(names.map((name) => [name, state[name]])) as Chosen,
  )
  const types = [...new Set(Object.values(eventTypes).flat())].sort((one, other) => one.localeCompare(other))
  const wrong = contradiction()
  const set = (name: keyof Chosen) => ({
    name,
    value: chosen[name],
    onChange: ({ target }: { target: { value: string } }) => setChosen({ ...chosen, [name]: target.value }),
  })

  function contradiction() {
    const { kind, event, from, to } = chosen
    if (from && to && from > to)
      return words.filter.wrongDays.replace('{from}', words.filter.from).replace('{to}', words.filter.to)
    if (kind && event && !eventTypes[kind]?.includes(event))
      return words.filter.wrongForm
        .replace('{kind}', cardWords.kinds[kind as keyof typeof cardWords.kinds])
        .replace('{event}', event)
    return null
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    location.assign(listAddress(state, { ...chosen, ticket: '' } as Parameters<typeof listAddress>[1]))
  }
  const options = (all: readonly (readonly [string, string])[]) => [
    <option key="" value="">
      {filter.any}
    </option>,
    ...all.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    )),
  ]
  return (
    <form
      className="desk-bag"
      aria-label={filter.label}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Cell label={filter.kind} value={chosen.kind}>
        <select {...set('kind')} autoFocus>
          {options(Object.entries(cardWords.kinds))}
        </select>
      </Cell>
      <Cell label={filter.event} value={chosen.event}>
        <select {...set('event')}>{options(types.map((type) => [type, type] as const))}</select>
      </Cell>
      <Cell label={filter.status} value={chosen.status}>
        <select {...set('status')}>{options(Object.entries(cardWords.statuses))}</select>
      </Cell>
      <Cell label={filter.campaign} value={chosen.campaign}>
        <select {...set('campaign')}>{options(sources.campaign)}</select>
      </Cell>
      <Cell label={filter.page} value={chosen.page}>
        <select {...set('page')}>{options(sources.page)}</select>
      </Cell>
      <Cell label={words.filter.from} value={chosen.from}>
        <input type="date" {...set('from')} />
      </Cell>
      <Cell label={words.filter.to} value={chosen.to}>
        <input type="date" {...set('to')} />
      </Cell>
      <Cell label={words.filter.email} value={chosen.email}>
        <input type="text" {...set('email')} />
      </Cell>
      <Cell label={words.filter.company} value={chosen.company}>
        <input type="text" {...set('company')} />
      </Cell>
      <div className="desk-bag-end">
        <button className="desk-button desk-key">{filter.apply}</button>
        <a className="desk-button" href={listAddress(unfiltered(state), { ticket: '' })}>
          {filter.clear}
        </a>
        <a className="desk-link" href={listAddress(state, { ticket: '' }, '/form-submissions/export')}>
          {filter.export}
        </a>
        <p role="alert" className="desk-wrong">
          {wrong}
        </p>
      </div>
    </form>
  )
}

function Cell({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <label data-set={value !== '' || undefined}>
      <b>{label}</b>
      {children}
    </label>
  )
}
