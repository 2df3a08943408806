import type { FileVerdict } from '../../lib/artwork/verdict/judge.ts'
import { type Purpose, turnedLike } from '../../lib/artwork/verdict/purpose.ts'
import { writeLength, writeSize, writeWidth } from '../../lib/artwork/verdict/write.ts'
import { fill } from '../../lib/content/fill.ts'
import type { LightTableWords } from '../../lib/content/artwork-data.ts'

type Props = { verdict: FileVerdict; purpose: Purpose; words: LightTableWords }

const room = { width: 376, height: 250, side: 22, head: 30, foot: 48 }

/** Shows to scale how the file lies on the piece: what it fills, where it is cut, how far it is sharp. */
export function Diagram({ verdict: { print }, purpose: asked, words: { marks, drawn } }: Props) {
  const purpose = print ? turnedLike(asked, print) : asked
  const edge = purpose.edge
  const scale = Math.min(
    (room.width - 2 * room.side) / (purpose.width + 2 * edge),
    (room.height - room.head - room.foot) / (purpose.height + 2 * edge),
  )
  const [middle, center] = [room.width / 2, room.head + (room.height - room.head - room.foot) / 2]
  const box = (width: number, height: number) => ({
    x: middle - (width * scale) / 2,
    y: center - (height * scale) / 2,
    width: width * scale,
    height: height * scale,
  })
  const trim = box(purpose.width, purpose.height)
  const bleed = box(purpose.width + 2 * edge, purpose.height + 2 * edge)
  const reach = print && box(print.width + 2 * outside(print), print.height + 2 * outside(print))
  const sharp = print?.sharp && print.sharp < print.width ? print.sharp : undefined
  const size = writeSize(purpose, purpose.unit)
  const said = print ? fill(drawn.lies, { size }) : drawn.unknown
  return (
    <div className="checked-drawing">
      <svg viewBox={`0 0 ${room.width} ${room.height}`} role="img" aria-label={said}>
        {edge > 0 && <rect {...bleed} className="light-bleed" />}
        <rect {...trim} className="fill-sheet" />
        {reach && <rect {...reach} className="drawn-file" />}
        {sharp && print && (
          <rect {...box(sharp, (sharp * print.height) / print.width)} className="drawn-sharp" />
        )}
        <rect {...trim} className="drawn-trim" />
        {!print && (
          <path d={`M${middle} ${center - 26}v30M${middle} ${center + 12}v6`} className="drawn-unknown" />
        )}
        <text x={bleed.x} y={room.head - 10} className="fill-rubine-dark">
          {edge > 0 ? fill(marks.bleed, { edge: writeLength(edge, purpose.unit) }) : ''}
        </text>
        <text x={bleed.x} y={room.height - 28}>
          {fill(marks.trim, { size })}
        </text>
        {sharp && (
          <text x={bleed.x} y={room.height - 10} className="fill-success">
            {fill(drawn.sharp, { size: writeWidth(sharp, purpose.unit) })}
          </text>
        )}
      </svg>
    </div>
  )
}

/** A page's own bleed; a picture's is part of its size. */
const outside = ({ edge, sharp }: NonNullable<FileVerdict['print']>) => (sharp === undefined ? edge : 0)
