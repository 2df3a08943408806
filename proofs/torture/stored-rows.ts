import { z } from 'zod'
import type { LocalBackend } from '../../supabase/local/backend.ts'

const page = z.array(z.object({ id: z.uuid(), form_data: z.record(z.string(), z.string()) }))
export type StoredRow = z.infer<typeof page>[number]

/** The interface answers with no more at once (supabase/config.toml). */
const most = 1_000

/** Every stored row, read past row level security. */
export async function storedRows({ url, secretKey }: LocalBackend): Promise<StoredRow[]> {
  const rows: StoredRow[] = []
  for (;;) {
    const after = rows.at(-1)?.id
    const query = `select=id,form_data&order=id.asc&limit=${most}${after ? `&id=gt.${after}` : ''}`
    const headers = { apikey: secretKey }
    const answer = await fetch(`${url}/rest/v1/Form%20Sub?${query}`, { headers })
    const found = page.parse(await answer.json())
    rows.push(...found)
    if (found.length < most) return rows
  }
}
