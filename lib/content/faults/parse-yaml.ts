import { LineCounter, parseDocument } from 'yaml'

type Parsed = { document: ReturnType<typeof parseDocument>; lines: LineCounter }

const parsed = new Map<string, Parsed>()
/** Twice the files there are: a server that watches them for days must not keep every draft. */
const most = 200

/**
 * Parses a YAML text once, however many checks ask for it.
 * @returns a document for reading alone, with its errors, and its lines
 */
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
