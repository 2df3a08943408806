import file from './examples.json' with { type: 'json' }

type Example = { name: string; body: unknown; repeat?: Record<string, number> }
type Accepted = Example & { stored?: Record<string, string> }
type Rejected = Example & { status: number; field: string }

// The type inferred from the file would be a union of all its invalid values.
const examples = file as unknown as { accepted: Accepted[]; rejected: Rejected[] }

/** For tests: bodies that must be stored, and their text as stored. */
export const accepted = examples.accepted.map(expandLongTexts)

/** For tests: bodies that must be refused, with the status and field. */
export const rejected = examples.rejected.map(expandLongTexts)

/** Expands long texts, which the file only describes. */
function expandLongTexts<E extends Example>(example: E): E {
  const body = structuredClone(example.body)
  for (const [field, times] of Object.entries(example.repeat ?? {})) {
    const fields = body as Record<string, string>
    fields[field] = (fields[field] ?? '').repeat(times)
  }
  return { ...example, body }
}
