import { ColorBar } from '../../ui/color-bar.tsx'
import { useDesk } from './desk-context.tsx'
import type { Saving } from './use-save.ts'

/** The result of a save. The live regions exist before their words, so that screen readers announce them. */
export function SaveAnswer({ saving: { state }, kept }: { saving: Saving; kept: boolean }) {
  const { work, artwork, lost } = useDesk().words
  const idle = kept && state === 'idle' ? work.kept : ''
  const good = state === 'saved' ? work.saved : idle
  const { failed, noOwner } = work
  const faults: Partial<Record<typeof state, string>> = { failed, noOwner, notAsked: artwork.notAsked, lost }
  const bad = faults[state]
  return (
    <>
      <div className="desk-saving">
        <ColorBar />
      </div>
      {/* Not hidden while empty: screen readers miss regions that have just appeared. */}
      <div role="status" className="empty:absolute">
        {good && <p className="text-success font-label">{good}</p>}
        {(state === 'unchanged' || state === 'gone') && (
          <div className="desk-ask">
            <p>{work[state]}</p>
            <small>{work[`${state}Help`]}</small>
          </div>
        )}
      </div>
      <div role="alert" className="empty:absolute">
        {bad && <p className="desk-wrong">{bad}</p>}
      </div>
    </>
  )
}
