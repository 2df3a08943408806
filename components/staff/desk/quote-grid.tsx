import type { ClipboardEvent, KeyboardEvent } from 'react'
import { pasteRows, quoteOf, type QuoteDraft, withColumn, withLine } from '../../../lib/quotes/draft.ts'
import { totals } from '../../../lib/quotes/totals.ts'
import { writeMoney } from '../../../lib/request/write-money.ts'
import { useDesk } from './desk-context.tsx'

type Props = { draft: QuoteDraft; onChange: (draft: QuoteDraft) => void }
type Line = QuoteDraft['lines'][number]
type Extra = QuoteDraft['extras'][number]

const most = 3

/** A quote's lines as a grid of fields: Tab goes right, Enter down and to a new line; rows of a spreadsheet can be pasted. */
export function QuoteGrid({ draft, onChange }: Props) {
  const { words, taxes } = useDesk()
  const { answer, currencies } = words
  const { columns, lines, extras, currency } = draft
  const choices = Math.max(columns.length, 1)
  const quote = quoteOf(draft)
  const sums = quote && totals(quote)
  const set = (more: Partial<QuoteDraft>) => onChange({ ...draft, ...more })
  const setLine = (at: number, more: Partial<Line>) =>
    set({ lines: lines.with(at, { ...lines[at]!, ...more }) })
  const setExtra = (at: number, more: Partial<Extra>) =>
    set({ extras: extras.with(at, { ...extras[at]!, ...more }) })
  const name = (...parts: string[]) => parts.join(', ')

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
            <th scope="col">{answer.item}</th>
            <th scope="col">{answer.decoration}</th>
            {columns.length === 0 && <th scope="col">{answer.quantity}</th>}
            {columns.length === 0 && <th scope="col">{answer.price}</th>}
            {columns.map((count, choice) => (
              <th key={choice} scope="col">
                <input
                  aria-label={name(answer.quantity, String(choice + 1))}
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
              <td>
                <input
                  autoFocus={at === 0}
                  aria-label={name(answer.item, String(at + 1))}
                  maxLength={200}
                  value={line.item}
                  onChange={(event) => setLine(at, { item: event.target.value })}
                />
              </td>
              <td>
                <input
                  aria-label={name(answer.decoration, String(at + 1))}
                  maxLength={200}
                  value={line.decoration}
                  onChange={(event) => setLine(at, { decoration: event.target.value })}
                />
              </td>
              {columns.length === 0 && (
                <td>
                  <input
                    aria-label={name(answer.quantity, String(at + 1))}
                    inputMode="numeric"
                    value={line.quantity}
                    onChange={(event) => setLine(at, { quantity: event.target.value })}
                  />
                </td>
              )}
              {line.prices.map((price, choice) => (
                <td key={choice}>
                  <input
                    aria-label={name(answer.price, String(at + 1), columns[choice] ?? '')}
                    inputMode="decimal"
                    value={price}
                    onChange={(event) =>
                      setLine(at, { prices: line.prices.with(choice, event.target.value) })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
          {extras.map((extra, at) => (
            <tr key={`extra-${at}`}>
              <td>
                <input
                  aria-label={name(answer.extra, String(at + 1))}
                  maxLength={200}
                  value={extra.item}
                  onChange={(event) => setExtra(at, { item: event.target.value })}
                />
              </td>
              <td colSpan={columns.length === 0 ? 2 : 1}>
                <input
                  aria-label={name(answer.note, String(at + 1))}
                  maxLength={200}
                  value={extra.note}
                  onChange={(event) => setExtra(at, { note: event.target.value })}
                />
              </td>
              {extra.amounts.map((amount, choice) => (
                <td key={choice}>
                  <input
                    aria-label={name(answer.amount, String(at + 1), columns[choice] ?? '')}
                    inputMode="decimal"
                    value={amount}
                    onChange={(event) =>
                      setExtra(at, { amounts: extra.amounts.with(choice, event.target.value) })
                    }
                  />
                </td>
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
              <td key={choice}>{sums?.[choice] ? writeMoney(sums[choice], currency) : '–'}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="desk-line">
        <button type="button" className="desk-text" onClick={() => onChange(withLine(draft))}>
          {answer.addLine}
        </button>
        <button
          type="button"
          className="desk-text"
          onClick={() =>
            set({ extras: [...extras, { item: '', note: '', amounts: Array<string>(choices).fill('') }] })
          }
        >
          {answer.addExtra}
        </button>
        {columns.length < most && (
          <button type="button" className="desk-text" onClick={() => onChange(withColumn(draft))}>
            {answer.addQuantity}
          </button>
        )}
      </p>
      <div className="desk-terms">
        <label>
          <span>{answer.currency}</span>
          <select
            className="desk-field"
            value={currency}
            onChange={(event) => set({ currency: event.target.value })}
          >
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          <span>{answer.tax}</span>
          <select
            className="desk-field"
            value={draft.tax}
            onChange={(event) => set({ tax: event.target.value })}
          >
            {Object.entries(taxes).map(([id, said]) => (
              <option key={id} value={id}>
                {said}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{answer.delivered}</span>
          <input
            type="date"
            className="desk-field"
            value={draft.delivered}
            onChange={(event) => set({ delivered: event.target.value })}
          />
        </label>
        <label>
          <span>{answer.until}</span>
          <input
            type="date"
            className="desk-field"
            value={draft.until}
            onChange={(event) => set({ until: event.target.value })}
          />
        </label>
        <label>
          <span>{answer.terms}</span>
          <input
            className="desk-field"
            maxLength={200}
            value={draft.terms}
            onChange={(event) => set({ terms: event.target.value })}
          />
        </label>
      </div>
    </>
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
