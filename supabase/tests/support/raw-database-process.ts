import { readFileSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { migrations, readSupabaseFile } from '../../local/migrations.ts'
import { madeOnce } from './made-once.ts'
import type { Outcome } from './raw-database.ts'

// Runs SQL sent by its parent: `node raw-database-process.ts [migrated]`.

/** `claims` are a token's; with them the role is `authenticated`. */
type Order = { role: string; claims?: { sub: string }; sql: string; parameters?: unknown[] }

const isMigrated = process.argv[2] === 'migrated'
const made = await madeOnce(isMigrated ? 'migrated.tar' : 'empty.tar', async (draft) => {
  const fresh = await PGlite.create()
  if (isMigrated)
    for (const sql of [readSupabaseFile('local/platform.sql'), ...migrations().map(({ text }) => text)])
      await fresh.exec(sql)
  writeFileSync(draft, await (await fresh.dumpDataDir('none')).bytes())
  await fresh.close()
})
// Synchronously: another process making it at the same moment may replace the file.
const database = await PGlite.create({ loadDataDir: new Blob([readFileSync(made)]) })
process.on('message', (order: Order) => void run(order).then((outcome) => process.send?.(outcome)))
process.once('disconnect', () => process.exit())
process.send?.('ready')

async function run({ role, claims, sql, parameters }: Order): Promise<Outcome> {
  try {
    if (role === 'postgres') return await execute(sql, parameters)
    await database.exec(`begin; set local role ${role}`)
    const set = 'select set_config($1, $2, true)'
    await database.query(set, ['request.jwt.claim.sub', claims?.sub ?? ''])
    await database.query(set, ['request.jwt.claims', claims ? JSON.stringify(claims) : ''])
    return await execute(sql, parameters)
  } catch (error) {
    return { code: String((error as { code?: unknown }).code) }
  } finally {
    if (role !== 'postgres') await database.exec('rollback')
  }
}

async function execute(sql: string, parameters?: unknown[]): Promise<Outcome> {
  if (!parameters) {
    await database.exec(sql)
    return { rows: [] }
  }
  const { rows } = await database.query<Record<string, unknown>>(sql, parameters)
  return { rows }
}
