// For commands typed by people: reads .env, and reports errors in one plain sentence.
import { existsSync } from 'node:fs'

process.on('uncaughtException', (error) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
if (existsSync('.env')) process.loadEnvFile('.env')
