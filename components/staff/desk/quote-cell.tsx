import type { KeyboardEvent } from 'react'

type CellProps = {
  /** The column's heading, which phones show above the cell. */
  head: string
  name: string
  /** Its place in the quote, such as lines.0.prices.2. */
  field: string
  /** The field that cannot be sent as it is. */
  wrong: string
  value: string
  span?: number
  takesFocus?: boolean
  onType: (typed: string) => void
}

export function QuoteCell({ head, name, field, wrong, value, span, takesFocus, onType }: CellProps) {
  return (
    <td colSpan={span} data-head={head}>
      <input
        className="w-full h-[36px] py-1 px-3 bg-transparent aria-[invalid]:outline-3 aria-[invalid]:outline-rubine-dark aria-[invalid]:-outline-offset-3"
        aria-label={name}
        data-field={field}
        aria-invalid={field === wrong || undefined}
        aria-describedby={field === wrong ? 'desk-wrong-cell' : undefined}
        // Lets the author type into an added quote at once.
        autoFocus={takesFocus}
        maxLength={200}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </td>
  )
}

/** Enter goes to the same column of the next row, and adds one below the last; an input method's Enter stays. */
export function moveToNextRow(event: KeyboardEvent, onNew: () => void) {
  const { key, ctrlKey, metaKey, target, nativeEvent } = event
  if (
    key !== 'Enter' ||
    nativeEvent.isComposing ||
    ctrlKey ||
    metaKey ||
    !(target instanceof HTMLInputElement)
  )
    return
  event.preventDefault()
  const cell = target.closest('td')
  const next = cell?.parentElement?.nextElementSibling?.children[cell.cellIndex]?.querySelector('input')
  if (next) next.focus()
  else onNew()
}
