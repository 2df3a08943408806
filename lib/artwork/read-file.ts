import { type Kind, kindOf } from '../../supabase/functions/_shared/file-kind.ts'
import { Budget, Damaged, TooMuch } from './reading.ts'
import { factsOf, type FileFacts } from './facts.ts'
import { readHeader } from './headers.ts'
import { readJpeg } from './jpeg.ts'
import { inflate } from './pdf/filters.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readPostScript } from './postscript.ts'
import { readPng } from './png.ts'
import { readPsd } from './psd.ts'
import { readTiff } from './tiff.ts'
import { readSvg } from './read-svg.ts'

type Reader = (bytes: Uint8Array, budget: Budget) => FileFacts
const ofHeader = (kind: Kind): [Kind, Reader] => [kind, (bytes) => readHeader(bytes, kind)]

/** For other kinds, only the name is known. */
const readers: Partial<Record<Kind, Reader>> = {
  ...Object.fromEntries((['heic', 'webp', 'avif', 'jxl', 'jp2', 'gif', 'bmp'] as const).map(ofHeader)),
  pdf: readPdf,
  png: readPng,
  jpeg: readJpeg,
  tiff: readTiff,
  psd: readPsd,
  svg: (bytes, budget) => readSvg(bytes[0] === 0x1f ? gunzip(bytes, budget) : bytes, budget),
  eps: (bytes) => readPostScript(bytes, 'eps'),
  ai: (bytes) => readPostScript(bytes, 'ai'),
}

/** Unpacks what `gzip` packs: a header of ten bytes, and a name or more where flags say so (RFC 1952). */
function gunzip(bytes: Uint8Array, budget: Budget): Uint8Array {
  const [, , , flags = 0] = bytes
  let at = 10
  if (flags & 4) at += 2 + bytes[at]! + bytes[at + 1]! * 256
  for (const text of [8, 16]) if (flags & text) at = bytes.indexOf(0, at) + 1
  if (flags & 2) at += 2
  // It skips two bytes of a header of its own.
  return inflate(bytes.subarray(Math.max(0, at - 2)), budget)
}

/** Reads any complete file in bounded time and memory, and never throws. */
export function readFile(bytes: Uint8Array): FileFacts {
  if (bytes.length === 0) return factsOf('unknown', { trouble: 'empty' })
  const { kind, also } = kindOf(bytes, (first) => gunzip(first, new Budget()))
  try {
    const facts = readers[kind]?.(bytes, new Budget()) ?? factsOf(kind)
    return also ? { ...facts, also } : facts
  } catch (error) {
    if (error instanceof TooMuch) return factsOf(kind, { also, trouble: 'complex' })
    // A RangeError means an offset past the end, or nesting too deep for the stack.
    if (error instanceof Damaged || error instanceof RangeError)
      return factsOf(kind, { also, trouble: 'damaged' })
    // A bug of ours must not cost the visitor the file.
    return factsOf(kind, { also, trouble: 'complex' })
  }
}
