import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { millimeter, type Size } from '../../lib/artwork/facts.ts'
import { safeDistance } from '../../lib/artwork/print-limits.ts'
import { writeLength, writeSize } from '../../lib/artwork/verdict/write-measures.ts'
import { fill } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import type { Pin } from '../../lib/request/page-data.ts'
import { writePlace } from '../../lib/request/write-place.ts'
import { Ruler } from '../artwork/plan.tsx'
import { fromPoints, type LaidProof, toPoints } from './lay-proof.ts'

/** Width of the rulers, in CSS pixels. */
export const rulerSize = 26

/** The words of a proof's table. */
export type ProofWords = Pick<RequestPageWords, 'proof' | 'artwork'>
type Place = Pick<Pin, 'x' | 'y'>
export type PinActs = {
  onAdd: (place: Place) => void
  onMove: (index: number, place: Place) => void
  onWrite: (index: number) => void
  onRemove: (index: number) => void
}

type Props = {
  laid: LaidProof
  /** CSS pixels per point. */
  scale: number
  /** Where the cut begins, in CSS pixels from the table's corner. */
  origin: Place
  /** The table it lies on, with the room around the page and the rulers' width, 0 for none. */
  table: Size & { ground: number; ruler: number }
  page: number
  href?: string
  hasLines: boolean
  pins: Pin[]
  /** Undefined while pins are only shown. */
  acts?: PinActs
  words: ProofWords
  onFail: () => void
}

/** A page of a proof to scale under rulers, with its bleed, cut and safe line, and the pins on it. */
export function ProofSheet(props: Props) {
  const { laid, scale, origin, table, page, href, hasLines, pins, acts, words, onFail } = props
  const { bleed, lies, unit } = laid
  const { x, y } = origin
  const width = laid.width * scale
  const height = laid.height * scale
  const beyond = bleed * scale + table.ground
  const whole = {
    width: Math.max(table.width, x + width + beyond),
    height: Math.max(table.height, y + height + beyond),
  }
  const around = (by: number) => ({
    x: x - by * scale,
    y: y - by * scale,
    width: Math.max(0, width + 2 * by * scale),
    height: Math.max(0, height + 2 * by * scale),
  })
  const { marks, units } = words.artwork
  const size = unit === 'in' ? writeSize(laid, 'in', units) : ''
  const label = [fill(words.proof.table.page, { number: page }), size].filter(Boolean).join(', ')
  const outer = around(bleed)

  function add(event: MouseEvent<SVGSVGElement>) {
    if (!acts || (event.target as Element).closest('.proof-pin')) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const at = { x: (event.clientX - left - x) / scale, y: (event.clientY - top - y) / scale }
    acts.onAdd(fromPoints(at, laid))
  }
  return (
    <svg
      {...whole}
      viewBox={`0 0 ${whole.width} ${whole.height}`}
      role="none"
      className="proof-sheet"
      data-pinning={acts ? '' : undefined}
      onClick={add}
    >
      <g role="img" aria-label={label}>
        {table.ruler > 0 && <SheetRulers {...whole} {...origin} scale={scale} />}
        <rect {...outer} className="fill-sheet" />
        {lies && href && (
          <svg {...outer} viewBox={`${outer.x} ${outer.y} ${outer.width} ${outer.height}`}>
            <image
              href={href}
              x={x + width / 2 + lies.x * scale}
              y={y + height / 2 + lies.y * scale}
              width={lies.width * scale}
              height={lies.height * scale}
              preserveAspectRatio="none"
              onError={onFail}
            />
          </svg>
        )}
        {hasLines && bleed > 0 && (
          <SheetLines
            outer={outer}
            cut={around(0)}
            inner={around(-safeDistance)}
            bleed={fill(marks.bleed, { edge: writeLength(bleed, 'in', units) })}
            trim={fill(marks.trim, { size })}
          />
        )}
      </g>
      {pins.map(
        (pin, index) =>
          pin.page === page && (
            <PinMark
              key={index}
              pin={pin}
              index={index}
              at={{ x: x + toPoints(pin, laid).x * scale, y: y + toPoints(pin, laid).y * scale }}
              laid={laid}
              scale={scale}
              acts={acts}
              words={words.proof}
            />
          ),
      )}
    </svg>
  )
}

