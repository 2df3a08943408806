import { toast } from 'react-hot-toast/headless'
import type { Notice } from '../../lib/content/lead-forms.ts'

/** How long a toast stays, in milliseconds: enough to read it twice. Hovering or focus pauses it. */
const duration = { success: 6_000, error: 10_000 }

/**
 * Shows one slip, replacing any earlier one.
 * @param kind failed: the page says it too and has the focus, so the slip is silent and hidden on phones
 */
export function showToast(kind: 'success' | 'error' | 'failed', { title, description }: Notice) {
  const words = (
    <>
      <b className="block pr-7 text-3 leading-control font-head">{title}</b>{' '}
      <span className="block type-small text-slate">{description}</span>
    </>
  )
  toast.remove()
  const type = kind === 'success' ? 'success' : 'error'
  toast[type](words, { id: kind, duration: duration[type] })
}

/** Removes the message about mistakes once somebody corrects them. */
export const dropMistakes = () => toast.dismiss('error')
