import { useEffect, useState } from 'react'
import { askWorker } from '../../lib/artwork/check-file.ts'
import type { FileFacts } from '../../lib/artwork/facts.ts'
import type { PaintOrder } from '../../lib/artwork/painter.ts'
import { shownBox } from '../../lib/artwork/verdict/lay-page.ts'

/** Time limit for painting a page, in milliseconds. */
const sketchTimeoutMs = 8_000
/** Browsers draw an SVG on the page's own thread; a larger one, in bytes, would block it. */
const mostDrawn = 128 * 1_024

/** The longer side of a sketch, in dots: as sharp as the check's drawing on the best screens. */
const sketchDots = 1_000

/** Paints one page at a time, so that only one more file is in memory. */
let line: Promise<Blob | undefined> = Promise.resolve(undefined)

/**
 * A picture of a file, or of its page at `index`, painted in the browser by the script `painter`, `dots` long.
 * @returns its address (undefined before it is there, '' if there is none), and a function to call if it cannot be shown
 */
export function useSketch(file: File, facts: FileFacts, index: number, painter: string, dots = sketchDots) {
  const [shown, setShown] = useState<{ of: number; href: string }>()
  useEffect(() => {
    let href = ''
    let isWanted = true
    const picture =
      facts.kind === 'pdf'
        ? (line = line.then(() => (isWanted ? paint(file, facts, index, painter, dots) : undefined)))
        : shownAs(file, facts).catch(() => undefined)
    void picture.then((blob) => {
      if (!isWanted) return
      if (blob) href = URL.createObjectURL(blob)
      setShown({ of: index, href })
    })
    return () => {
      isWanted = false
      // A browser that is still reading it would report it as gone.
      setTimeout(() => URL.revokeObjectURL(href), sketchTimeoutMs)
    }
  }, [file, facts, index, painter, dots])
  return [shown?.of === index ? shown.href : undefined, () => setShown({ of: index, href: '' })] as const
}

/** A protected file is not painted: nothing is said of what is in it. */
function paint(
  file: File,
  { trouble, pages, sealed }: FileFacts,
  index: number,
  painter: string,
  dots: number,
) {
  const page = pages[index]
  if (trouble || sealed || !page) return undefined
  const order: PaintOrder = { file, page: index + 1, box: shownBox(page), dots }
  return askWorker<Blob>(painter, order, sketchTimeoutMs)
}

/** Only trying shows whether the browser knows a kind; an SVG needs its type, and no packing. */
async function shownAs(file: File, { kind, trouble }: FileFacts): Promise<Blob | undefined> {
  if (kind !== 'svg') return file
  if (trouble || file.size > mostDrawn) return undefined
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer())
  const unpack = () => new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).blob()
  const drawing = first === 0x1f ? await unpack() : file
  return drawing.size > mostDrawn ? undefined : drawing.slice(0, drawing.size, 'image/svg+xml')
}
