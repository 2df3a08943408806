import clsx from 'clsx'
import { useState } from 'react'
import { type FileFacts } from '../../lib/artwork/facts.ts'
import { safeDistance } from '../../lib/artwork/print-limits.ts'
import type { FileVerdict } from '../../lib/artwork/verdict/judge.ts'
import type { Purpose } from '../../lib/artwork/verdict/purpose.ts'
import { type SheetPlace, sheetOf } from '../../lib/artwork/verdict/sheet.ts'
import { writeLength, writeSize } from '../../lib/artwork/verdict/write-measures.ts'
import type { LightTableWords } from '../../lib/content/artwork-data.ts'
import { fill } from '../../lib/content/fill.ts'
import { showName } from './file-parts.tsx'
import { useSketch } from './use-sketch.ts'
import { TextLink } from '../ui/text-link.tsx'

type Props = {
  file: File
  facts: FileFacts
  verdict: FileVerdict
  purpose: Purpose
  words: LightTableWords
}

const room = { width: 376, height: 260, side: 22, head: 30, foot: 30 }
const middle = room.width / 2
const center = room.head + (room.height - room.head - room.foot) / 2

/** Shows to scale how the file lies on the piece: the area it fills, the cut, and the places of findings. */
export function Diagram({ file, facts, verdict, purpose: chosenPurpose, words }: Props) {
  const { marks, drawn } = words
  const [index, setIndex] = useState(0)
  const { purpose, lies, bare, coarse, near } = sheetOf(facts, verdict, chosenPurpose, index)
  const [href, fail] = useSketch(file, facts, index, words.painter)
  const found = [...coarse, ...near]
  const { bleed, unit } = purpose
  const scale = Math.min(
    (room.width - 2 * room.side) / (purpose.width + 2 * bleed),
    (room.height - room.head - room.foot) / (purpose.height + 2 * bleed),
  )
  const at = ({ x, y, width, height }: SheetPlace) => ({
    x: middle + x * scale,
    y: center + y * scale,
    width: width * scale,
    height: height * scale,
  })
  const around = (by: number) => {
    const width = Math.max(0, purpose.width + 2 * by)
    const height = Math.max(0, purpose.height + 2 * by)
    return at({ x: -width / 2, y: -height / 2, width, height })
  }
  const trim = around(0)
  const outer = around(bleed)
  const size = writeSize(purpose, unit, words.units)
  const sayFound = (one: (typeof found)[number]) =>
    'dpi' in one ? fill(drawn.dots, { dpi: String(one.dpi) }) : drawn[bleed > 0 ? 'near' : 'off']
  const said = new Set([...(bare ? [drawn[bare.id as 'noEdge']] : []), ...found.map(sayFound)])
  const own = facts.kind === 'pdf' ? 'page' : 'own'
  const drawnPages = href ? own : 'none'
  const caption = href === undefined ? 'waiting' : drawnPages
  return (
    <div className="checked-drawing grid place-items-center p-4 ruled-t bg-board md:border-t-0 md:ruled-l">
      <svg
        className="w-full max-h-[260px] bg-board [forced-color-adjust:none]"
        viewBox={`0 0 ${room.width} ${room.height}`}
        role="img"
        aria-label={lies ? fill(drawn.lies, { size }) : drawn.unknown}
      >
        {bleed > 0 && <rect {...outer} className="light-bleed" />}
        <rect {...trim} className="fill-sheet" />
        {lies && (
          <svg {...outer} viewBox={`${outer.x} ${outer.y} ${outer.width} ${outer.height}`}>
            {href && <image href={href} {...at(lies)} preserveAspectRatio="none" onError={fail} />}
            <rect
              {...at(lies)}
              className="drawn-file fill-blue-tint stroke-blue-dark stroke-[1.5] data-shown:fill-none"
              data-shown={href ? '' : undefined}
            />
          </svg>
        )}
        {bleed > 0 && <rect {...around(-safeDistance)} className="fill-none stroke-blue-dark stroke-[1.5]" />}
        <rect {...trim} className="drawn-trim fill-none stroke-key stroke-[1.8] [stroke-dasharray:8_5]" />
        {found.map((one, place) => (
          <rect key={place} {...at(one)} className="drawn-coarse fill-none stroke-rubine-dark stroke-[2.5]" />
        ))}
        {bare && <BareSides {...trim} sides={bare.sides} />}
        {!lies && (
          <path
            d={`M${middle} ${center - 26}v30M${middle} ${center + 12}v6`}
            className="fill-none stroke-key stroke-[6]"
          />
        )}
        <text x={outer.x} y={outer.y - 8} className="fill-rubine-dark">
          {bleed > 0 ? fill(marks.bleed, { edge: writeLength(bleed, unit, words.units) }) : ''}
        </text>
        <text x={outer.x} y={outer.y + outer.height + 18}>
          {fill(marks.trim, { size })}
        </text>
      </svg>
      <div className="flex flex-wrap items-baseline justify-center gap-x-5">
        {/* Beside the picture, so that nothing lies on it. */}
        {[...said].map((text) => (
          <p key={text} aria-hidden="true" className="type-data text-rubine-dark">
            {text}
          </p>
        ))}
        {lies && (
          // Each keeps its room, so that nothing moves when another takes its place.
          <div className="grid justify-items-center text-center">
            {(['waiting', own, 'none'] as const).map((id) => (
              <p
                key={id}
                className={clsx('type-small text-slate col-1 row-1', id !== caption && 'invisible')}
              >
                {drawn[id]}
              </p>
            ))}
          </div>
        )}
        {facts.pages.length > 1 && (
          <Turn name={showName(file.name)} index={index} facts={facts} onTurn={setIndex} words={drawn.turn} />
        )}
      </div>
    </div>
  )
}

