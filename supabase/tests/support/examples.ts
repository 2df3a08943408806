import examples from '../../functions/send-contact-form/examples.json'

type Example = { name: string; body: unknown; repeat?: Record<string, number> }
type Accepted = Example & { stored?: Record<string, string> }
type Rejected = Example & { status: number }

/** For tests: what must be stored. */
export const accepted = (examples.accepted as Accepted[]).map(grow)

/** For tests: what must be refused. */
export const rejected = (examples.rejected as Rejected[]).map(grow)

/** Writes out the long texts, which the file only describes. */
function grow<E extends Example>(example: E): E {
  const body = structuredClone(example.body)
  for (const [field, times] of Object.entries(example.repeat ?? {})) {
    const fields = body as Record<string, string>
    fields[field] = (fields[field] ?? '').repeat(times)
  }
  return { ...example, body }
}
