import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../e2e/support/free-port.ts'
import { startLocalBackend } from '../../supabase/local/backend.ts'
import { openDatabase } from '../../supabase/local/database-files.ts'
import { startSite } from '../../delivery/serve/start-site.ts'

/** Rows inserted by one statement. */
const step = 1_000

/** Rows on a page of the list (lib/staff/list-submissions.ts). */
const pageSize = 25

const insert = `
  insert into public."Form Sub" (created_at, form_data)
  select
    now() - n * interval '20 seconds',
    jsonb_build_object(
      'firstName', (array['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Linus', 'Margaret'])[1 + n % 8],
      'lastName', 'Person' || n % 5000, 'email', 'person' || n || '@company' || n % 20000 || '.example',
      'phone', '+1 305 555 ' || lpad((n % 10000)::text, 4, '0'), 'company', 'Company' || n % 20000,
      'eventType', (array['Corporate Event', 'Product Launch', 'Other', 'Custom Apparel'])[1 + n % 4],
      'eventDate', '', 'quantity', (n % 500)::text,
      'details', case when n % 3 = 0 then 'Quote request for: Custom Apparel' else
        'We need printed notebooks, mugs and bags for the team in Miami, delivered to several offices. Job ' || n end
    )
  from generate_series($1::int, $2::int) as n`

export type FilledList = {
  url: string
  pid: number | undefined
  someReference: string
  /** The key after which a page begins, or the last page's where there are fewer. */
  keyOfPage(number: number): string
  stop(): Promise<void>
}

/** Starts the site on a database with so many requests, open to everybody. A million take four minutes. */
export async function startFilledList(count: number): Promise<FilledList> {
  const dir = mkdtempSync(join(tmpdir(), 'keyline-list-'))
  const options = { dir, port: 0, siteOrigins: [], onLog: () => undefined }
  await (await startLocalBackend(options)).stop()
  const { keys, reference } = await fill(dir, count)

  const backend = await startLocalBackend(options)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const site = await startSite({ port, siteUrl: url, backend: { url: backend.url, key: backend.anonKey } })
  return {
    url,
    pid: site.pid(),
    someReference: reference,
    keyOfPage: (number) => keys.get(number) ?? keys.get(0) ?? '',
    async stop() {
      await site.stop()
      await backend.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function fill(dir: string, count: number): Promise<{ keys: Map<number, string>; reference: string }> {
  const connection = await openDatabase(dir)
  const { driver } = connection
  for (let from = 0; from < count; from += step) {
    if (from % 50_000 === 0)
      console.log(`Filling ${from.toLocaleString('en')} of ${count.toLocaleString('en')} …`)
    await driver.query(insert, [from, Math.min(from + step, count) - 1])
    // Else each insert looks for its like with the plan that was made for a table without rows.
    if (from === 0 || from === 10 * step) await driver.exec('analyze')
  }
  // A hosted database does this by itself; statistics are gathered by the embedded one too (supabase/local/statistics.ts).
  await driver.exec('vacuum')
  const key = async (offset: number) => {
    const { rows } = await driver.query<{ key: string }>(
      `select to_jsonb(created_at) #>> '{}' || '_' || submission_id as key from private.tickets
       order by created_at desc, submission_id desc offset $1 limit 1`,
      [Math.max(0, offset)],
    )
    return rows[0]?.key ?? ''
  }
  const keys = new Map([
    [0, await key(count - pageSize - 2)],
    ...(count > 1_000 * pageSize ? [[1_000, await key(999 * pageSize - 1)] as const] : []),
  ])
  const { rows } = await driver.query<{ reference: string }>(
    'select private.reference(submission_id) as reference from private.tickets limit 1',
  )
  await connection.close()
  return { keys, reference: rows[0]?.reference ?? '' }
}
