import type { Facts } from '../../lib/artwork/facts.ts'
import { weights } from '../../lib/artwork/verdict/findings.ts'
import type { FileVerdict } from '../../lib/artwork/verdict/judge.ts'
import type { Purpose } from '../../lib/artwork/verdict/purpose.ts'
import { sayFinding } from '../../lib/artwork/verdict/say-finding.ts'
import { writeBytes, writeWidth } from '../../lib/artwork/verdict/write.ts'
import { fill } from '../../lib/content/fill.ts'
import { type Choice, fieldValue } from './choice.ts'
import { Diagram } from './diagram.tsx'
import { FileButton } from './file-button.tsx'
import type { LightTableWords } from '../../lib/content/artwork.ts'
import { Mark } from './mark.tsx'
import { showName } from './use-checks.ts'

type Props = {
  file: File
  facts?: Facts
  verdict?: FileVerdict
  words: LightTableWords
  purpose: Purpose
  onReplace: (file: File) => void
  onRemove: () => void
  onFit: (size: Pick<Choice, 'width' | 'height'>) => void
  drawn?: boolean
}

/** A file with its verdict, findings and, where there is room, the drawing. */
export function CheckedFile(props: Props) {
  const { file, facts, verdict, words, purpose, onReplace, onRemove, onFit, drawn } = props
  const { actions, verdicts } = words
  const name = showName(file.name)
  const print = verdict?.print
  const isSoft = verdict?.findings.some(({ id }) => id === 'soft')
  return (
    <article className="checked verdict-tone" data-level={verdict?.level} aria-busy={!verdict}>
      <div className="checked-seal">
        <h3>{verdict ? verdicts[verdict.level] : fill(words.checking, { name })}</h3>
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
              {sayFinding(finding, purpose.unit, words)}
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
              {fill(actions.fit, { size: writeWidth(print.sharp, purpose.unit) })}
            </button>
          )}
          {verdict && verdict.level !== 'good' && (
            <FileButton
              label={actions.replace}
              said={fill(actions.replaceLabel, { name })}
              onFile={onReplace}
            />
          )}
          <button
            type="button"
            className="text-link"
            data-remove=""
            aria-label={fill(actions.removeLabel, { name })}
            onClick={({ currentTarget }) => {
              moveOn(currentTarget)
              onRemove()
            }}
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

/** Pages or pixels, and bytes. */
function dataOf(file: File, facts: Facts | undefined, { pages, pixels, bytes }: LightTableWords): string {
  const { dots, count = 0 } = facts ?? {}
  const size = writeBytes(file.size, bytes)
  if (dots) return `${fill(pixels, { width: dots.width, height: dots.height })}, ${size}`
  return count > 0 ? `${count === 1 ? pages.one : fill(pages.many, { count })}, ${size}` : size
}

/** When a button disappears with its file, moves the focus to a neighbor, or else to the file field. */
export function moveOn(button: HTMLElement): void {
  const around = button.closest('form, main')
  const all = [...(around?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
  const place = all.indexOf(button)
  const next = all[place + 1] ?? all[place - 1] ?? around?.querySelector<HTMLElement>('input[type="file"]')
  next?.focus()
}
