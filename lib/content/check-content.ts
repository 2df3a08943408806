import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** One mistake in a content file, with the line a marketer has to go to. */
export type Fault = { file: string; line: number; field: string; advice: string }

type Path = readonly PropertyKey[]

/**
 * Parses the text of a content file and holds it to its schema.
 * @returns the data, or every fault that was found (YAML errors first, as nothing can be checked behind them)
 */
export function checkContent<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
): { data: T } | { faults: Fault[] } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true })
  if (document.errors.length > 0) {
    return {
      faults: document.errors.map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line,
        field: 'file',
        advice: `is not valid YAML: ${error.message.split('\n')[0]}`,
      })),
    }
  }
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return { data: parsed.data }

  const lineOf = (path: Path): number => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  return {
    faults: parsed.error.issues.map((issue) => {
      const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
      return { file, line: lineOf(path), field: fieldName(path), advice: advise(issue) }
    }),
  }
}

/** `cities.0.name`, counted from 1 as people do: `cities 1, name`. */
function fieldName(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' > ') || 'file'
}

function advise(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a known field; remove it or correct its spelling'
  if (issue.code === 'invalid_type' && issue.message.includes('received undefined')) {
    return `is missing; add it (${issue.expected})`
  }
  return issue.message
}
