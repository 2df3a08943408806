'use client'

import { useState } from 'react'
import type { ArtworkWords } from '../../lib/content/artwork.ts'
import { FoldMark } from '../ui/fold-mark.tsx'

type Table = typeof import('../artwork/form-table.tsx').FormTable

type Props = { formId: string; words: ArtworkWords['form'] }

/** The light table in a form, folded: its code comes when it is opened. Until then, and without script, a hint. */
export function ArtworkFold({ formId, words: { title, text } }: Props) {
  const [Table, setTable] = useState<Table>()
  const load = () =>
    void import('../artwork/form-table.tsx').then((code) => setTable(() => code.FormTable)).catch(() => {}) // The next opening tries again.
  // It may have been opened before this code was there.
  const begin = (fold: HTMLDetailsElement | null) => {
    if (fold?.open) load()
  }
  return (
    <details ref={begin} onToggle={load} className="after unfold col-span-full -mt-1.5">
      <summary data-late="">
        {title}
        <FoldMark />
      </summary>
      {Table ? <Table formId={formId} hint={text} /> : text}
    </details>
  )
}
