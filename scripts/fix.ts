// `npm run fix`: mends what can be mended without a thought: format, and ESLint's own fixes.
import { runSteps, tool } from '../proofs/suite/run-steps.ts'

const { failed } = await runSteps(
  [
    tool('lint (ESLint)', 'eslint', '--fix', '.'),
    tool('format (Prettier)', 'prettier', '--write', '--log-level', 'warn', '.'),
  ],
  1,
)
process.exit(failed)
