import { hashedFiles } from './addresses.ts'
import { readBuiltFile } from './hashed-files.ts'

export type Stylesheet = { tag: string; address: string; css: string }

/**
 * A prerendered page's stylesheet, with its addresses made relative to the page rather than its own folder.
 * @throws Error when there is not exactly one, or it has an address that a page would not find
 */
export function readStylesheet(dist: string, html: string): Stylesheet {
  const tags = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const [tag = ''] = tags
  const address = /href="(\/_next\/static\/chunks\/[^"?]+\.css)"/.exec(tag)?.[1]
  if (tags.length !== 1 || !address) throw new Error(`the page has not one stylesheet but ${tags.length}`)
  const css = readBuiltFile(dist, address).replaceAll('url(../media/', `url(${hashedFiles}media/`)
  const relative = /url\((?!\/)[^)]*\)/.exec(css)?.[0]
  if (relative) throw new Error(`the stylesheet has an address that a page would not find: ${relative}`)
  return { tag, address, css }
}

/** A link that React recognizes as its own. */
export const stylesheetLink = (address: string) =>
  `<link rel="stylesheet" href="${address}" data-precedence="next"/>`
