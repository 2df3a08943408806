import type { SubmissionsWords } from '../../lib/content/desk.ts'
import type { FilterChoices, FilterField } from '../../lib/staff/list-address.ts'

type Props = {
  fields: readonly FilterField[]
  values: Record<FilterField, string>
  choices: FilterChoices
  words: SubmissionsWords['filter']
  isFocused?: boolean
}

/** The filter's cells, named as in the address. */
export const FilterCells = ({ fields, values, choices, words, isFocused }: Props) =>
  fields.map((name, index) => (
    <label key={name} data-set={values[name] !== '' || undefined}>
      <b>{words[name]}</b>
      {choices[name] ? (
        <select
          name={name}
          defaultValue={values[name]}
          autoFocus={isFocused && index === 0}
          className="select"
        >
          <option value="">{words.any}</option>
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
