import { bleeds, inch, millimeter } from '../../lib/artwork/facts.ts'
import { safeDistance } from '../../lib/artwork/print-limits.ts'
import type { Purpose } from '../../lib/artwork/verdict/purpose.ts'
import { writeLength, writeSize } from '../../lib/artwork/verdict/write-measures.ts'
import { fill } from '../../lib/content/fill.ts'
import type { LightTableWords } from '../../lib/content/artwork-data.ts'

type Props = { purpose?: Purpose; words: LightTableWords }

/** The piece to scale under yellow rulers, drawn once for wide screens and once for narrow ones. */
export function Plan({ purpose, words }: Props) {
  const { plan, bare } = words
  const description = purpose
    ? fill(plan, { purpose: purpose.name, size: writeSize(purpose, purpose.unit, words.units) })
    : bare
  return (
    <div role="img" aria-label={description} className="light-plan">
      <Drawing purpose={purpose} words={words} width={800} height={700} ruler={30} />
      <Drawing purpose={purpose} words={words} width={350} height={purpose ? 228 : 354} ruler={18} />
    </div>
  )
}

/** The area that the rulers measure before a choice, in points: a table for letter-size sheets. */
const table = { width: 11 * inch, height: 7 * inch, unit: 'in', bleed: 0 } as const

type DrawingProps = Props & { width: number; height: number; ruler: number }

function Drawing({ purpose: chosen, words: { marks, units }, width, height, ruler }: DrawingProps) {
  const purpose = chosen ?? table
  const size = writeSize(purpose, purpose.unit, units)
  const bleed = purpose.bleed || bleeds[purpose.unit]
  const margin = ruler * 1.2
  const across = (width - ruler - 2 * margin) / (purpose.width + 2 * bleed)
  const down = (height - ruler - 2 * margin) / (purpose.height + 2 * bleed)
  const scale = Math.min(across, down)
  const trim = { width: purpose.width * scale, height: purpose.height * scale }
  const x = ruler + (width - ruler - trim.width) / 2
  const y = ruler + (height - ruler - trim.height) / 2
  const box = (by: number) => ({
    x: x - by * scale,
    y: y - by * scale,
    width: Math.max(0, trim.width + 2 * by * scale),
    height: Math.max(0, trim.height + 2 * by * scale),
  })
  const right = x + trim.width
  const foot = y + trim.height
  const outer = bleed * scale + 5
  const text = ruler > 20 ? 13 : 11.5
  return (
    <svg
      className="w-full max-sm:first:hidden sm:last:hidden"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fontSize={text}
    >
      <path d={`M0 0h${width}v${ruler}H${ruler}v${height - ruler}H0z`} className="fill-yellow" />
      <Ruler at={x} from={ruler} to={width} scale={scale} purpose={purpose} length={ruler} />
      <g transform="matrix(0 1 1 0 0 0)">
        <Ruler at={y} from={ruler} to={height} scale={scale} purpose={purpose} length={ruler} upright />
      </g>
      {purpose.bleed > 0 && <rect {...box(bleed)} className="light-bleed" />}
      {chosen && (
        <rect {...box(0)} className="light-trim fill-sheet stroke-key stroke-[2] [stroke-dasharray:9_6]" />
      )}
      {purpose.bleed > 0 && (
        <rect {...box(-safeDistance)} className="fill-none stroke-blue-dark stroke-[1.5]" />
      )}
      {chosen && (
        <>
          <path
            d={`M${x} ${y - outer}v-9M${right} ${y - outer}v-9M${x} ${foot + outer}v9M${right} ${foot + outer}v9M${x - outer} ${y}h-9M${x - outer} ${foot}h-9M${right + outer} ${y}h9M${right + outer} ${foot}h9`}
            className="stroke-key stroke-[1.2]"
          />
          <text x={right - 8 - safeDistance * scale} y={foot - 7 - safeDistance * scale} textAnchor="end">
            {fill(marks.trim, { size })}
          </text>
        </>
      )}
      {purpose.bleed > 0 && bleed * scale > text && (
        <text x={x + 6} y={y - (bleed * scale - text) / 2 - 3} className="fill-rubine-dark">
          {fill(marks.bleed, { edge: writeLength(bleed, purpose.unit, units) })}
        </text>
      )}
      {purpose.bleed > 0 && safeDistance * scale > 4 && (
        <text
          x={x + safeDistance * scale + 7}
          y={y + safeDistance * scale + text + 4}
          className="fill-blue-dark"
        >
          {marks.safe}
        </text>
      )}
    </svg>
  )
}

type RulerProps = {
  /** Position of its zero, start and end, in drawing units. */
  at: number
  from: number
  to: number
  scale: number
  purpose: Pick<Purpose, 'unit'>
  length: number
  upright?: boolean
}

/** In eighths of an inch or in millimeters, as fine as the scale allows. */
export function Ruler({ at, from, to, scale, purpose, length, upright = false }: RulerProps) {
  const ticks = ticksOf(purpose.unit, scale, (from - at) / scale, (to - at) / scale)
  const path = ticks.map(({ point, share }) => `M${at + point * scale} ${length}v${-length * share}`).join('')
  const figures = ticks.filter(({ figure }) => figure !== undefined)
  return (
    <>
      <path d={`${path}M${from} ${length}H${to}`} className="fill-none stroke-key stroke-[1.2]" />
      {figures.map(({ point, figure }) =>
        upright ? (
          <text key={point} transform="matrix(0 1 1 0 0 0)" x={3} y={at + point * scale - 4}>
            {figure}
          </text>
        ) : (
          <text key={point} x={at + point * scale + 4} y={Math.max(11, length / 2)}>
            {figure}
          </text>
        ),
      )}
    </>
  )
}

/** A ruler's mark: position in points, length as a share of the ruler, and a figure on some. */
export type Tick = { point: number; share: number; figure?: number }

/** Familiar steps between marks; every `long`-th mark is long and has a figure. */
const steps: Record<'in' | 'mm', [step: number, long: number][]> = {
  in: [
    [0.125, 8],
    [0.5, 2],
    [1, 6],
    [6, 2],
    [12, 10],
    [120, 10],
  ],
  mm: [
    [1, 10],
    [5, 2],
    [10, 10],
    [50, 2],
    [100, 10],
    [1_000, 10],
  ],
}
/** Least distance between marks and between figures, in drawing units. */
const near = 5
const far = 30
const point = { in: inch, mm: millimeter }

/** `scale`: drawing units per point; `from`, `to`: points from the corner of the piece. Marks start there. */
export function ticksOf(unit: 'in' | 'mm', scale: number, from: number, to: number): Tick[] {
  const size = point[unit]
  const [step, long] =
    steps[unit].find(([one, many]) => one * size * scale >= near && one * many * size * scale >= far) ??
    steps[unit].at(-1)!
  const ticks: Tick[] = []
  for (let index = Math.ceil(from / (step * size)); index * step * size < to; index++) {
    const isLong = index % long === 0
    const isHalf = index % (long / 2) === 0
    const short = isHalf ? 0.4 : 0.24
    ticks.push({
      point: index * step * size,
      share: isLong ? 0.62 : short,
      ...(isLong && index >= 0 && { figure: index * step }),
    })
  }
  return ticks
}
