import { globSync, readFileSync } from 'node:fs'

// A Next upgrade changes this folder alone: no other source file knows Next's internals.

/** Names of Next's undocumented files, addresses, headers, form fields and globals. */
const privateNames =
  /_next\b|__next|TURBOPACK|next\/dist|(routes|prerender|build)-manifest|['"`/]\.next\b|server\/app|_not-found|500\.html|next-action|next-router|\$ACTION|rsc\b/i

const sources = [
  '{app,browser,build,components,lib,server,studio,supabase,tools}/**/*.{ts,tsx,mjs,js,css}',
  '*.{ts,mjs,conf}',
]

/** Files that must use such a name, and why. */
const exceptions: Record<string, string> = {
  'eslint.config.mjs': 'leaves the output folder out',
  'jest.config.mjs': 'leaves the output folder out',
  'lib/content/folder.ts': 'tells the bundler not to follow a folder that is named while the site runs',
  'middleware.ts': 'Next reads the matcher without running the file, so it cannot import a header name',
  'next.config.mjs': 'switches the bundler’s cache off by its documented option',
  'nginx.conf': 'asks by a header what not to answer from the cache',
}

const naming = globSync(sources, { exclude: ['build/next-output/**', '**/*.test.*', '*.d.ts'] })
  .filter((file) => privateNames.test(readFileSync(file, 'utf8')))
  .sort()

test("only this folder names Next's internals", () => {
  expect(naming).toEqual(Object.keys(exceptions))
})
