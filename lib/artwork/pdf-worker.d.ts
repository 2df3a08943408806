declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
declare module 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js' {
  export default function instantiate(imports: unknown): unknown
}
