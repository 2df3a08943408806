import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { pasteRows, quoteOf, type QuoteDraft, withColumn, withLine } from '../../../lib/quotes/draft.ts'
import { totals } from '../../../lib/quotes/quote.ts'
import { writeMoney } from '../../../lib/request/write-money.ts'
import { TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'

const most = 3

/** A quote's lines as a grid of fields: Tab goes right, Enter down and to a new line; rows of a spreadsheet can be pasted. */
export function QuoteGrid({ draft, onChange }: { draft: QuoteDraft; onChange: (draft: QuoteDraft) => void }) {
  const { words, taxes } = useDesk()
  const { answer, currencies } = words
  const { columns, lines, extras, currency } = draft
  const [opened] = useState(lines.length)
  const choices = Math.max(columns.length, 1)
  const texts = ['item', 'decoration', ...(columns.length === 0 ? (['quantity'] as const) : [])] as const
  const selects = {
    currency: Object.keys(currencies).map((one) => [one, one] as const),
    tax: Object.entries(taxes),
  }
  const quote = quoteOf(draft)
  const sums = quote.lines.length ? totals(quote) : []
  const set = (more: Partial<QuoteDraft>) => onChange({ ...draft, ...more })
  const setLine = (at: number, more: Partial<QuoteDraft['lines'][number]>) =>
    set({ lines: lines.with(at, { ...lines[at]!, ...more }) })
  const setExtra = (at: number, more: Partial<QuoteDraft['extras'][number]>) =>
    set({ extras: extras.with(at, { ...extras[at]!, ...more }) })
  const name = (what: string, at: number, column = '') => [what, at + 1, column].filter(Boolean).join(', ')

  function paste(event: ClipboardEvent, from: number) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onChange(pasteRows(draft, text, from))
  }
  return (
    <>
      <table className="desk-grid">
        <caption>{answer.paste}</caption>
        <thead>
          <tr>
            {[...texts, ...(columns.length === 0 ? (['price'] as const) : [])].map((key) => (
              <th key={key} scope="col">
                {answer[key]}
              </th>
            ))}
            {columns.map((count, choice) => (
              <th key={choice} scope="col">
                <input
                  aria-label={name(answer.quantity, choice)}
                  inputMode="numeric"
                  placeholder={answer.quantity}
                  value={count}
                  onChange={(event) => set({ columns: columns.with(choice, event.target.value) })}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={(event) => goDown(event, () => onChange(withLine(draft)))}>
          {lines.map((line, at) => (
            <tr key={at} onPaste={(event) => paste(event, at)}>
              {texts.map((key) => (
                <Cell
                  key={key}
                  name={name(answer[key], at)}
                  value={line[key]}
                  takesFocus={key === 'item' && (at === 0 || at >= opened)}
                  onType={(typed) => setLine(at, { [key]: typed })}
                />
              ))}
              {line.prices.map((price, choice) => (
                <Cell
                  key={choice}
                  name={name(answer.price, at, columns[choice])}
                  value={price}
                  onType={(typed) => setLine(at, { prices: line.prices.with(choice, typed) })}
                />
              ))}
            </tr>
          ))}
          {extras.map((extra, at) => (
            <tr key={`extra-${at}`}>
              <Cell
                name={name(answer.extra, at)}
                value={extra.item}
                onType={(item) => setExtra(at, { item })}
              />
              <Cell
                name={name(answer.note, at)}
                value={extra.note}
                span={columns.length === 0 ? 2 : 1}
                onType={(note) => setExtra(at, { note })}
              />
              {extra.amounts.map((amount, choice) => (
                <Cell
                  key={choice}
                  name={name(answer.amount, at, columns[choice])}
                  value={amount}
                  onType={(typed) => setExtra(at, { amounts: extra.amounts.with(choice, typed) })}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length === 0 ? 3 : 2}>
              {answer.total}
            </th>
            {Array.from({ length: choices }, (_, choice) => (
              <td key={choice}>{sums[choice] ? writeMoney(sums[choice], currency) : '–'}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="desk-line">
        <TextButton onClick={() => onChange(withLine(draft))}>{answer.addLine}</TextButton>
        <TextButton
          onClick={() =>
            set({ extras: [...extras, { item: '', note: '', amounts: Array<string>(choices).fill('') }] })
          }
        >
          {answer.addExtra}
        </TextButton>
        {columns.length < most && (
          <TextButton onClick={() => onChange(withColumn(draft))}>{answer.addQuantity}</TextButton>
        )}
      </p>
      <div className="desk-terms">
        {(['currency', 'tax'] as const).map((key) => (
          <label key={key}>
            <span>{answer[key]}</span>
            <select
              className="desk-field"
              value={draft[key]}
              onChange={(event) => set({ [key]: event.target.value })}
            >
              {selects[key].map(([id, said]) => (
                <option key={id} value={id}>
                  {said}
                </option>
              ))}
            </select>
          </label>
        ))}
        {(['delivered', 'until', 'terms'] as const).map((key) => (
          <label key={key}>
            <span>{answer[key]}</span>
            <input
              type={key === 'terms' ? 'text' : 'date'}
              className="desk-field"
              maxLength={200}
              value={draft[key]}
              onChange={(event) => set({ [key]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </>
  )
}

type CellProps = {
  name: string
  value: string
  span?: number
  takesFocus?: boolean
  onType: (typed: string) => void
}

function Cell({ name, value, span, takesFocus, onType }: CellProps) {
  return (
    <td colSpan={span}>
      <input
        aria-label={name}
        // So that an added quote can be typed at once.
        autoFocus={takesFocus}
        maxLength={200}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </td>
  )
}

/** Enter goes to the same column of the next row, and makes one below the last. */
function goDown(event: KeyboardEvent, onNew: () => void) {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement))
    return
  event.preventDefault()
  const cell = event.target.closest('td')
  const next = cell?.parentElement?.nextElementSibling?.children[cell.cellIndex]?.querySelector('input')
  if (next) next.focus()
  else onNew()
}
