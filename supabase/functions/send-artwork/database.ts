import { callDatabase, type Unanswered } from '../_shared/database.ts'
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
  const answer = await callDatabase(project, name, body, timeLimit).catch(({ kind }: Unanswered) => {
    throw kind === 'limit' ? tooMany(`limit_${name}`) : later(`database_${kind}`)
  })
  if (answer === undefined) throw later('database_status_204')
  return Array.isArray(answer) && answer.length === 0 ? null : (answer as Answer)
}
