import type { ReactNode } from 'react'
import type { Notice } from '@/lib/content/lead-forms'

type Props = { kind: 'error' | 'success' | 'note'; notice: Notice; focus: boolean; children?: ReactNode }

/**
 * The answer to a form: the only place where it stands without script, and where it stays when the toast has gone.
 * @param focus brings it into view
 */
export function FormNotice({ kind, notice, focus, children }: Props) {
  return (
    <div tabIndex={-1} autoFocus={focus} data-notice={kind} className="form-notice">
      <p className="form-notice-title">{notice.title}</p>
      <p>{notice.description}</p>
      {children}
    </div>
  )
}
