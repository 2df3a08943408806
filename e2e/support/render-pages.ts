import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

/** The pages that are made of content alone. */
export const renderedPages = [
  '/',
  '/printing',
  '/translation',
  '/veterinary',
  '/decoration',
  '/questions',
  '/privacy',
]

const source = `
  import { renderToStaticMarkup } from 'react-dom/server'
  import Home from './app/page.tsx'
  import Printing from './app/printing/page.tsx'
  import Translation from './app/translation/page.tsx'
  import Veterinary from './app/veterinary/page.tsx'
  import Landing from './app/[page]/page.tsx'
  const fixed = { '/': Home, '/printing': Printing, '/translation': Translation, '/veterinary': Veterinary }
  const made = {}
  for (const path of ${JSON.stringify(renderedPages)}) {
    const Page = fixed[path]
    const page = Page ? Page() : await Landing({ params: Promise.resolve({ page: path.slice(1) }) })
    made[path] = renderToStaticMarkup(page)
  }
  process.stdout.write(JSON.stringify(made))
`

/**
 * Renders pages from another folder of content, without a build.
 * @returns by path, what stands in their body
 * @throws Error with what the content's check says
 */
export function renderPages(contentFolder: string): Record<string, string> {
  const folder = mkdtempSync('node_modules/.rendered-')
  const outfile = join(folder, 'pages.mjs')
  buildSync({
    stdin: { contents: source, resolveDir: '.', loader: 'tsx' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { 'next/navigation': 'next/navigation.js', 'next/headers': 'next/headers.js' },
    jsx: 'automatic',
    external: ['*.css'],
    outfile,
  })
  const { stdout, stderr } = spawnSync(process.execPath, [outfile], {
    env: { ...process.env, NODE_ENV: 'production', CONTENT_FOLDER: contentFolder },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  rmSync(folder, { recursive: true })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout) as Record<string, string>
}
