import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Pin } from '../../lib/request/page-data.ts'
import { Turn } from '../artwork/diagram.tsx'
import { showName } from '../artwork/file-parts.tsx'
import { useSketch } from '../artwork/use-sketch.ts'
import { TextLink } from '../ui/text-link.tsx'
import { fromPoints, type LaidProof, layProof } from './lay-proof.ts'
import { type PinActs, ProofSheet, type ProofWords, rulerSize } from './proof-sheet.tsx'
import type { Seen } from './use-open-file.ts'

/** CSS pixels per point at which an inch on the page is a CSS inch. */
const trueScale = 96 / 72
const zoomStep = 1.25
const maxScale = 8
/** The longer side of the painted page, in dots: sharp when it is zoomed. */
const sketchDots = 2_400

type Props = {
  seen: Seen
  pins: Pin[]
  /** Undefined while pins are only shown. */
  acts?: Omit<PinActs, 'onAdd'> & { onAdd: (pin: Omit<Pin, 'text'>, by: 'pointer' | 'key') => void }
  words: ProofWords
}

/** A proof on the light table, page by page, to fit or as large as it will be; first, the page of the first pin. */
export function ProofTable({ seen, pins, acts, words }: Props) {
  const { table, changes } = words.proof
  const [index, setIndex] = useState((pins[0]?.page ?? 1) - 1)
  const [zoom, setZoom] = useState<number>()
  const [hasLines, setHasLines] = useState(true)
  const view = useRef<HTMLDivElement>(null)
  const keys = useId()
  const { width, height } = useSize(view)
  const laid = useMemo(() => layProof(seen, index), [seen, index])
  const [href, fail] = useSketch(seen.file, seen.facts, index, words.artwork.painter, sketchDots)
  const { drawn } = words.artwork
  const { pages } = seen.facts
  if (!laid) return <p>{table.none}</p>
  // The labels have room in it.
  const ground = width < 600 ? 24 : 44
  const ruler = laid.unit === 'in' ? rulerSize : 0
  const whole = { width: laid.width + 2 * laid.bleed, height: laid.height + 2 * laid.bleed }
  const fitIn = (room: number, length: number) => (room - 2 * ground - ruler) / length
  const fit = Math.max(0.01, Math.min(fitIn(width, whole.width), fitIn(height, whole.height)))
  const scale = zoom ?? fit
  // The start of the page, which lies in the middle of the table as long as it fits.
  const begin = (room: number, length: number) =>
    ruler + Math.max(ground, (room - ruler - length * scale) / 2)
  const origin = {
    x: begin(width, whole.width) + laid.bleed * scale,
    y: begin(height, whole.height) + laid.bleed * scale,
  }
  const step = (by: number) => setZoom(Math.min(Math.max(scale * by, fit / 2), maxScale))
  const place = (at: { x: number; y: number }) => ({ ...at, page: index + 1, unit: laid.unit })

  function sayState() {
    if (href === undefined) return drawn.waiting
    return href ? table.sketch : table.none
  }
  function pressKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') return view.current?.focus()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = event.target === event.currentTarget ? pageAfter(event, index, pages.length) : undefined
    if (to !== undefined) {
      event.preventDefault()
      event.currentTarget.scrollTop = 0
      return setIndex(to)
    }
    if (!acts || event.key.toLowerCase() !== 'p' || !laid) return
    event.preventDefault()
    acts.onAdd(place(fromPoints(middleOf(event.currentTarget, origin, scale), laid)), 'key')
  }
  return (
    <div>
      <div
        ref={view}
        className={tableClass}
        role="group"
        aria-label={table.label}
        aria-describedby={keys}
        tabIndex={0}
        onKeyDown={pressKey}
      >
        {width > 0 && (
          <ProofSheet
            laid={laid}
            scale={scale}
            origin={origin}
            table={{ width, height, ground, ruler }}
            page={index + 1}
            href={href}
            hasLines={hasLines}
            pins={pins}
            acts={acts && { ...acts, onAdd: (at) => acts.onAdd(place(at), 'pointer') }}
            words={words}
            onFail={fail}
          />
        )}
      </div>
      <p id={keys} hidden>
        {[acts && changes.keys, pages.length > 1 && table.keys].filter(Boolean).join(' ')}
      </p>
      <ZoomTools laid={laid} zoom={zoom} onZoom={setZoom} onStep={step} words={table}>
        {laid.bleed > 0 && (
          <TextLink className="ml-auto" onClick={() => setHasLines(!hasLines)}>
            {hasLines ? table.hide : table.show}
          </TextLink>
        )}
      </ZoomTools>
      <p className="type-small text-slate mt-2">{sayState()}</p>
      {pages.length > 1 && (
        <Turn
          name={showName(seen.file.name)}
          index={index}
          facts={seen.facts}
          onTurn={setIndex}
          words={drawn.turn}
        />
      )}
    </div>
  )
}

/** As tall before the proof lies on it as after. */
const tableClass = 'proof-view aspect-[5/6] sm:aspect-[4/3] print:aspect-auto'

/** The table while its proof is on the way, as tall as it will be. */
export const EmptyTable = ({ said }: { said: string }) => (
  <div data-screen-only="">
    <div className={tableClass} />
    <div className="proof-tools min-h-[46px]" />
    <p role="status" className="type-small text-slate mt-2">
      {said}
    </p>
  </div>
)

type ZoomProps = {
  laid: LaidProof
  /** Undefined to fit. */
  zoom: number | undefined
  onZoom: (scale: number | undefined) => void
  onStep: (by: number) => void
  words: ProofWords['proof']['table']
  children: ReactNode
}

function ZoomTools({ laid, zoom, onZoom, onStep, words, children }: ZoomProps) {
  return (
    <div className="proof-tools" data-screen-only="">
      <button type="button" aria-label={words.smaller} onClick={() => onStep(1 / zoomStep)}>
        −
      </button>
      <button type="button" aria-pressed={zoom === undefined} onClick={() => onZoom(undefined)}>
        {words.fit}
      </button>
      {laid.unit === 'in' && (
        <button type="button" aria-pressed={zoom === trueScale} onClick={() => onZoom(trueScale)}>
          {words.real}
        </button>
      )}
      <button type="button" aria-label={words.larger} onClick={() => onStep(zoomStep)}>
        +
      </button>
      {children}
    </div>
  )
}

/** The page that a key turns to; undefined for other keys, and while what is enlarged can be scrolled on. */
function pageAfter({ key, currentTarget: view }: KeyboardEvent<HTMLElement>, index: number, count: number) {
  const last = count - 1
  const isAtEnd = view.scrollTop + view.clientHeight >= view.scrollHeight - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'PageDown' && isAtEnd) return Math.min(index + 1, last)
  return key === 'PageUp' && view.scrollTop < 1 ? Math.max(index - 1, 0) : undefined
}

/** The size of an element within its scroll bars, in CSS pixels, 0 before it is known. */
function useSize(element: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** The middle of what is in view, in points from the top left of the cut, which is at `origin` pixels of the sheet. */
function middleOf(view: Element, origin: { x: number; y: number }, scale: number) {
  const sheet = view.querySelector('svg')?.getBoundingClientRect() ?? view.getBoundingClientRect()
  const frame = view.getBoundingClientRect()
  return {
    x: (frame.left + frame.width / 2 - sheet.left - origin.x) / scale,
    y: (frame.top + frame.height / 2 - sheet.top - origin.y) / scale,
  }
}
