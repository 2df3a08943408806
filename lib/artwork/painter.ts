/*! Contains pdf.js, (c) Mozilla Foundation, Apache License 2.0: https://www.apache.org/licenses/LICENSE-2.0 */
/*! and a decoder of PDFium, (c) The PDFium Authors, BSD 3-Clause License: https://opensource.org/license/bsd-3-clause */
import readFax from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js'
import type { Box } from './facts.ts'

// Paints a page of a PDF beside the page, once per worker, so that a slow one can be stopped (check-file.ts).

/** A page, from 1, the box to paint, in its own units, and the longer side of the painting, in dots. */
export type PaintOrder = { file: Blob; page: number; box: Box; dots: number }

addEventListener('message', ({ data }: MessageEvent<PaintOrder>) => {
  void paint(data)
    .catch(() => undefined)
    .then(postMessage)
})

/** Filters are elements of a document; without one, pdf.js counts the dots itself. */
const none = () => 'none'
class NoFilters {
  addFilter = none
  addAlphaFilter = none
  addLuminosityFilter = none
  addKnockoutFilter = none
  destroy() {}
}

/**
 * pdf.js takes its decoders as WebAssembly, which this script's policy does not allow. That of fax and JBIG2 is here as a
 * script; that of JPEG 2000 would weigh twice as much.
 */
class Decoders {
  async fetch({ filename }: { filename: string }) {
    if (filename !== 'jbig2.wasm') throw new Error(filename)
    return new Uint8Array()
  }
}
const compiler = {
  instantiate: async (_: unknown, imports: unknown) => ({ instance: { exports: readFax(imports) } }),
}

/** What pdf.js says of a part that it leaves out. */
const lacking = /decode image|failed to initialize|Instance: |isn't ready|was removed/

/** @throws the file's fault, so that no painting lacks a part of it */
async function paint({ file, page: number, box, dots }: PaintOrder): Promise<Blob> {
  // pdf.js only warns of a picture that it cannot read.
  let lacks = false
  console.warn = (warning: string) => (lacks ||= lacking.test(warning))
  // Without a window, it takes all messages for its own.
  Object.assign(globalThis, { window: globalThis, WebAssembly: compiler })
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  const { promise } = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    stopAtErrors: true,
    BinaryDataFactory: Decoders,
    useWorkerFetch: false,
    disableFontFace: true,
    maxImageSize: 2 ** 27,
    canvasMaxAreaInBytes: 2 ** 26,
    ownerDocument: { createElement: () => new OffscreenCanvas(1, 1) } as unknown as HTMLDocument,
    FilterFactory: NoFilters,
    verbosity: 1,
  })
  const page = await (await promise).getPage(number)
  const [left, top, right, bottom] = inView(1)
  const scale = dots / Math.max(right - left, bottom - top)
  function inView(by: number) {
    const view = page.getViewport({ scale: by })
    const [x, y] = view.convertToViewportPoint(box[0], box[1]) as [number, number]
    const [X, Y] = view.convertToViewportPoint(box[2], box[3]) as [number, number]
    return [Math.min(x, X), Math.min(y, Y), Math.max(x, X), Math.max(y, Y)] as const
  }
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round((right - left) * scale)),
    Math.max(1, Math.round((bottom - top) * scale)),
  )
  await page.render({
    canvas: null,
    canvasContext: canvas.getContext('2d', { alpha: false }) as unknown as CanvasRenderingContext2D,
    viewport: page.getViewport({ scale }),
    transform: [1, 0, 0, 1, -left * scale, -top * scale],
    intent: 'print',
  }).promise
  if (lacks) throw new Error('a picture is missing')
  return canvas.convertToBlob()
}
