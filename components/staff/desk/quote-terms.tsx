import clsx from 'clsx'
import type { QuoteDraft } from '../../../lib/quotes/draft.ts'
import { addDays } from '../../../lib/leads/deadline/day.ts'
import { useDesk } from './desk-context.tsx'

export type TermsProps = {
  draft: QuoteDraft
  today: string
  /** Whether there is an order, which a quote adds to or changes. */
  isOrdered: boolean
  /** The field that cannot be sent as it is, or ''. */
  wrong: string
  onChange: (draft: QuoteDraft) => void
}

/** The terms of a whole quote: its currency, tax, days and conditions. */
export function QuoteTerms({ draft, today, isOrdered, wrong, onChange }: TermsProps) {
  const { words, taxes } = useDesk()
  const { answer, currencies } = words
  const selects = {
    relation: Object.entries(answer.relations),
    currency: Object.keys(currencies).map((one) => [one, one] as const),
    tax: Object.entries(taxes),
  }
  // An acceptance on the last day is still delivered in time.
  const first = { until: today, delivered: addDays(draft.until || today, 1), terms: undefined }
  const mark = (key: string) => ({ 'data-field': key, 'aria-invalid': key === wrong || undefined })
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(124px,1fr))] sm:max-lg:grid-cols-3 gap-3">
      {([...(isOrdered ? (['relation'] as const) : []), 'currency', 'tax'] as const).map((key) => (
        <label key={key} className={clsx(key === 'relation' && 'col-span-2')}>
          <span className="block font-label">{answer[key]}</span>
          <select
            className="desk-field select lg:min-h-[36px]"
            value={draft[key]}
            {...mark(key)}
            onChange={(event) => onChange({ ...draft, [key]: event.target.value })}
          >
            {selects[key].map(([id, said]) => (
              <option key={id} value={id}>
                {said}
              </option>
            ))}
          </select>
        </label>
      ))}
      {(['until', 'delivered', 'terms'] as const).map((key) => (
        <label
          key={key}
          className={clsx(key === 'terms' && (isOrdered ? 'sm:max-lg:col-span-3' : 'sm:max-lg:col-span-2'))}
        >
          <span className="block font-label">{answer[key]}</span>
          <input
            type={key === 'terms' ? 'text' : 'date'}
            className="desk-field lg:min-h-[36px]"
            maxLength={200}
            min={first[key]}
            value={draft[key]}
            {...mark(key)}
            onChange={(event) => onChange({ ...draft, [key]: event.target.value })}
          />
        </label>
      ))}
    </div>
  )
}
