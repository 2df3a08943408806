import type { Facts } from '../../lib/artwork/facts.ts'
import { weights, type Level } from '../../lib/artwork/verdict/findings.ts'
import type { Verdict } from '../../lib/artwork/verdict/judge.ts'
import type { Purpose } from '../../lib/artwork/verdict/purpose.ts'
import { say } from '../../lib/artwork/verdict/say.ts'
import { writeWidth } from '../../lib/artwork/verdict/write.ts'
import { fieldValue, type Choice } from './choice.ts'
import { Diagram } from './diagram.tsx'
import type { LightTableWords } from './light-table.tsx'
import { showName } from './use-checks.ts'

type Props = {
  file: File
  facts?: Facts
  verdict?: Verdict
  words: LightTableWords
  purpose: Purpose
  onReplace: (file: File) => void
  onRemove: () => void
  onFit: (size: Pick<Choice, 'width' | 'height'>) => void
  drawn?: boolean
}

/** A file with its verdict, the sentences for it and, where there is room, the drawing. */
export function CheckedFile(props: Props) {
  const { file, facts, verdict, words, purpose, onReplace, onRemove, onFit, drawn } = props
  const { actions, verdicts } = words
  const name = showName(file.name)
  const print = verdict?.print
  const isSoft = verdict?.findings.some(({ id }) => id === 'soft')
  return (
    <article className="checked verdict-tone" data-level={verdict?.level} aria-busy={!verdict}>
      <div className="checked-seal">
        <h3>{verdict ? verdicts[verdict.level] : words.checking.replace('{name}', () => name)}</h3>
        <p className="type-data" dir="auto">
          {name}
        </p>
        <p className="type-data">{dataOf(file, facts, words)}</p>
      </div>
      <div className="checked-why">
        <ul role="list">
          {verdict?.findings.map((finding) => (
            <li key={finding.id}>
              <Mark level={weights[finding.id]} />
              {say(finding, purpose.unit, words)}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-5">
          {isSoft && print?.sharp && (
            <button
              type="button"
              className="text-link"
              onClick={() =>
                onFit({
                  width: fieldValue(print.sharp!, purpose.unit),
                  height: fieldValue((print.sharp! * print.height) / print.width, purpose.unit),
                })
              }
            >
              {actions.fit.replace('{size}', writeWidth(print.sharp, purpose.unit))}
            </button>
          )}
          {verdict && verdict.level !== 'good' && (
            <label className="checked-replace text-link">
              {actions.replace}
              <input
                type="file"
                aria-label={actions.replaceLabel.replace('{name}', () => name)}
                className="sr-only"
                onChange={({ target }) => target.files?.[0] && onReplace(target.files[0])}
              />
            </label>
          )}
          <button
            type="button"
            className="text-link"
            aria-label={actions.removeLabel.replace('{name}', () => name)}
            onClick={onRemove}
          >
            {actions.remove}
          </button>
        </p>
      </div>
      {verdict && drawn && (
        <Diagram verdict={verdict} purpose={purpose} marks={words.marks} words={words.drawn} />
      )}
    </article>
  )
}

/** Pages or dots, and bytes. */
function dataOf(file: File, facts: Facts | undefined, { pages, pixels, bytes }: LightTableWords): string {
  const { dots, count = 0 } = facts ?? {}
  const kilobytes = file.size / 1_024
  const size =
    kilobytes < 1_000
      ? bytes.kb.replace('{count}', String(Math.ceil(kilobytes)))
      : bytes.mb.replace('{count}', (kilobytes / 1_024).toFixed(1))
  if (dots)
    return `${pixels.replace('{width}', String(dots.width)).replace('{height}', String(dots.height))}, ${size}`
  return count > 0
    ? `${count === 1 ? pages.one : pages.many.replace('{count}', String(count))}, ${size}`
    : size
}

/** A tick, a diamond, a diamond with a stroke: told apart by shape, too. */
function Mark({ level }: { level: Level }) {
  if (level === 'good')
    return (
      <svg viewBox="0 0 20 20" aria-hidden="true" className="fill-none stroke-success stroke-[2.6]">
        <path d="M2 10l5.5 5.5L18 4" />
      </svg>
    )
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={level === 'note' ? 'mark-note' : 'mark-help'}>
      <path d="M2 10l8-9 8 9-8 9z" />
      {level === 'help' && <path d="M10 5v6M10 13v2" className="stroke-sheet stroke-2" />}
    </svg>
  )
}
