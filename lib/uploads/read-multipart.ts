/** One field of a form post. `file` is the file's name as sent, null for a text field. */
export type Field = { name: string; file: string | null; bytes: AsyncIterable<Buffer> }

/** Most bytes of a field's headers. */
const longestHead = 8 * 1024

/** Streams a form post (RFC 7578). Read a field's bytes before asking for the next field. @throws Error if it is none */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  type: string,
): AsyncGenerator<Field, void> {
  const boundary = /;\s*boundary=(?:"([^"\r\n]{1,200})"|([^\s;]{1,200}))/i.exec(type)?.slice(1).join('')
  if (!boundary) throw new Error('no boundary')
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const source = body[Symbol.asyncIterator]()
  // As if a line had ended before the first boundary.
  let held: Buffer = Buffer.from('\r\n')

  async function more(): Promise<void> {
    const { done, value } = await source.next()
    if (done) throw new Error('ends early')
    held = Buffer.concat([held, value])
  }
  async function* until(end: Buffer): AsyncGenerator<Buffer, void> {
    for (;;) {
      const at = held.indexOf(end)
      if (at >= 0) {
        const before = held.subarray(0, at)
        held = held.subarray(at + end.length)
        if (before.length > 0) yield before
        return
      }
      // The possible start of a boundary waits for the rest.
      const sure = held.length - end.length + 1
      if (sure > 0) {
        const before = held.subarray(0, sure)
        held = held.subarray(sure)
        yield before
      }
      await more()
    }
  }
  async function head(): Promise<string> {
    const end = Buffer.from('\r\n\r\n')
    while (held.indexOf(end) < 0) {
      if (held.length > longestHead) throw new Error('long head')
      await more()
    }
    return fieldText(until(end))
  }

  for await (const preamble of until(delimiter)) void preamble
  for (;;) {
    while (held.length < 2) await more()
    if (held.subarray(0, 2).toString() === '--') return
    const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(await head())?.[1] ?? ''
    const named = (name: string) => new RegExp(`;?\\s${name}="([^"]*)"`, 'i').exec(` ${disposition}`)?.[1]
    const bytes = until(delimiter)
    yield { name: unescapeName(named('name') ?? ''), file: unescapeName(named('filename') ?? null), bytes }
    for await (const rest of bytes) void rest
  }
}

/** A short field's text; throws Error beyond 8 KB. */
export async function fieldText(bytes: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > longestHead) throw new Error('long field')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** Browsers escape these three, and nothing else (HTML, 4.10.21.8). */
function unescapeName<Name extends string | null>(name: Name): Name {
  return (name?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n') ?? null) as Name
}
