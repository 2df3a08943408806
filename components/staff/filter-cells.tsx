import type { Options } from '../../lib/content/shapes.ts'
import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import type { FilterField } from '../../lib/staff/list-address.ts'

/** The values that a field may take, with their words. */
export type FilterChoices = Partial<Record<FilterField, readonly (readonly [string, string])[]>>

type Props = {
  fields: readonly FilterField[]
  values: Record<FilterField, string>
  words: Pick<SubmissionsWords, 'filter' | 'kinds' | 'statuses'>
  /** Those that are not the same for everybody. */
  more: FilterChoices
  /** Each form's event types. */
  eventTypes: Record<string, Options>
  isFocused?: boolean
}

/** The event types of all forms, by id. */
export const eventTypeWords = (eventTypes: Record<string, Options>): Options =>
  Object.assign({}, ...Object.values(eventTypes))

/** The filter's cells; each has its field's name in the address. */
export function FilterCells({ fields, values, words, more, eventTypes, isFocused }: Props) {
  const { filter, kinds, statuses } = words
  const types = Object.entries(eventTypeWords(eventTypes)).sort(([, one], [, other]) =>
    one.localeCompare(other),
  )
  const choices: FilterChoices = {
    kind: Object.entries(kinds),
    event: types,
    status: Object.entries({ open: filter.open, ...statuses }),
    spam: Object.entries(filter.spamChoices),
    ...more,
  }
  return fields.map((name, index) => (
    <label key={name} data-set={values[name] !== '' || undefined}>
      <b>{filter[name]}</b>
      {choices[name] ? (
        <select
          name={name}
          defaultValue={values[name]}
          autoFocus={isFocused && index === 0}
          className="select"
        >
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
  ))
}
