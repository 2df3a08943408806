import { useEffect, useState } from 'react'
import { askWorker } from '../../lib/artwork/check-file.ts'
import type { FileFacts } from '../../lib/artwork/facts.ts'
import type { PaintOrder } from '../../lib/artwork/painter.ts'
import { shownBox } from '../../lib/artwork/verdict/lay.ts'

/** In milliseconds, until a page is given up. */
const sketchTimeoutMs = 8_000
/** A browser draws an SVG on the page's own thread; one of more bytes would stop it. */
const mostDrawn = 128 * 1_024

/** One page at a time is painted, so that only one file more is in memory. */
let line: Promise<Blob | undefined> = Promise.resolve(undefined)

/**
 * A picture of a file, or of its page at `index`, painted in the browser by the script `painter`.
 * @returns its address, undefined until it is there and '' if there is none, and what to call if it cannot be shown
 */
export function useSketch(file: File, facts: FileFacts, index: number, painter: string) {
  const [shown, setShown] = useState<{ of: number; href: string }>()
  useEffect(() => {
    let href = ''
    let isWanted = true
    const picture =
      facts.kind === 'pdf'
        ? (line = line.then(() => (isWanted ? paint(file, facts, index, painter) : undefined)))
        : Promise.resolve(shownAs(file, facts))
    void picture.then((blob) => {
      if (!isWanted) return
      if (blob) href = URL.createObjectURL(blob)
      setShown({ of: index, href })
    })
    return () => {
      isWanted = false
      // A browser that is still reading it would report that it is gone.
      setTimeout(() => URL.revokeObjectURL(href), sketchTimeoutMs)
    }
  }, [file, facts, index, painter])
  return [shown?.of === index ? shown.href : undefined, () => setShown({ of: index, href: '' })] as const
}

function paint(file: File, { trouble, pages }: FileFacts, index: number, painter: string) {
  const page = pages[index]
  if (trouble || !page) return undefined
  const order: PaintOrder = { file, page: index + 1, box: shownBox(page) }
  return askWorker<Blob>(painter, order, sketchTimeoutMs)
}

/** Whether the browser knows its kind is seen when it tries; of an SVG it has to be told. */
function shownAs(file: File, { kind }: FileFacts) {
  if (kind !== 'svg') return file
  return file.size > mostDrawn ? undefined : file.slice(0, file.size, 'image/svg+xml')
}
