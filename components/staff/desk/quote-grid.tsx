import { useState, type ClipboardEvent } from 'react'
import {
  type DraftExtra,
  type DraftLine,
  quoteOf,
  type QuoteDraft,
  withColumn,
  withLine,
} from '../../../lib/quotes/draft.ts'
import { pasteRows } from '../../../lib/quotes/paste-rows.ts'
import { totals } from '../../../lib/quotes/quote.ts'
import { writeMoney } from '../../../lib/request/write-money.ts'
import { TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { goDown, QuoteCell } from './quote-cell.tsx'
import { QuoteDoubts } from './quote-doubts.tsx'
import { QuoteTerms } from './quote-terms.tsx'

const maxQuantities = 3

type Props = {
  draft: QuoteDraft
  today: string
  /** Whether there is an order, which a quote adds to or changes. */
  isOrdered: boolean
  /** The field that cannot be sent as it is, or ''. */
  wrong: string
  onChange: (draft: QuoteDraft) => void
}

/** A quote's lines as a grid of fields: Tab goes right, Enter down and to a new line; rows of a spreadsheet can be pasted. */
export function QuoteGrid({ draft, today, isOrdered, wrong, onChange }: Props) {
  const { answer, currencies } = useDesk().words
  const { columns, lines, extras, currency } = draft
  const [opened] = useState(lines.length)
  const choices = Math.max(columns.length, 1)
  const texts = ['item', 'decoration', ...(columns.length === 0 ? (['quantity'] as const) : [])] as const
  const quote = quoteOf(draft)
  const sums = quote.lines.length ? totals(quote) : []
  const set = (more: Partial<QuoteDraft>) => onChange({ ...draft, ...more })
  // Editing a row counts as checking it.
  const setLine = (at: number, more: Partial<DraftLine>) =>
    set({ lines: lines.with(at, { ...lines[at]!, ...more, pasted: false }) })
  const setExtra = (at: number, more: Partial<DraftExtra>) =>
    set({ extras: extras.with(at, { ...extras[at]!, ...more, pasted: false }) })
  const placed = (field: string) => ({ field, wrong })
  const name = (what: string, at: number, column = '') => [what, at + 1, column].filter(Boolean).join(', ')

  function paste(event: ClipboardEvent, from: number) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n|]|\S\s{2,}\S/.test(text.trim())) return
    event.preventDefault()
    onChange(pasteRows(draft, text, from, Object.keys(currencies)))
  }
  return (
    <>
      <table className="desk-grid w-full ruled border-collapse table-fixed max-sm:block">
        <caption className="pb-2 text-slate text-start max-sm:block">{answer.paste}</caption>
        <thead className="max-sm:block">
          <tr className="max-sm:flex max-sm:flex-wrap max-sm:ruled-t">
            {[...texts, ...(columns.length === 0 ? (['price'] as const) : [])].map((key) => (
              <th key={key} scope="col">
                {answer[key]}
              </th>
            ))}
            {columns.map((count, choice) => (
              <th key={choice} scope="col">
                <input
                  className="w-full h-[36px] py-1 px-3 bg-transparent aria-[invalid]:outline-3 aria-[invalid]:outline-rubine-dark aria-[invalid]:-outline-offset-3"
                  aria-label={name(answer.quantity, choice)}
                  data-field={`columns.${choice}`}
                  aria-invalid={wrong === `columns.${choice}` || undefined}
                  inputMode="numeric"
                  placeholder={answer.quantity}
                  value={count}
                  onChange={(event) => set({ columns: columns.with(choice, event.target.value) })}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block" onKeyDown={(event) => goDown(event, () => onChange(withLine(draft)))}>
          {lines.map((line, at) => (
            <tr
              className="max-sm:flex max-sm:flex-wrap max-sm:ruled-t"
              key={at}
              data-pasted={line.pasted || undefined}
              onPaste={(event) => paste(event, at)}
              onFocus={() => line.pasted && setLine(at, {})}
            >
              {texts.map((key) => (
                <QuoteCell
                  key={key}
                  name={name(answer[key], at)}
                  {...placed(`lines.${at}.${key}`)}
                  value={line[key]}
                  takesFocus={key === 'item' && (at === 0 || (at >= opened && !line.pasted))}
                  onType={(typed) => setLine(at, { [key]: typed })}
                />
              ))}
              {line.prices.map((price, choice) => (
                <QuoteCell
                  key={choice}
                  name={name(answer.price, at, columns[choice])}
                  {...placed(`lines.${at}.prices.${choice}`)}
                  value={price}
                  onType={(typed) => setLine(at, { prices: line.prices.with(choice, typed) })}
                />
              ))}
            </tr>
          ))}
          {extras.map((extra, at) => (
            <tr
              className="max-sm:flex max-sm:flex-wrap max-sm:ruled-t"
              key={`extra-${at}`}
              data-pasted={extra.pasted || undefined}
              onFocus={() => extra.pasted && setExtra(at, {})}
            >
              <QuoteCell
                name={name(answer.extra, at)}
                {...placed(`extras.${at}.item`)}
                value={extra.item}
                onType={(item) => setExtra(at, { item })}
              />
              <QuoteCell
                name={name(answer.note, at)}
                {...placed(`extras.${at}.note`)}
                value={extra.note}
                span={columns.length === 0 ? 2 : 1}
                onType={(note) => setExtra(at, { note })}
              />
              {extra.amounts.map((amount, choice) => (
                <QuoteCell
                  key={choice}
                  name={name(answer.amount, at, columns[choice])}
                  {...placed(`extras.${at}.amounts.${choice}`)}
                  value={amount}
                  onType={(typed) => setExtra(at, { amounts: extra.amounts.with(choice, typed) })}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="max-sm:block">
          <tr className="max-sm:flex max-sm:flex-wrap max-sm:ruled-t">
            <th scope="row" colSpan={columns.length === 0 ? 3 : 2}>
              {answer.total}
            </th>
            {Array.from({ length: choices }, (_, choice) => (
              <td key={choice}>{sums[choice] ? writeMoney(sums[choice], currency) : '–'}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="desk-line flex-wrap items-center">
        <TextButton onClick={() => onChange(withLine(draft))}>{answer.addLine}</TextButton>
        <TextButton
          onClick={() =>
            set({ extras: [...extras, { item: '', note: '', amounts: Array<string>(choices).fill('') }] })
          }
        >
          {answer.addExtra}
        </TextButton>
        {columns.length < maxQuantities && (
          <TextButton onClick={() => onChange(withColumn(draft))}>{answer.addQuantity}</TextButton>
        )}
      </p>
      <QuoteDoubts draft={draft} onChange={onChange} />
      <QuoteTerms {...{ draft, today, isOrdered, wrong, onChange }} />
    </>
  )
}
