import { toast } from 'react-hot-toast/headless'
import type { Notice } from '../../lib/content/lead-forms.ts'

/** How long a toast stays, in milliseconds: enough to read it twice. Hovering or focus pauses it. */
const duration = { success: 6_000, error: 10_000 }

/** Shows one slip, replacing any earlier one. */
export function showToast(kind: 'success' | 'error', { title, description }: Notice) {
  const words = (
    <>
      <b className="block pr-7 text-3 leading-control font-head">{title}</b>{' '}
      <span className="block type-small text-slate">{description}</span>
    </>
  )
  toast.remove()
  toast[kind](words, { id: kind, duration: duration[kind] })
}

/** Removes the message about mistakes once somebody corrects them. */
export const dropMistakes = () => toast.dismiss('error')
