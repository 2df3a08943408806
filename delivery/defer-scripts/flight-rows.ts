export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A row of React's flight data: a part of the page's tree, a long text, or a module or hint for the browser. */
export type Row = { id: string; source: string } & (
  { kind: 'model' | 'module'; value: Json } | { kind: 'text' }
)

/**
 * Takes flight data apart, as Next 16 writes it: `id:JSON`, `id:Tlength,text` with the length in hexadecimal bytes, or
 * `id:` with capital letters and JSON for a module or hint.
 * @throws Error when a row is none of these
 */
export function readRows(data: string): Row[] {
  const bytes = Buffer.from(data)
  const rows: Row[] = []
  for (let at = 0; at < bytes.length;) {
    const head = /^([0-9a-f]*):(?:T([0-9a-f]+),|([A-Zrx]*))/.exec(bytes.toString('latin1', at, at + 24))
    if (!head) throw new Error(`unknown flight data: ${bytes.toString('utf8', at, at + 40)}`)
    const [{ length }, id = '', textLength, letters] = head
    const isText = textLength !== undefined
    const end = isText ? at + length + Number.parseInt(textLength, 16) : bytes.indexOf('\n', at) + 1
    if (end <= at || end > bytes.length) throw new Error('the flight data ends within a row')
    const source = bytes.toString('utf8', at, end)
    if (isText) rows.push({ id, source, kind: 'text' })
    else {
      const value = JSON.parse(source.slice(length).trim() || 'null') as Json
      rows.push({ id, source, kind: letters ? 'module' : 'model', value })
    }
    at = end
  }
  return rows
}

/** An element of the page's tree: `["$", type, key, props]`. */
export type Element = ['$', string, Json, Record<string, Json>]

export const isElement = (value: Json): value is Element => Array.isArray(value) && value[0] === '$'

/** Strings that begin with `$` point at a row, and some of them from there along a path of keys. */
export function referenceOf(text: string): { id: string; path: string[] } | undefined {
  const [id, ...path] = /^\$[L@Q]?([0-9a-f]+(?::.+)?)$/.exec(text)?.[1]?.split(':') ?? []
  return id === undefined ? undefined : { id, path }
}

const placeInElement: Record<string, number> = { type: 1, key: 2, props: 3 }

/**
 * What a reference points at.
 * @throws Error when it points at nothing
 */
export function resolve(values: Map<string, Json>, { id, path }: { id: string; path: string[] }): Json {
  let found = values.get(id)
  for (const key of path) {
    const next = typeof found === 'string' ? referenceOf(found) : undefined
    if (next) found = resolve(values, next)
    if (typeof found !== 'object' || found === null) break
    found = (found as Record<string, Json>)[isElement(found) ? (placeInElement[key] ?? key) : key]
  }
  if (found === undefined) throw new Error(`the flight data has no ${[id, ...path].join(':')}`)
  return found
}
