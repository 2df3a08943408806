import { ColourBar } from '../../ui/colour-bar.tsx'
import { useDesk } from './desk-context.tsx'
import type { Saving } from './use-save.ts'

/** The result of a save. The live regions are there before their words, so that screen readers announce them. */
export function SaveAnswer({ saving: { state }, kept }: { saving: Saving; kept: boolean }) {
  const { words } = useDesk()
  const { work } = words
  const good = state === 'saved' ? work.saved : kept && state === 'idle' ? work.kept : ''
  const plain = { unchanged: [work.unchanged, work.unchangedHelp], gone: [work.gone, work.goneHelp] }[
    state as 'unchanged' | 'gone'
  ]
  const { failed, noOwner } = work
  const bad = { failed, noOwner, notAsked: words.artwork.notAsked, lost: words.lost }[
    state as 'failed' | 'noOwner' | 'notAsked' | 'lost'
  ]
  return (
    <>
      <div className="desk-saving">
        <ColourBar />
      </div>
      <div role="status" className="desk-answer">
        {good && <p className="desk-ok">{good}</p>}
        {plain && (
          <div className="desk-ask">
            <p>{plain[0]}</p>
            <small>{plain[1]}</small>
          </div>
        )}
      </div>
      <div role="alert" className="desk-answer">
        {bad && <p className="desk-wrong">{bad}</p>}
      </div>
    </>
  )
}
