import type { ReactNode } from 'react'
import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import { isFiltered, listAddress, unfiltered } from '../../lib/staff/list-address.ts'
import type { ListState } from '../../lib/staff/list-state.ts'
import { sourceChoices } from '../../lib/staff/source-words.ts'

type Props = { state: ListState; words: SubmissionsWords; eventTypes: readonly string[] }

/** A plain GET form: the filter is in the address, needs no script, and the back button undoes it. */
export function FilterForm({ state, words, eventTypes }: Props) {
  const { filter } = words

  const selects = [
    ['kind', filter.kind, Object.entries(words.kinds)],
    ['event', filter.event, eventTypes.map((type) => [type, type])],
    ['status', filter.status, Object.entries(words.statuses)],
    ['spam', filter.spam, Object.entries(filter.spamChoices)],
    ['campaign', filter.campaign, sourceChoices().campaign],
    ['page', filter.page, sourceChoices().page],
  ] as const
  return (
    // autoComplete: going back shows the filter of that page, not what was chosen before it was left.
    <form
      action="/form-submissions"
      autoComplete="off"
      role="search"
      aria-label={filter.label}
      className="job-bag"
    >
      {state.view && <input type="hidden" name="view" value={state.view} />}
      {state.show && <input type="hidden" name="show" value={state.show} />}
      <Cell label={filter.search} wide>
        <input
          type="search"
          name="search"
          defaultValue={state.search}
          placeholder={filter.searchHint}
          maxLength={200}
        />
      </Cell>
      {selects.map(([name, label, choices]) => (
        <Choice key={name} name={name} label={label} any={filter.any} value={state[name]} choices={choices} />
      ))}
      <Cell label={filter.from}>
        <input type="date" name="from" defaultValue={state.from} />
      </Cell>
      <Cell label={filter.to}>
        <input type="date" name="to" defaultValue={state.to} />
      </Cell>
      <div className="job-bag-actions">
        <button className="button button-small button-key">{filter.apply}</button>
        {isFiltered(state) && (
          <a href={listAddress(unfiltered(state))} className="text-link">
            {filter.clear}
          </a>
        )}
        {/* Not `download`: when the session has ended, the answer is the sign-in, not a file. */}
        <a
          href={listAddress(state, { show: 'cards' }, '/form-submissions/export')}
          className="text-link ml-auto"
        >
          {filter.export}
        </a>
      </div>
    </form>
  )
}

function Cell({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <label className="job-bag-cell" data-wide={wide}>
      <span className="type-label">{label}</span>
      {children}
    </label>
  )
}

type ChoiceProps = {
  name: string
  label: string
  any: string
  value: string
  choices: readonly (readonly string[])[]
}

function Choice({ name, label, any, value, choices }: ChoiceProps) {
  return (
    <Cell label={label}>
      <select name={name} defaultValue={value} className="select">
        <option value="">{any}</option>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </Cell>
  )
}
