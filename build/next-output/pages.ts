import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Next's own error pages, which no file of ours replaces. */
const errorPages = ['server/app/_global-error.html', 'server/pages/500.html']

const pagesOf = (dist: string) =>
  globSync('server/app/**/*.html', { cwd: dist })
    .filter((page) => !errorPages.includes(page))
    .sort()

/** The path under which `readPages` returns the not-found page. */
export const unknownAddress = '/_not-found'

export const readPages = (dist: string) =>
  pagesOf(dist).map((page) => ({
    path: page.replace('server/app', '').replace(/(\/index)?\.html$/, '') || '/',
    html: readFileSync(join(dist, page), 'utf8'),
  }))

/** Changes every prerendered page; errors of `change` get the page's name. */
export function rewritePages(dist: string, change: (html: string) => string) {
  for (const page of pagesOf(dist))
    try {
      rewrite(join(dist, page), change)
    } catch (error) {
      throw new Error(`${page}: ${error instanceof Error ? error.message : String(error)}`)
    }
}

/** Turns Next's error pages into plain HTML: the policy would block their inline styles and scripts. */
export function simplifyErrorPages(dist: string) {
  for (const page of errorPages) if (existsSync(join(dist, page))) rewrite(join(dist, page), plainPage)
}

const plainPage = (html: string) =>
  html.replace(
    /<script\b[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>|<link\b[^>]*\bas="script"[^>]*>| style="[^"]*"/g,
    '',
  )

const rewrite = (file: string, change: (html: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

export const outputFiles = (dist: string) =>
  globSync([`${dist}/server/app/**/*.html`, `${dist}/static/**/*`]).filter((file) => statSync(file).isFile())
