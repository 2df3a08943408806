import { weights } from '../../lib/artwork/verdict/findings.ts'
import { sayFinding } from '../../lib/artwork/verdict/say-finding.ts'
import type { AtSite } from '../../lib/request/page-data.ts'
import { writeBytes } from '../../lib/artwork/verdict/write.ts'
import { fill } from '../../lib/content/fill.ts'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'
import { FileButton, RemoveButton } from './file-buttons.tsx'
import { Mark } from './mark.tsx'
import { showName } from './use-checks.ts'

type Props = {
  file: AtSite
  words: ArtworkData
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Size of every part except a file's last. */
const partBytes = 5 * 2 ** 20

/** A file that is on the server, completely or in part. */
export function LinkedFile({ file, words, onChoose, onRemove }: Props) {
  const { actions, bytes, link, sending, verdicts } = words
  const { state, parts, verdict, findings } = file
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
        <>
          <p className="sent-state">
            <Mark level="good" />
            <span>
              <span className="sent-head">{sending.arrived}</span>{' '}
              {verdict && `· ${verdicts[verdict === 'ready' ? 'good' : verdict]}`}
            </span>
          </p>
          {findings
            ?.filter(({ id }) => weights[id] !== 'good')
            .map((finding) => sayFinding(finding, 'in', words))
            .map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
        </>
      ) : (
        <p>{fill(link.begun, { sent, all: size })}</p>
      )}
      <p className="sent-actions">
        <FileButton
          label={isWhole ? actions.replace : link.resume.label}
          said={fill(isWhole ? actions.replaceLabel : link.resume.said, { file: name })}
          onFile={onChoose}
        />
        <RemoveButton name={name} words={actions} onRemove={onRemove} />
      </p>
    </li>
  )
}
