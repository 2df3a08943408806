import { type FormEvent, type ReactNode, useRef } from 'react'
import { DeskButton, TextButton, useFocusInside } from './controls.tsx'
import { useDesk } from './desk-context.tsx'

type Props = {
  title: string
  help?: string
  /** The fault of the sent answer. */
  wrong?: string | false
  yes: string
  no?: string
  /** A further button. */
  more?: ReactNode
  onSubmit: (data: FormData) => void | Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A question with fields. Focuses the first, and returns the focus afterwards. */
export function QuestionForm({ title, help, wrong, yes, no, more, onSubmit, onClose, children }: Props) {
  const { ends } = useDesk().words
  const form = useFocusInside<HTMLFormElement>()
  const busy = useRef(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    try {
      await onSubmit(new FormData(event.currentTarget))
    } finally {
      // A lost connection must not lock the form.
      busy.current = false
    }
  }
  return (
    <form
      ref={form}
      noValidate
      className="desk-ask desk-ask-fields grid gap-2"
      aria-label={title}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        // Ctrl + Enter saves the note, not the answer to this question.
        event.stopPropagation()
        if (event.key === 'Escape') onClose()
      }}
    >
      <p className="empty:hidden">{title}</p>
      {help && <small>{help}</small>}
      {children}
      <p role="alert" className="desk-wrong empty:hidden">
        {wrong}
      </p>
      <span className="items-center">
        <DeskButton type="submit" className="desk-key">
          {yes}
        </DeskButton>
        {more}
        <TextButton onClick={onClose}>{no ?? ends.no}</TextButton>
      </span>
    </form>
  )
}
