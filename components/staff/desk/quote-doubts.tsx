import { fill } from '../../../lib/content/fill.ts'
import { doubtfulPrices, type QuoteDraft } from '../../../lib/quotes/draft.ts'
import { writePrice } from '../../../lib/request/write-money.ts'
import { TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'

type Props = { draft: QuoteDraft; onChange: (draft: QuoteDraft) => void }

/** Rows that a person must check: those read from a table, those not read, and prices with two readings. */
export function QuoteDoubts({ draft, onChange }: Props) {
  const { answer } = useDesk().words
  const { lines, extras, left = [], signs = [], currency } = draft
  const read = [...lines, ...extras].filter(({ pasted }) => pasted).length
  function choose(line: number, choice: number, price: string) {
    const own = lines[line]
    if (!own) return
    onChange({ ...draft, lines: lines.with(line, { ...own, prices: own.prices.with(choice, price) }) })
    document.querySelector<HTMLElement>(`[data-field="lines.${line}.prices.${choice}"]`)?.focus()
  }
  return (
    <div role="status">
      {read > 0 && <p className="desk-ask">{fill(answer.pasted, { count: read })}</p>}
      {signs.length > 0 && (
        <p className="desk-ask">{fill(answer.signs, { value: signs.join(' '), currency })}</p>
      )}
      {doubtfulPrices(draft).map(({ line, choice, typed, small, large }) => (
        <p key={`${line}.${choice}`} className="desk-ask">
          {fill(answer.doubt, { value: typed, number: line + 1 })}{' '}
          {[small, large].map((price) => (
            <TextButton key={price} onClick={() => choose(line, choice, price)}>
              {writePrice(price, currency)}
            </TextButton>
          ))}
        </p>
      ))}
      {left.length > 0 && (
        <div className="desk-ask">
          <p>{answer.unread}</p>
          <pre className="overflow-auto max-h-[160px] whitespace-pre-wrap" dir="auto">
            {left.join('\n')}
          </pre>
          <TextButton onClick={() => onChange({ ...draft, left: [] })}>{answer.unreadDone}</TextButton>
        </div>
      )}
    </div>
  )
}
