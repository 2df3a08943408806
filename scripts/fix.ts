// `npm run fix`: mends what can be mended without a thought: format, ESLint's own fixes, and what editors know of content.
import { writeFileSync } from 'node:fs'
import { editorFiles } from '../lib/content/check/json-schemas.ts'
import { runSteps, tool } from '../proofs/suite/run-steps.ts'

for (const [name, text] of Object.entries(await editorFiles())) writeFileSync(name, text)
const { failed } = await runSteps(
  [
    tool('lint (ESLint)', 'eslint', '--fix', '.'),
    tool('format (Prettier)', 'prettier', '--write', '--log-level', 'warn', '.'),
    // Never asked for, but done: content is not Prettier's.
    tool(
      'format of content',
      'prettier',
      '--write',
      '--log-level',
      'warn',
      '--ignore-path',
      '.gitignore',
      'content',
    ),
  ],
  1,
)
process.exit(failed)
