import type { ReactNode } from 'react'
import type { Notice } from '../../lib/content/lead-forms.ts'

type Props = {
  id?: string
  kind: 'error' | 'success' | 'note'
  notice: Pick<Notice, 'title'> & Partial<Notice>
  /** Brings it into view: as the page loads, by the browser itself, or now. */
  focus: 'on-load' | 'now' | 'no'
  children?: ReactNode
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The answer to a form: the only place without script, and where it stays when the toast has gone. */
export function FormNotice({ id, kind, notice, focus, children }: Props) {
  return (
    <div
      id={id}
      ref={focus === 'now' ? takeFocus : undefined}
      // What takes the focus is read out by its name.
      {...(focus !== 'no' && {
        role: 'group',
        'aria-label': [notice.title, notice.description].filter(Boolean).join('. '),
      })}
      tabIndex={-1}
      autoFocus={focus === 'on-load'}
      data-notice={kind}
      className="form-notice"
    >
      <p className="form-notice-title">{notice.title}</p>
      {notice.description && <p>{notice.description}</p>}
      {children}
    </div>
  )
}
