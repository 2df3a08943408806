// Runs after `next build` (npm run build): takes the framework's scripts out of the prerendered pages.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { loader, pageScript } from '../inline-scripts.mjs'
import { allowStyles } from '../styles/allow-styles.ts'
import { checkBuild } from '../next-output/check-build.ts'
import { pageStyles } from '../styles/page-styles.ts'
import { plainPage, sealPage } from './seal-page.ts'

const dist = '.next'
const bytes = (text: string) => brotliCompressSync(text).length

function rewrite(file: string, change: (html: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

try {
  checkBuild(dist, [loader.hash, pageScript.hash])
  mkdirSync(join(dist, 'static/flight'), { recursive: true })
  const inlineStyles: string[] = []
  for (const page of globSync('**/*.html', { cwd: join(dist, 'server/app') }).sort()) {
    const file = join(dist, 'server/app', page)
    if (page === '_global-error.html') {
      rewrite(file, plainPage)
      continue
    }
    const before = readFileSync(file, 'utf8')
    try {
      const styles = pageStyles(dist, before)
      const sealed = sealPage(before, { loader: loader.text, pageScript: pageScript.text }, styles)
      inlineStyles.push(styles.inline)
      writeFileSync(join(dist, sealed.flightPath.replace('/_next/', '')), sealed.flight)
      writeFileSync(file, sealed.html)
      console.log(`sealed ${page}: ${bytes(before)} -> ${bytes(sealed.html)} bytes (brotli)`)
    } catch (error) {
      throw new Error(`${page}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  allowStyles(dist, inlineStyles, loader.hash)
  const serverError = join(dist, 'server/pages/500.html')
  if (existsSync(serverError)) rewrite(serverError, plainPage)
} catch (error) {
  console.error(`The pages could not be sealed: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
