import { LineCounter, parseDocument } from 'yaml'

type Parsed = { document: ReturnType<typeof parseDocument>; lines: LineCounter }

const parsed = new Map<string, Parsed>()
/** Twice as many as there are files: a server that watches them for days must not keep every draft. */
const most = 200

/** Parses a YAML text once, however many checks need it. The document is shared: read it only. */
export function parseYaml(text: string): Parsed {
  let found = parsed.get(text)
  if (!found) {
    const lines = new LineCounter()
    found = { document: parseDocument(text, { lineCounter: lines, uniqueKeys: true }), lines }
    if (parsed.size >= most) parsed.clear()
    parsed.set(text, found)
  }
  return found
}
