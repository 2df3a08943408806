import { callDatabase, parse, Unanswered } from '../_shared/database.ts'
import type { Project } from '../_shared/environment.ts'
import { later, tooMany } from './answer.ts'

/** In milliseconds. */
const timeLimit = 8_000

/** A file as the database knows it, with its stored parts. */
export type Whole = {
  id: string
  name: string
  /** Null while a browser without script is still sending it. */
  bytes: number | null
  sha256: string | null
  state: 'begun' | 'arrived'
  purpose: unknown
  verdict: string | null
  parts: { part: number; object: string; bytes: number }[]
}

/**
 * Calls a database function (supabase/schemas/artwork_*.sql, whose tests pin the answers' shapes).
 * @returns null for the answer [], which means none
 * @throws Refusal 429 if the visitor has used up the hour, 503 if there is no usable answer
 */
export async function ask<Answer>(project: Project, name: string, body: object): Promise<Answer | null> {
  const { status, text } = await callDatabase(project, name, body, timeLimit).catch((error: unknown) => {
    throw error instanceof Unanswered ? later(`database_${error.kind}`) : error
  })
  const answer = parse(text)
  // Whatever status REST gives it.
  if (Object(answer).code === 'PT429') throw tooMany(`limit_${name}`)
  if (status !== 200) throw later(`database_status_${status}`)
  return Array.isArray(answer) && answer.length === 0 ? null : (answer as Answer)
}
