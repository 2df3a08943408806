'use client'

import { usePathname } from 'next/navigation'
import type { widgets } from '../../lib/content/widgets.ts'
import { withdrawConsent } from '../../lib/widgets/consent.ts'
import { showToast } from '../site/show-toast.tsx'

/** The staff's pages have no outside service to withdraw consent from. */
const ofStaff = /^\/(form-submissions|sign-in)$/

/** Deletes the visitor's consent from this device. Without script there is no consent, and no button. */
export function WithdrawConsent({ words }: { words: ReturnType<typeof widgets>['withdraw'] }) {
  const path = usePathname()
  if (ofStaff.test(path)) return null

  function withdraw() {
    withdrawConsent(['chat', 'scheduling'])
    showToast('success', words.notice)
  }
  return (
    <button
      type="button"
      data-late=""
      onClick={withdraw}
      className="withdraw-consent underline underline-offset-[4px] min-h-[28px]"
    >
      {words.button}
    </button>
  )
}
