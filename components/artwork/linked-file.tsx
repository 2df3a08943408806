import { writeBytes } from '../../lib/artwork/verdict/write.ts'
import type { ArtworkData } from './artwork-data.ts'
import { FileButton } from './file-button.tsx'
import { Mark } from './mark.tsx'
import { showName } from './use-checks.ts'

/** A file as the site has it; `parts` are those that have arrived. */
export type AtSite = {
  id: string
  name: string
  bytes: number
  state: 'begun' | 'arrived'
  parts: number[]
  verdict?: 'ready' | 'note' | 'help' | null
}

type Props = {
  file: AtSite
  words: ArtworkData
  onChoose: (file: File) => void
  onRemove: () => void
}

/** The bytes of a part, all but the last of a file. */
const partBytes = 5 * 2 ** 20

/** A file that is at the site, whole or in part. */
export function LinkedFile({ file, words, onChoose, onRemove }: Props) {
  const { actions, bytes, link, sending, verdicts } = words
  const { state, parts, verdict } = file
  const name = showName(file.name)
  const size = writeBytes(file.bytes, bytes)
  const sent = writeBytes(Math.min(file.bytes, parts.length * partBytes), bytes)
  const isWhole = state === 'arrived'
  return (
    <li data-state={isWhole ? state : 'paused'}>
      <p className="sent-name">
        <b dir="auto">{name}</b> <span className="type-data">{size}</span>
      </p>
      {isWhole ? (
        <p className="sent-state">
          <Mark level="good" />
          <span>
            <span className="sent-head">{sending.arrived}</span>{' '}
            {verdict && `· ${verdicts[verdict === 'ready' ? 'good' : verdict]}`}
          </span>
        </p>
      ) : (
        <p>{link.begun.replace('{sent}', sent).replace('{all}', size)}</p>
      )}
      <p className="sent-actions">
        <FileButton
          label={isWhole ? actions.replace : link.resume.label}
          said={(isWhole ? actions.replaceLabel : link.resume.said).replace('{name}', () => name)}
          onFile={onChoose}
        />
        <button
          type="button"
          className="text-link"
          aria-label={actions.removeLabel.replace('{name}', () => name)}
          onClick={onRemove}
        >
          {actions.remove}
        </button>
      </p>
    </li>
  )
}
