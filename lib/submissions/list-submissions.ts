import { z } from 'zod'
import { createPublicClient } from '@/lib/supabase/public-client'

/** How many rows the list shows at the most. */
export const listLimit = 200

const field = z.string().catch('')
const row = z.object({
  id: z.string(),
  created_at: z.string(),
  form_data: z.object({
    firstName: field,
    lastName: field,
    email: field,
    phone: field,
    company: field,
    eventType: field,
    eventDate: field,
    quantity: field,
    details: field,
  }),
})
export type StoredSubmission = z.infer<typeof row>

/** What anonymous readers are told by a hosted project: the list is then empty for them, not broken. */
const refusals = ['42501', 'PGRST301', 'PGRST302']

/**
 * Reads "Form Sub", newest first.
 * @returns the rows that the database lets this reader see; `failed` when it could not be asked (logged)
 */
export async function listSubmissions(): Promise<{ rows: StoredSubmission[]; failed: boolean }> {
  try {
    const { data, error, status } = await createPublicClient()
      .from('Form Sub')
      .select('id, created_at, form_data')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(listLimit)
      .abortSignal(AbortSignal.timeout(8_000))
    if (error && (status === 401 || refusals.includes(error.code))) return { rows: [], failed: false }
    if (error) throw new Error(error.code || `status ${status}`)
    return { rows: z.array(row).parse(data), failed: false }
  } catch (error) {
    console.error(
      `submissions could not be read: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown'}`,
    )
    return { rows: [], failed: true }
  }
}
