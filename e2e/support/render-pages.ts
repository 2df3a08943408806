import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'

const source = `
  import { renderToStaticMarkup } from 'react-dom/server'
  import { pageByPath, pathsOf } from './app/pages-by-path.tsx'
  import * as artwork from './app/artwork.json/route.ts'
  import * as deadline from './app/deadline.json/route.ts'
  import * as goods from './app/goods.json/route.ts'
  import * as places from './app/places.json/route.ts'
  import * as llms from './app/llms.txt/route.ts'
  import manifest from './app/manifest.ts'
  import { brand } from './lib/content/brand.ts'
  import { mails } from './lib/content/mails.ts'
  import { otherLanguages } from './lib/language/languages.ts'
  import { inLanguage } from './lib/language/spoken.ts'
  import { pages } from './lib/seo/pages.ts'
  import { metadataOf } from './lib/seo/metadata.ts'
  import { loadPosterType } from './build/assets/poster-type.ts'
  import { drawSharedPicture } from './build/assets/draw-shared-picture.ts'
  const made = {}
  const { name: company, inks } = brand()
  const face = await loadPosterType({ wdth: 66, wght: 850 })
  for (const one of pages()) {
    made[one.path] = renderToStaticMarkup(pageByPath(one.path.slice(1)).draw())
    metadataOf(one.name)
    const picture = await drawSharedPicture(face, { name: company, inks }, one)
    const baselines = [...picture.matchAll(/translate\\(56 (-?[\\d.]+)/g)].map(([, y]) => Number(y))
    // Below the logo.
    if (!(Math.min(...baselines) > 150)) throw new Error('the heading leaves the picture of ' + one.path)
  }
  made['/request'] = renderToStaticMarkup(pageByPath('request').draw())
  for (const language of otherLanguages())
    for (const path of pathsOf(language))
      made['/' + language + '/' + path] = renderToStaticMarkup(inLanguage(language, () => pageByPath(path).draw()))
  for (const route of [artwork, deadline, goods, places, llms]) await route.GET().text()
  manifest()
  mails()
  process.stdout.write(JSON.stringify(made))
`

/** Bundles what the build makes of words: pages, the pictures of their links, and the files that browsers fetch. */
export function bundlePages(): string {
  const outfile = join(mkdtempSync('node_modules/.rendered-'), 'pages.mjs')
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
  return outfile
}

/**
 * Makes it all from another folder of content, without a build.
 * @returns the pages' bodies by path
 * @throws Error with the faults that the content's check finds
 */
export function renderPages(contentFolder: string, bundle?: string): Record<string, string> {
  const program = bundle ?? bundlePages()
  const { stdout, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'production', CONTENT_FOLDER: contentFolder },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (!bundle) rmSync(dirname(program), { recursive: true })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout) as Record<string, string>
}
