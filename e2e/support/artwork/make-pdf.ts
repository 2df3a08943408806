import { deflateSync } from 'node:zlib'

/** The body of an object: text, or a dictionary with a stream's bytes. */
export type Body = string | { dict: string; data: Uint8Array | string }

const bytesOf = (data: Uint8Array | string) =>
  typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data)

/** A compressed stream, as most programs write it. */
export const packed = (data: string | Uint8Array, dict = ''): Body => ({
  dict: `${dict} /Filter /FlateDecode`,
  data: deflateSync(bytesOf(data)),
})

const written = (body: Body) =>
  typeof body === 'string'
    ? Buffer.from(body, 'latin1')
    : Buffer.concat([
        Buffer.from(`<< ${body.dict} /Length ${body.data.length} >>\nstream\n`, 'latin1'),
        bytesOf(body.data),
        Buffer.from('\nendstream'),
      ])

const numbered = (id: number, body: Body) =>
  Buffer.concat([Buffer.from(`${id} 0 obj\n`), written(body), Buffer.from('\nendobj\n')])

/** A PDF with a classic cross-reference table; `bodies` are the objects from 1, the catalog, on. */
export function writePdf(bodies: Body[], trailer = ''): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let length = parts[0]!.length
  const offsets = bodies.map((body, index) => {
    const at = length
    const part = numbered(index + 1, body)
    parts.push(part)
    length += part.length
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = bodies.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

/** The same in the newer form: a compressed object stream, and a differential cross-reference stream. */
export function writePackedPdf(bodies: Body[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const texts = bodies.flatMap((body, index) => (typeof body === 'string' ? [{ id: index + 1, body }] : []))
  const holder = bodies.length + 1
  let head = ''
  let inner = ''
  for (const { id, body } of texts) {
    head += `${id} ${inner.length} `
    inner += `${body} `
  }
  const streams: [number, Body][] = bodies.flatMap((body, index): [number, Body][] =>
    typeof body === 'string' ? [] : [[index + 1, body]],
  )
  streams.push([holder, packed(head + inner, `/Type /ObjStm /N ${texts.length} /First ${head.length}`)])
  const places = new Map<number, [number, number, number]>(
    texts.map(({ id }, index) => [id, [2, holder, index]]),
  )
  let length = parts[0]!.length
  for (const [id, body] of streams) {
    places.set(id, [1, length, 0])
    const part = numbered(id, body)
    parts.push(part)
    length += part.length
  }
  const size = holder + 2
  places.set(holder + 1, [1, length, 0])
  const rows = Array.from({ length: size }, (_, id) => {
    const [kind, second, third] = places.get(id) ?? [0, 0, 0]
    return Buffer.from([kind, second >> 16, second >> 8, second, third])
  })
  // Each row starts with PNG's filter "up".
  const differences = rows.map((row, index) =>
    Buffer.from([2, ...row.map((byte, column) => byte - (rows[index - 1]?.[column] ?? 0))]),
  )
  const table = packed(
    Buffer.concat(differences),
    `/Type /XRef /Size ${size} /Root 1 0 R /W [1 3 1] /DecodeParms << /Predictor 12 /Columns 5 >>`,
  )
  parts.push(numbered(holder + 1, table), Buffer.from(`startxref\n${length}\n%%EOF\n`))
  return new Uint8Array(Buffer.concat(parts))
}

export type PageSketch = {
  /** Page entries, like `/TrimBox [0 0 10 10]`. */
  entries?: string
  media?: string
  content?: string | Uint8Array
  resources?: string
}

/**
 * The objects of a PDF: the catalog is 1, the page tree 2, then come `more`, then the pages.
 * @param more objects that resources refer to, from number 3 on
 */
export function pagesOf(pages: PageSketch[], more: Body[] = []): Body[] {
  const first = 3 + more.length
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ')
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    ...more,
    ...pages.flatMap(
      ({ entries = '', media = '0 0 252 144', content = '', resources = '' }, index): Body[] => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [${media}] /Resources << ${resources} >> /Contents ${first + 2 * index + 1} 0 R ${entries} >>`,
        packed(content),
      ],
    ),
  ]
}

export const onePage = (page: PageSketch, more?: Body[]) => writePdf(pagesOf([page], more))
