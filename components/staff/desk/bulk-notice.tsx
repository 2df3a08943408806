import type { Work } from '../../../lib/staff/desk/save-result.ts'
import { useDesk } from './desk-context.tsx'
import type { BulkNotice as Notice } from './use-bulk.ts'

type Props = { notice: Notice | null; onUndo: (work: Work[]) => void }

/** What became of a change of many rows. The region is there before its words. */
export function BulkNotice({ notice, onUndo }: Props) {
  const { bulk } = useDesk().words
  const { undo } = notice ?? {}
  return (
    <div role="status" className="desk-notice" data-bad={notice?.bad}>
      {notice && (
        <p>
          <span>{notice.text}</span>
          {undo && (
            <button type="button" className="desk-link" onClick={() => onUndo(undo)}>
              {bulk.undo}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
