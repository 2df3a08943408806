import { globSync, mkdirSync } from 'node:fs'
import { jestTests } from './count-tests.ts'
import { script, type Step, tool } from './run-steps.ts'

const cache = '.local/cache'
mkdirSync(cache, { recursive: true })
// The runners write their reports there but do not create the folder.
mkdirSync('test-results', { recursive: true })

/**
 * Jest's tests of one kind.
 * @param kind `unit` needs neither backend nor browser, `backend` starts databases and servers
 */
export function jest(kind: 'unit' | 'backend', only: string[] = []): Step {
  const report = `test-results/${kind}.json`
  return {
    ...tool(
      `${kind} tests (Jest)`,
      'jest',
      '--selectProjects',
      kind,
      '--json',
      '--outputFile',
      report,
      ...only,
    ),
    count: () => jestTests(report),
  }
}

/** The types written by Next's build must be complete or absent. One thread: the tests have the other cores. */
export const types = tool(
  'types (TypeScript)',
  'tsc',
  '--singleThreaded',
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  `${cache}/types.json`,
)

/** Other static checks, slowest first. Caches go by content, so that a fresh checkout gets the same results. */
export const gates: Step[] = [
  tool(
    'lint (ESLint)',
    'eslint',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `${cache}/eslint`,
    '.',
  ),
  tool(
    'format (Prettier)',
    'prettier',
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `${cache}/prettier`,
    '.',
  ),
  tool('dead code (knip)', 'knip'),
  script('content', 'tools/content-check.ts'),
  tool(
    'types of the functions (Deno)',
    'deno',
    'check',
    '--no-config',
    '--no-lock',
    '--no-remote',
    '--no-npm',
    '--import-map=supabase/local/deno/imports.json',
    ...globSync('supabase/functions/*/index.ts'),
  ),
  script('imports (directions, circles)', 'tools/suite/import-graph.ts'),
]
