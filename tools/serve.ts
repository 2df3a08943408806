// `npm start`: builds what is stale, starts the embedded backend unless a hosted one is set, and serves the site.
// `npm run dev` (`--dev`): the same with hot reload.
import { existsSync } from 'node:fs'
import { contentDay } from '../lib/content/dated.ts'
import { isBuilt } from '../build/fingerprint.ts'
import { assertPortIsFree } from '../server/assert-port-is-free.ts'
import { readServeSettings } from '../server/settings.ts'
import { serve } from '../server/serve.ts'

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const development = process.argv.includes('--dev')
  const settings = readServeSettings(process.env)
  // For people who edit: a server may lack a place to write them.
  if (development) {
    const { writeEditorFiles } = await import('../lib/content/check/json-schemas.ts')
    await writeEditorFiles()
  }
  await assertPortIsFree(settings.port)
  // Taken before the build, so that a day that begins meanwhile triggers a new one.
  const shownDay = contentDay()
  await serve(settings, development, shownDay, () => build(development))
  // Content that is being edited may hold no valid claims.
  if (!development) await warnOfLapsedClaims()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** Loads the build's code only if there is something to build: that takes a second. */
async function build(development: boolean): Promise<boolean> {
  if (development) {
    const { subsetFonts } = await import('../build/assets/subset-fonts.ts')
    await subsetFonts()
  } else if (!isBuilt()) {
    const { buildSite } = await import('../build/build-site.ts')
    if (!(await buildSite())) return false
  }
  return true
}

async function warnOfLapsedClaims() {
  const { lapsedClaims } = await import('../lib/content/check/claims-due.ts')
  const { claims } = await import('../lib/content/claims.ts')
  for (const warning of lapsedClaims(claims().claims, new Date().toISOString().slice(0, 10)))
    console.warn(warning)
}
