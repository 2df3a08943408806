import { useEffect, useId, useRef } from 'react'
import { DeskButton } from './desk-button.tsx'

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
        <DeskButton ref={button} className="desk-key" onClick={onYes}>
          {yes}
        </DeskButton>
        {others.map(({ label, onChoose }) => (
          <DeskButton key={label} onClick={onChoose}>
            {label}
          </DeskButton>
        ))}
        <DeskButton onClick={onNo}>{no}</DeskButton>
      </span>
    </div>
  )
}
