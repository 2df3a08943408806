import { useState } from 'react'
import { saveTickets } from '../../../lib/staff/desk/save.ts'
import type { BulkResult, Changes, Work } from '../../../lib/staff/desk/save-result.ts'
import type { Row } from '../../../lib/staff/desk/statuses.ts'
import type { WorkplaceWords } from '../../../lib/content/workplace.ts'
import { tellChanged } from './use-news.ts'

export type BulkNotice = { text: string; bad?: boolean; undo?: Work[] }

type Options = {
  words: WorkplaceWords
  /** Gets what was stored, to show it in the rows. */
  onSaved: (saved: { id: string; changes: Changes }[]) => void
  onEnded: () => void
}

/** Changes many rows at once: one notice after, with a way back. */
export function useBulk({ words: { bulk, work }, onSaved, onEnded }: Options) {
  const [notice, setNotice] = useState<BulkNotice | null>(null)

  async function run(list: Work[]): Promise<BulkResult> {
    const result = await saveTickets(list).catch((): BulkResult => ({ state: 'failed' }))
    if (result.state === 'refused') onEnded()
    if (result.state === 'failed') setNotice({ text: work.failed, bad: true })
    if (result.state === 'saved') {
      const stored = list.filter(({ id }) => result.saved.some((one) => one.id === id))
      onSaved(stored)
      tellChanged()
    }
    return result
  }

  /**
   * @param said what the change is, in words, for the notice
   * @returns whether the server took it
   */
  async function change(rows: readonly Row[], changes: Changes, said: string) {
    setNotice(null)
    const result = await run(
      rows.map(({ id, status, owner = '', spam = false }) => ({
        id,
        changes,
        shown: { status, owner, spam },
      })),
    )
    if (result.state !== 'saved') return false
    const { saved, conflicts, gone } = result
    const done = (saved.length === 1 ? bulk.doneOne : bulk.done).replace('{count}', String(saved.length))
    const told = [
      saved.length > 0 && done.replace('{change}', () => said),
      conflicts > 0 && bulk.left.replace('{count}', String(conflicts)),
      gone > 0 && bulk.gone.replace('{count}', String(gone)),
    ].filter(Boolean)
    setNotice({ text: told.join(' ') || work.unchanged, ...(saved.length > 0 && { undo: saved }) })
    return true
  }

  async function undo(list: Work[]) {
    const result = await run(list)
    if (result.state === 'saved') setNotice({ text: bulk.undone })
  }
  return { notice, change, undo }
}
