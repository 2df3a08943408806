'use client'

import type { widgets } from '@/lib/content/widgets'
import { withdrawConsent } from '@/lib/widgets/consent'
import { showToast } from '../site/show-toast'

/** Takes back what this device remembers of the visitor's consent. Without script there is none, and no button. */
export function WithdrawConsent({ words }: { words: ReturnType<typeof widgets>['withdraw'] }) {
  function withdraw() {
    withdrawConsent(['chat', 'scheduling'])
    showToast('success', words.notice)
  }
  return (
    <button type="button" data-late="" onClick={withdraw} className="withdraw-consent">
      {words.button}
    </button>
  )
}
