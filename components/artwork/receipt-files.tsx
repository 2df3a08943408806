import { useState } from 'react'
import { senderOf } from '../../lib/artwork/sending/sender.ts'
import type { StoredLead } from '../../lib/leads/check.ts'
import { takeLaidFiles } from './laid.ts'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'
import { SentFiles } from './sent-files.tsx'
import { useWords } from './use-words.ts'

type Props = { token: string; formId: string; stored: StoredLead }

/** A request's files on its receipt, sent once it is stored. */
export function ReceiptFiles(props: Props) {
  const words = useWords()
  return words ? <Files {...props} words={words} /> : null
}

function Files({ token, formId, stored, words }: Props & { words: ArtworkData }) {
  const [sender] = useState(() => senderOf(token, words.worker, () => takeLaidFiles(formId)))
  return (
    <>
      <SentFiles sender={sender} reference={stored.reference} words={words} />
      <p className="sent-foot text-2 leading-text mt-4">{words.sending.stored}</p>
    </>
  )
}