type Rectangle = Record<'x' | 'y' | 'width' | 'height', number>

/** The rulers along the top and the left of a drawing, from the corner of the cut. */
function SheetRulers({ width, height, x, y, scale }: Size & Place & { scale: number }) {
  const along = { from: rulerSize, scale, purpose: { unit: 'in' as const }, length: rulerSize }
  return (
    <>
      <path d={`M0 0h${width}v${rulerSize}H${rulerSize}v${height - rulerSize}H0z`} className="fill-yellow" />
      <Ruler {...along} at={x} to={width} />
      <g transform="matrix(0 1 1 0 0 0)">
        <Ruler {...along} at={y} to={height} upright />
      </g>
    </>
  )
}

type LinesProps = Record<'outer' | 'cut' | 'inner', Rectangle> & { bleed: string; trim: string }

function SheetLines({ outer, cut, inner, bleed, trim }: LinesProps) {
  return (
    <>
      <path d={`${frame(outer)}${frame(cut)}`} className="proof-bleed" />
      <rect {...inner} className="fill-none stroke-sheet stroke-[3.5]" />
      <rect {...inner} className="fill-none stroke-blue-dark stroke-[1.5]" />
      <rect {...cut} className="fill-none stroke-sheet stroke-[2]" />
      <rect {...cut} className="fill-none stroke-key stroke-[2] [stroke-dasharray:9_6]" />
      <text x={outer.x} y={outer.y - 8} className="fill-rubine-dark">
        {bleed}
      </text>
      <text x={outer.x} y={outer.y + outer.height + 18}>
        {trim}
      </text>
    </>
  )
}

const frame = ({ x, y, width, height }: Rectangle) => `M${x} ${y}h${width}v${height}h${-width}z`

type MarkProps = {
  pin: Pin
  index: number
  /** In pixels of the drawing. */
  at: Place
  laid: LaidProof
  scale: number
  acts?: PinActs
  words: RequestPageWords['proof']
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Movement below which a press is a click, in pixels. */
const stillPx = 4

/** A pin: dragged, moved by the arrows, and opened by a press. */
function PinMark({ pin, index, at, laid, scale, acts, words }: MarkProps) {
  /** The places of the pointer and the pin when the pin was taken. */
  const grip = useRef<Place & { from: Place }>(undefined)
  const hasDragged = useRef(false)
  const face = (
    <>
      <circle r="22" className="fill-transparent" />
      <circle r="15" className="proof-pin-face" />
      <text textAnchor="middle" y="6">
        {index + 1}
      </text>
    </>
  )
  const transform = `translate(${at.x} ${at.y})`
  if (!acts)
    return (
      <g transform={transform} aria-hidden="true">
        {face}
      </g>
    )
  const { onMove, onWrite, onRemove } = acts
  const move = (from: Place, across: number, down: number) =>
    onMove(index, fromPoints({ x: from.x + across, y: from.y + down }, laid))
  function drag(event: PointerEvent) {
    const start = grip.current
    if (!start) return
    const across = event.clientX - start.x
    const down = event.clientY - start.y
    hasDragged.current ||= Math.hypot(across, down) >= stillPx
    if (hasDragged.current) move(start.from, across / scale, down / scale)
  }
  function pressKey(event: KeyboardEvent) {
    const [across, down] = arrows[event.key] ?? []
    const step = (event.shiftKey ? 10 : 1) * millimeter
    if (across !== undefined && down !== undefined) move(toPoints(pin, laid), across * step, down * step)
    else if (event.key === 'Enter' || event.key === ' ') onWrite(index)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <g
      id={`pin-mark-${index}`}
      className="proof-pin"
      transform={transform}
      role="button"
      tabIndex={0}
      aria-label={`${fill(words.changes.pin, { number: index + 1 })}. ${writePlace(pin, words.place)}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { x: event.clientX, y: event.clientY, from: toPoints(pin, laid) }
        hasDragged.current = false
      }}
      onPointerMove={drag}
      onPointerUp={() => (grip.current = undefined)}
      onPointerCancel={() => (grip.current = undefined)}
      // Also by voice, which sends nothing else.
      onClick={() => !hasDragged.current && onWrite(index)}
      onKeyDown={pressKey}
    >
      {face}
    </g>
  )
}
