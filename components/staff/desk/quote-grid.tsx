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
import { calculateTotals } from '../../../lib/quotes/quote.ts'
import { writeMoney } from '../../../lib/request/write-money.ts'
import { TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { moveToNextRow, QuoteCell } from './quote-cell.tsx'
import { QuoteDoubts } from './quote-doubts.tsx'
import { QuoteTerms, type TermsProps } from './quote-terms.tsx'

const maxQuantities = 3

type PartProps = Pick<TermsProps, 'draft' | 'wrong' | 'onChange'>
type Props = TermsProps & { onDrop: () => void }

/** A quote's lines as a grid of fields: Tab goes right, Enter down and to a new line; rows of a spreadsheet can be pasted. */
export function QuoteGrid({ today, isOrdered, onDrop, ...part }: Props) {
  const { draft, wrong, onChange } = part
  const { answer } = useDesk().words
  const { columns, extras } = draft
  const amounts = Array<string>(choicesOf(draft)).fill('')
  return (
    <>
      <table className="desk-grid w-full ruled border-collapse table-fixed max-sm:block">
        <caption className="pb-2 text-slate text-start max-sm:block">{answer.paste}</caption>
        <Heads {...part} />
        <tbody
          className="max-sm:block"
          onKeyDown={(event) => moveToNextRow(event, () => onChange(withLine(draft)))}
        >
          <Lines {...part} />
          <Extras {...part} />
        </tbody>
        <Totals draft={draft} />
      </table>
      <p className="desk-line -ml-3 flex-wrap items-center">
        <TextButton onClick={() => onChange(withLine(draft))}>{answer.addLine}</TextButton>
        <TextButton
          onClick={() => onChange({ ...draft, extras: [...extras, { item: '', note: '', amounts }] })}
        >
          {answer.addExtra}
        </TextButton>
        {columns.length < maxQuantities && (
          <TextButton onClick={() => onChange(withColumn(draft))}>{answer.addQuantity}</TextButton>
        )}
        <TextButton className="sm:ml-auto sm:-mr-3" onClick={onDrop}>
          {answer.dropQuote}
        </TextButton>
      </p>
      <QuoteDoubts draft={draft} onChange={onChange} />
      <QuoteTerms {...{ draft, today, isOrdered, wrong, onChange }} />
    </>
  )
}

/** The total for each quantity; none before there are prices. */
function sumsOf(draft: QuoteDraft): (string | undefined)[] {
  const quote = quoteOf(draft)
  const sums = quote.lines.length ? calculateTotals(quote) : []
  return sums.map((sum) => (sum ? writeMoney(sum, draft.currency) : undefined))
}

const choicesOf = ({ columns }: QuoteDraft) => Math.max(columns.length, 1)

/** The cells of a line that are texts. One quantity is a column of its own; several are heads of prices. */
const textsOf = ({ columns }: QuoteDraft) =>
  ['item', 'decoration', ...(columns.length === 0 ? (['quantity'] as const) : [])] as const

/** A cell's name for screen readers: "Unit price, 2, 500". */
const nameOf = (what: string, at: number, column = '') => [what, at + 1, column].filter(Boolean).join(', ')

function Heads({ draft, wrong, onChange }: PartProps) {
  const { answer } = useDesk().words
  const { columns } = draft
  return (
    <thead className="max-sm:block">
      <tr className="max-sm:flex max-sm:flex-wrap max-sm:ruled-t">
        {[...textsOf(draft), ...(columns.length === 0 ? (['price', 'amount'] as const) : [])].map((key) => (
          <th key={key} scope="col" className="first:w-[28%]">
            {answer[key]}
          </th>
        ))}
        {columns.map((count, choice) => (
          <th key={choice} scope="col" data-head={answer.quantity}>
            <input
              className="w-full h-[36px] py-1 px-3 bg-transparent aria-[invalid]:outline-3 aria-[invalid]:outline-rubine-dark aria-[invalid]:-outline-offset-3"
              aria-label={nameOf(answer.quantity, choice)}
              data-field={`columns.${choice}`}
              aria-invalid={wrong === `columns.${choice}` || undefined}
              inputMode="numeric"
              placeholder={answer.quantity}
              value={count}
              onChange={(event) => onChange({ ...draft, columns: columns.with(choice, event.target.value) })}
            />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Lines({ draft, wrong, onChange }: PartProps) {
  const { answer, currencies } = useDesk().words
  const { columns, lines } = draft
  const [opened] = useState(lines.length)
  // Editing a row counts as checking it.
  const setLine = (at: number, more: Partial<DraftLine>) =>
    onChange({ ...draft, lines: lines.with(at, { ...lines[at]!, ...more, pasted: false }) })

  function paste(event: ClipboardEvent, from: number) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n|]|\S\s{2,}\S/.test(text.trim())) return
    event.preventDefault()
    onChange(pasteRows(draft, text, from, Object.keys(currencies)))
  }
  return lines.map((line, at) => (
    <tr
      className="max-sm:flex max-sm:flex-wrap max-sm:ruled-t"
      key={at}
      data-pasted={line.pasted || undefined}
      onPaste={(event) => paste(event, at)}
      onFocus={() => line.pasted && setLine(at, {})}
    >
      {textsOf(draft).map((key) => (
        <QuoteCell
          key={key}
          head={answer[key]}
          name={nameOf(answer[key], at)}
          field={`lines.${at}.${key}`}
          wrong={wrong}
          value={line[key]}
          takesFocus={key === 'item' && (at === 0 || (at >= opened && !line.pasted))}
          onType={(typed) => setLine(at, { [key]: typed })}
        />
      ))}
      {line.prices.map((price, choice) => (
        <QuoteCell
          key={choice}
          head={columns[choice] || answer.price}
          name={nameOf(answer.price, at, columns[choice])}
          field={`lines.${at}.prices.${choice}`}
          wrong={wrong}
          value={price}
          onType={(typed) => setLine(at, { prices: line.prices.with(choice, typed) })}
        />
      ))}
      {columns.length === 0 && (
        <td
          className="py-2 px-3 max-sm:flex max-sm:flex-col max-sm:justify-between max-sm:pt-0 max-sm:pl-0"
          data-head={answer.amount}
        >
          {sumsOf({ ...draft, lines: [line], extras: [] })[0] ?? '–'}
        </td>
      )}
    </tr>
  ))
}

function Extras({ draft, wrong, onChange }: PartProps) {
  const { answer } = useDesk().words
  const { columns, extras } = draft
  const setExtra = (at: number, more: Partial<DraftExtra>) =>
    onChange({ ...draft, extras: extras.with(at, { ...extras[at]!, ...more, pasted: false }) })
  return extras.map((extra, at) => (
    <tr
      className="max-sm:flex max-sm:flex-wrap max-sm:ruled-t"
      key={at}
      data-pasted={extra.pasted || undefined}
      onFocus={() => extra.pasted && setExtra(at, {})}
    >
      <QuoteCell
        head={answer.extra}
        name={nameOf(answer.extra, at)}
        field={`extras.${at}.item`}
        wrong={wrong}
        value={extra.item}
        onType={(item) => setExtra(at, { item })}
      />
      <QuoteCell
        head={answer.note}
        name={nameOf(answer.note, at)}
        field={`extras.${at}.note`}
        wrong={wrong}
        value={extra.note}
        span={columns.length === 0 ? 3 : 1}
        onType={(note) => setExtra(at, { note })}
      />
      {extra.amounts.map((amount, choice) => (
        <QuoteCell
          key={choice}
          head={columns[choice] || answer.amount}
          name={nameOf(answer.amount, at, columns[choice])}
          field={`extras.${at}.amounts.${choice}`}
          wrong={wrong}
          value={amount}
          onType={(typed) => setExtra(at, { amounts: extra.amounts.with(choice, typed) })}
        />
      ))}
    </tr>
  ))
}

function Totals({ draft }: { draft: QuoteDraft }) {
  const { answer } = useDesk().words
  const sums = sumsOf(draft)
  return (
    <tfoot className="max-sm:block">
      <tr className="max-sm:flex max-sm:flex-wrap max-sm:ruled-t">
        <th scope="row" colSpan={draft.columns.length === 0 ? 4 : 2}>
          {answer.total}
        </th>
        {Array.from({ length: choicesOf(draft) }, (_, choice) => (
          <td key={choice}>{sums[choice] ?? '–'}</td>
        ))}
      </tr>
    </tfoot>
  )
}
