// `npm run fix`: writes generated files (the first migration, the mails' words, schemas for editors), then fixes lint and format.
import { writeEditorFiles } from '../lib/content/check/json-schemas.ts'
import { writeMailWords } from '../lib/content/mail-words.ts'
import { runSteps, tool } from './suite/run-steps.ts'
import { writeFirstMigration } from '../supabase/write-first-migration.ts'

writeFirstMigration()
await writeEditorFiles()
writeMailWords()
// Content is left as marketers write it.
const { failed } = await runSteps(
  [
    tool('lint (ESLint)', 'eslint', '--fix', '.'),
    tool('format (Prettier)', 'prettier', '--write', '--log-level', 'warn', '.'),
  ],
  1,
)
process.exit(failed)