/** The file itself, until its visitor has said what it is for. */
export function Glance({ file, facts, painter }: { file: File; facts: FileFacts; painter: string }) {
  const [href, fail] = useSketch(file, facts, 0, painter)
  return (
    <div className="checked-glance grid place-items-center h-[200px] p-4 ruled-t bg-board md:h-auto md:border-t-0 md:ruled-l">
      {href && <img src={href} alt="" onError={fail} className="max-w-full max-h-[160px] ruled bg-sheet" />}
    </div>
  )
}

/** The sides that lack bleed. */
function BareSides({ x, y, width, height, sides }: SheetPlace & { sides: number[] }) {
  const lines = [
    `M${x} ${y}v${height}`,
    `M${x} ${y + height}h${width}`,
    `M${x + width} ${y}v${height}`,
    `M${x} ${y}h${width}`,
  ]
  return (
    <path
      d={sides.map((side) => lines[side]).join('')}
      className="drawn-bare fill-none stroke-rubine-dark stroke-[5]"
    />
  )
}

type TurnProps = {
  name: string
  index: number
  facts: FileFacts
  onTurn: (index: number) => void
  words: LightTableWords['drawn']['turn']
}

/** Turns pages. A button at the end keeps the focus. */
export function Turn({ name, index, facts: { count, pages }, onTurn, words }: TurnProps) {
  const button = (to: number, label: string, said: string) => (
    <TextLink
      className="aria-disabled:text-slate"
      data-screen-only=""
      aria-label={fill(said, { file: name })}
      aria-disabled={to in pages ? undefined : true}
      onClick={() => to in pages && onTurn(to)}
    >
      {label}
    </TextLink>
  )
  return (
    <p className="text-2 leading-body flex items-baseline gap-4">
      {button(index - 1, words.back, words.backLabel)}
      <span aria-live="polite">{fill(words.at, { number: index + 1, count })}</span>
      {button(index + 1, words.on, words.onLabel)}
    </p>
  )
}
