import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtinModules } from 'node:module'
import { dependencies } from './package.json' with { type: 'json' }

// `npm start` installs only `dependencies`.

/** Everything that runs without tests: the commands in run.mjs, the processes they start, the site itself. */
const entries = [
  ...[
    'serve',
    'build',
    'staff',
    'erase',
    'purge',
    'smoke',
    'content-check',
    'pictures',
    'claims',
    'preview',
    'translate',
  ].map((name) => `tools/${name}.ts`),
  'server/site-server.ts',
  'build/assets/draw-brand.ts',
  'supabase/local/database-server.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'middleware.ts',
  ...globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.')),
]

/** Packages by the file that needs them, following what a file imports. */
function packagesNeeded(): Map<string, string> {
  const visited = new Set<string>()
  const needed = new Map<string, string>()
  const visit = (file: string) => {
    if (visited.has(file) || !/\.(m?[jt]sx?)$/.test(file) || !existsSync(file)) return
    visited.add(file)
    for (const [, , name = ''] of readFileSync(file, 'utf8').matchAll(
      /(from|import|import\(|resolve\() ?['"]([.@a-z][^'"\n]*)['"]/g,
    )) {
      if (name.startsWith('.')) visit(join(dirname(file), name))
      else if (!name.startsWith('node:') && !builtinModules.includes(name))
        needed.set(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
          file,
        )
    }
  }
  entries.forEach(visit)
  return needed
}

test('packages that the site and its commands import are installed without the tests', () => {
  const needed = packagesNeeded()
  expect(needed.size).toBeGreaterThan(20)
  const missing = [...needed].filter(([name]) => !(name in dependencies))
  expect(missing).toEqual([])
})
