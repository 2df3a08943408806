import { useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import { saveTickets } from '../../../lib/staff/desk/save.ts'
import type { BulkResult, Changes, Work } from '../../../lib/staff/desk/ticket.ts'
import type { Row } from '../../../lib/staff/desk/statuses.ts'
import type { WorkplaceWords } from '../../../lib/content/workplace.ts'
import { tellChanged } from './use-news.ts'

export type BulkNotice = { text: string; bad?: boolean; undo?: Work[] }

type Options = {
  words: WorkplaceWords
  onEnded: () => void
}

/** Changes many rows at once, then shows one notice with an undo. */
export function useBulk({ words: { bulk, work }, onEnded }: Options) {
  const [notice, setNotice] = useState<BulkNotice | null>(null)

  async function run(list: Work[]): Promise<BulkResult> {
    const result = await saveTickets(list).catch((): BulkResult => ({ state: 'failed' }))
    if (result.state === 'refused') onEnded()
    else if (result.state === 'saved') tellChanged()
    else setNotice({ text: work[result.state], bad: true })
    return result
  }

  /** @param said the change in words, for the notice */
  async function change(rows: readonly Row[], changes: Changes, said: string) {
    setNotice(null)
    const result = await run(
      rows.map(({ id, status, owner = '', spam = false }) => ({
        id,
        changes,
        shown: { status, owner, spam },
      })),
    )
    if (result.state !== 'saved') return
    const { saved, conflicts, gone } = result
    const done = fill(saved.length === 1 ? bulk.doneOne : bulk.done, { count: saved.length })
    const told = [
      saved.length > 0 && fill(done, { change: said }),
      conflicts > 0 && fill(bulk.left, { count: conflicts }),
      gone > 0 && fill(bulk.gone, { count: gone }),
    ].filter(Boolean)
    setNotice({ text: told.join(' ') || work.unchanged, ...(saved.length > 0 && { undo: saved }) })
  }

  async function undo(list: Work[]) {
    const result = await run(list)
    if (result.state === 'saved') setNotice({ text: bulk.undone })
  }
  return { notice, change, undo }
}
