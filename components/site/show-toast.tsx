import { toast } from 'react-hot-toast/headless'
import type { Notice } from '../../lib/content/lead-forms.ts'

/** How long a toast stays, in milliseconds: long enough to read it twice. It waits while hovered or focused. */
const duration = { success: 6_000, error: 10_000 }

/**
 * Shows one slip, in the place of any before it.
 * @param kind failed: the page says it too, where the focus is, so the slip is for the eyes alone, and not on a phone
 */
export function showToast(kind: 'success' | 'error' | 'failed', { title, description }: Notice) {
  const words = (
    <>
      <b>{title}</b> <span>{description}</span>
    </>
  )
  toast.remove()
  const type = kind === 'success' ? 'success' : 'error'
  toast[type](words, { id: kind, duration: duration[type] })
}
