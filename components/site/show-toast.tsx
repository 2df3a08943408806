import { toast } from 'react-hot-toast/headless'
import type { Notice } from '../../lib/content/lead-forms.ts'

/** How long a toast stays, in milliseconds: long enough to read it twice. It waits while hovered or focused. */
const duration = { success: 6_000, error: 10_000 }

/** Shows one slip, replacing the one before it of the same kind. */
export function showToast(kind: 'success' | 'error', { title, description }: Notice) {
  const words = (
    <>
      <b>{title}</b> <span>{description}</span>
    </>
  )
  if (kind === 'success') toast.remove('error') // what was wrong is right now
  toast[kind](words, { id: kind, duration: duration[kind] })
}
