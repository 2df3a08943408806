import { fill } from '../../lib/content/fill.ts'
import type { CardsWords } from '../../lib/content/staff-words.ts'
import { filtersSet, isFiltered, listAddress, unfiltered } from '../../lib/staff/list-address.ts'
import type { ListState } from '../../lib/staff/list-state.ts'
import { filterChoices } from '../../lib/staff/source-words.ts'
import { FoldMark } from '../ui/fold-mark.tsx'
import { FilterCells } from './filter-cells.tsx'

const fields = ['kind', 'event', 'status', 'spam', 'campaign', 'page', 'from', 'to'] as const

type Props = { state: ListState; words: CardsWords; refusal: string }

/** Search and filter of the cards, as a GET form: no script needed, and going back restores earlier states. */
export function CardFilter({ state, words, refusal }: Props) {
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
      className="job-bag mt-8"
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
      <details className="fold">
        <summary>
          {count > 0 ? fill(counted, { count }) : button}
          <FoldMark />
        </summary>
        <div className="job-bag-cells">
          <FilterCells fields={fields} values={state} choices={filterChoices(words)} words={filter} />
        </div>
      </details>
      <div className="job-bag-end">
        <button className="button button-small button-key">{filter.apply}</button>
        {isFiltered(state) && (
          <a href={listAddress(unfiltered(state))} className="text-link">
            {filter.clear}
          </a>
        )}
        {refusal || (
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
