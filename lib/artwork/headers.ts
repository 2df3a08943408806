import type { Kind } from '../../supabase/functions/_shared/file-kind.ts'
import { factsOf, type FileFacts, type Size } from './facts.ts'
import { dataViewOf, latin } from './reading.ts'

/** Where a header that names the size ends at the latest. */
const head = 65_536

type Reader = (view: DataView, text: string) => Size & { clear?: boolean }

/** Sizes by the headers of kinds whose dots are not read. `clear` is left open where there may be transparent dots. */
const readers: Partial<Record<Kind, Reader>> = {
  webp(view, text) {
    const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
    if (text.startsWith('VP8X', 12))
      return { width: three(24) + 1, height: three(27) + 1, clear: mayBe(view.getUint8(20) & 16) }
    const bits = view.getUint32(21, true)
    if (text.startsWith('VP8L', 12))
      return {
        width: (bits & 16_383) + 1,
        height: ((bits >> 14) & 16_383) + 1,
        clear: mayBe((bits >> 28) & 1),
      }
    return {
      width: view.getUint16(26, true) & 16_383,
      height: view.getUint16(28, true) & 16_383,
      clear: false,
    }
  },
  heic: largest,
  avif: largest,
  jp2: (view, text) => largest(view, text, 'ihdr', 4),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  bmp(view) {
    // The oldest kind has a short header.
    const isShort = view.getUint32(14, true) === 12
    const width = isShort ? view.getUint16(18, true) : view.getUint32(18, true)
    const height = isShort ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true))
    return { width, height, clear: false }
  },
  jxl: jxlSize,
}

const mayBe = (flag: number) => (flag > 0 ? undefined : false)

/** The largest of the pictures in boxes: others are its tiles and a small copy (ISO 23008-12, 6.5.3). */
function largest(view: DataView, text: string, box = 'ispe', to = 8) {
  const sizes = [...text.matchAll(new RegExp(box, 'g'))].map(({ index }) => {
    const one = view.getUint32(index + to)
    const other = view.getUint32(index + to + 4)
    return box === 'ispe' ? { width: one, height: other } : { width: other, height: one }
  })
  const [{ width, height } = { width: 0, height: 0 }] = sizes.sort(
    (a, b) => b.width * b.height - a.width * a.height,
  )
  const turn = text.indexOf('irot')
  const isUpright = turn < 0 || view.getUint8(turn + 4) % 2 === 0
  const clear = text.includes('auxiliary:alpha') ? undefined : false
  return { ...(isUpright ? { width, height } : { width: height, height: width }), clear }
}

/** The width per height by its number (ISO 18181-1, 9.2). */
const ratios = [0, 1, 1.2, 4 / 3, 1.5, 16 / 9, 1.25, 2]

function jxlSize(view: DataView, text: string) {
  // The signature, behind which the bits begin, and the box around it.
  const start = /(^|jxlc|jxlp[^]{4})\xff\x0a/.exec(text)!
  let bit = 8 * (start.index + start[0].length)
  const read = (count: number) => {
    let value = 0
    for (let place = 0; place < count; place++, bit++)
      value += ((view.getUint8(bit >> 3) >> (bit & 7)) & 1) * 2 ** place
    return value
  }
  const isSmall = read(1) === 1
  const side = () => (isSmall ? 8 * (read(5) + 1) : read([9, 13, 18, 30][read(2)]!) + 1)
  const height = side()
  const ratio = read(3)
  return { width: ratio === 0 ? side() : Math.floor(height * ratios[ratio]!), height }
}

/** A picture's kind, and its size where its header names it. */
export function readHeader(bytes: Uint8Array, kind: Kind): FileFacts {
  try {
    const first = bytes.subarray(0, head)
    const { width, height, clear } = readers[kind]!(dataViewOf(first), latin(first))
    return factsOf(kind, width && height ? { dots: { width, height }, colors: ['rgb'], clear } : {})
  } catch {
    return factsOf(kind)
  }
}
