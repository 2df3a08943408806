import type * as z from 'zod/mini'
import type { LeadResult, Values } from './result.ts'

/**
 * Holds what was typed to the schema of its form; the same in the browser and on the server.
 * @returns the checked values, or the answer to give: one message a field, and whether something required is empty
 */
export function check<T>(
  schema: z.ZodMiniType<T>,
  values: Values,
): { data: T } | Extract<LeadResult, { state: 'invalid' }> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { data: parsed.data }
  const errors: Values = {}
  let missing = false
  for (const issue of parsed.error.issues) {
    errors[String(issue.path[0])] ??= issue.message
    if (issue.code === 'custom' && issue.params?.missing === true) missing = true
  }
  return { state: 'invalid', missing, errors, values }
}
