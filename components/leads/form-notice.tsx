import type { Notice } from '@/lib/content/project-request'

type Props = { kind: 'error' | 'success'; notice: Notice; reference?: string; focus: boolean }

/**
 * The answer to a form, inside it: the only place where it stands without script, and where it stays when the toast has gone.
 * @param focus brings it into view on a page that answers a form posted without script
 */
export function FormNotice({ kind, notice, reference, focus }: Props) {
  return (
    <div tabIndex={-1} autoFocus={focus} data-notice={kind} className="form-notice col-span-full">
      <p className="form-notice-title">{notice.title}</p>
      <p>{notice.description}</p>
      {reference && <p className="type-data mt-1.5">{reference}</p>}
    </div>
  )
}
