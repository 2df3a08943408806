import { useState } from 'react'
import { linkDays } from '../../lib/artwork/numbers.ts'
import { senderOf } from '../../lib/artwork/sending/sender-of.ts'
import { fill } from '../../lib/content/fill.ts'
import type { Stored } from '../../lib/leads/check.ts'
import { showToast } from '../site/show-toast.tsx'
import { takeUp } from './laid.ts'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'
import { SentFiles } from './sent-files.tsx'
import { useWords } from './use-words.ts'

type Props = { token: string; formId: string; stored: Stored }

/** A request's files on its receipt, sent once it is stored, and the link for adding more later. */
export function ReceiptFiles(props: Props) {
  const words = useWords()
  return words ? <Files {...props} words={words} /> : null
}

function Files({ token, formId, stored, words }: Props & { words: ArtworkData }) {
  const { sending } = words
  const [sender] = useState(() => senderOf(token, words.worker, () => takeUp(formId)))
  const link = `${location.origin}/artwork/add#${token}`
  const until = new Date(Date.parse(stored.at) + linkDays * 86_400_000)
  const day = until.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })

  async function copy() {
    await navigator.clipboard.writeText(link)
    showToast('success', sending.copied)
  }
  return (
    <>
      <SentFiles sender={sender} reference={stored.reference} words={words} />
      <p className="sent-foot">{sending.stored}</p>
      <p className="sent-foot">
        {fill(sending.link, { day })}{' '}
        <a
          href={link}
          className="text-link min-h-[24px]!"
          onClick={(event) => {
            // Plain http has no clipboard; then the link just opens.
            if (!navigator.clipboard) return
            event.preventDefault()
            void copy()
          }}
        >
          {sending.copy}
        </a>
      </p>
    </>
  )
}
