import type { ReactNode } from 'react'
import type { Notice } from '../../lib/content/lead-forms.ts'

type Props = {
  id?: string
  kind: 'error' | 'success' | 'note'
  notice: Pick<Notice, 'title'> & Partial<Notice>
  /** How it comes into view: by the browser as the page loads, or now. */
  focus: 'on-load' | 'now' | 'no'
  children?: ReactNode
}

/** Focuses an element with its scroll margin in view: Firefox does not scroll to one that is in view already. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}

/** The answer to a form: the only one without script, and the one that stays after the toast. */
export function FormNotice({ id, kind, notice, focus, children }: Props) {
  return (
    <div
      id={id}
      ref={focus === 'now' ? takeFocus : undefined}
      // Screen readers announce its name when it takes the focus.
      {...(focus !== 'no' && {
        role: 'group',
        'aria-label': [notice.title, notice.description].filter(Boolean).join('. '),
      })}
      tabIndex={-1}
      autoFocus={focus === 'on-load'}
      data-notice={kind}
      className="form-notice"
    >
      <p className="form-notice-title text-(--tone) font-head">{notice.title}</p>
      {notice.description && <p>{notice.description}</p>}
      {children}
    </div>
  )
}
