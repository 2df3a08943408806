import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

type Props = {
  title: string
  help?: string
  onSubmit: (data: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** A question with fields. Focuses the first, and returns the focus afterwards. */
export function QuestionForm({ title, help, onSubmit, onClose, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const before = document.activeElement
    form.current?.querySelector('input')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form
      ref={form}
      noValidate
      className="desk-ask desk-ask-fields grid gap-2"
      aria-label={title}
      onSubmit={submit}
      onKeyDown={(event) => {
        // Ctrl + Enter saves the note, not the answer to this question.
        event.stopPropagation()
        if (event.key === 'Escape') onClose()
      }}
    >
      <p className="empty:hidden">{title}</p>
      {help && <small>{help}</small>}
      {children}
    </form>
  )
}
