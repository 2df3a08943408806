import { readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { dist } from '../../delivery/next-output/dist.ts'
import { linkHashedFiles } from '../../delivery/next-output/hashed-files.ts'
import { usedCss } from './used-css.ts'

export type Twin = { root: string; bytes: number }

/**
 * Makes the limit twin of a page, the fastest that this page could be: the same HTML without scripts, the CSS that it
 * uses inside it, and its own pictures and fonts.
 * @param root a new folder for a web server; its `index.html` is the twin, `same.html` the page as the site serves it
 * @returns the twin's bytes with brotli
 */
export async function makeTwin(url: string, root: string, executablePath?: string): Promise<Twin> {
  const html = await (await fetch(url)).text()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  await page.goto(url)
  const css = await page.evaluate(usedCss)
  await browser.close()

  const twin = html
    .replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(\bas="(style|script)"|rel="stylesheet")[^>]*>/g, '')
    .replace(/<style>[\s\S]*?<\/style>/, () => `<style>${css}</style>`)
  linkHashedFiles(dist, root)
  for (const name of readdirSync('public')) symlinkSync(resolve('public', name), join(root, name))
  for (const [name, text] of [
    ['index', twin],
    ['same', html],
  ] as const) {
    const file = join(root, `${name}.html`)
    writeFileSync(file, text)
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
  return { root, bytes: brotliCompressSync(twin).length }
}
