import type { Kind } from '../../supabase/functions/_shared/file-kind.ts'
import type { Seen, Size } from './facts.ts'
import { readHeader } from './headers.ts'
import { frameOf, readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { type Budget, Damaged, dataViewOf } from './reading.ts'

/** The letters of a picture that are enough for most, and for those behind a long profile. */
const letters = [65_536, 2 ** 23]

/** A picture embedded as `data:`, in these many of its letters. */
function embedded(link: string, most: number, budget: Budget) {
  const [head = '', mime = ''] = /^\s*data:image\/([a-z+-]{1,20})[^,]{0,99};base64,/i.exec(link) ?? []
  const kind = mime.toLowerCase().replace('jpg', 'jpeg') as Kind
  const data = link
    .slice(head.length, head.length + (head ? most : 0))
    .replace(/&[^;]{0,9};|%..|[^A-Za-z0-9+/]/g, '')
  budget.pass(data.length)
  const bytes = Uint8Array.from(atob(data.slice(0, data.length - Number(data.length % 4 === 1))), (one) =>
    one.charCodeAt(0),
  )
  return { kind, bytes }
}

/** What the dots of an embedded picture show. */
export function embeddedDots(link: string, budget: Budget): Seen | undefined {
  const { kind, bytes } = embedded(link, link.length, budget)
  try {
    if (kind === 'png') return readPng(bytes, budget).dots
    return kind === 'jpeg' ? readJpeg(bytes, budget).dots : undefined
  } catch (error) {
    if (error instanceof RangeError || error instanceof Damaged) return undefined
    throw error
  }
}

/** The size in dots of an embedded picture, from its first bytes; undefined where it is not there. */
export function embeddedSize(link = '', budget: Budget): Size | undefined {
  for (const most of letters) {
    const { kind, bytes } = embedded(link, most, budget)
    try {
      const view = dataViewOf(bytes)
      if (kind === 'png') return { width: view.getUint32(16), height: view.getUint32(20) }
      const size = kind === 'jpeg' ? frameOf(bytes, budget) : readHeader(bytes, kind).dots
      if (size) return { width: size.width, height: size.height }
    } catch (error) {
      // The size lies beyond the part read.
      if (!(error instanceof RangeError)) throw error
    }
  }
  return undefined
}
