import { type Kind, kindOf } from '../../supabase/functions/_shared/file-kind.ts'
import { Budget, Damaged, TooMuch } from './reading.ts'
import { factsOf, type FileFacts } from './facts.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readPostScript } from './postscript.ts'
import { readPsd } from './psd.ts'
import { readJpeg, readPng, readTiff } from './raster.ts'
import { readSvg } from './read-svg.ts'

/** For other kinds, only the name is known. */
const readers: Partial<Record<Kind, (bytes: Uint8Array, budget: Budget) => FileFacts>> = {
  pdf: readPdf,
  png: readPng,
  jpeg: readJpeg,
  tiff: readTiff,
  psd: readPsd,
  svg: readSvg,
  eps: (bytes) => readPostScript(bytes, 'eps'),
  ai: (bytes) => readPostScript(bytes, 'ai'),
}

/** Reads any complete file in bounded time and memory, and never throws. */
export function readFile(bytes: Uint8Array): FileFacts {
  if (bytes.length === 0) return factsOf('unknown', { trouble: 'empty' })
  const { kind, also } = kindOf(bytes)
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
