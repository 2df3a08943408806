'use server'

import { projectRequestWords } from '@/lib/content/project-request'
import { check } from './check'
import { deliver } from './deliver'
import { idempotencyKey } from './idempotency-key'
import { projectRequestSchema } from './project-request'
import { readForm } from './read-form'
import { reference } from './reference'
import type { LeadResult } from './result'

/** The Project Request form's action. Takes anything, never throws, and says "sent" only after the row is stored. */
export async function submitProjectRequest(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const schema = projectRequestSchema(projectRequestWords())
  const values = readForm(data, Object.keys(schema.shape))
  const checked = check(schema, values)
  if ('state' in checked) return checked
  const key = idempotencyKey(data instanceof FormData ? data.get('key') : undefined, checked.data)
  const receipt = await deliver(checked.data, key)
  if (!receipt) return { state: 'failed', values }
  return { state: 'sent', reference: reference(receipt.id), sentAt: receipt.createdAt }
}
