import { useEffect, useId, useRef } from 'react'

type Props = {
  title: string
  help?: string
  yes: string
  no: string
  /** Further answers beside yes. */
  others?: readonly { label: string; onChoose: () => void }[]
  onYes: () => void
  onNo: () => void
}

/** A question with two answers or more. Focuses the first button, and returns the focus afterwards. */
export function Question({ title, help, yes, no, others = [], onYes, onNo }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    button.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      className="desk-ask"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={help ? `${id}-help` : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onNo()
      }}
    >
      <p id={`${id}-title`}>{title}</p>
      {help && <small id={`${id}-help`}>{help}</small>}
      <span>
        <button ref={button} type="button" className="desk-button desk-key" onClick={onYes}>
          {yes}
        </button>
        {others.map(({ label, onChoose }) => (
          <button key={label} type="button" className="desk-button" onClick={onChoose}>
            {label}
          </button>
        ))}
        <button type="button" className="desk-button" onClick={onNo}>
          {no}
        </button>
      </span>
    </div>
  )
}
