import { hashedFiles } from './addresses.ts'
import { readBuiltFile } from './hashed-files.ts'

/**
 * A prerendered page's styles in one text, with addresses that hold on the page. Next puts the fonts in another file once
 * the rules exceed 128 KB.
 * @throws Error when there are none, or an address would not resolve from a page
 */
export function readStylesheet(dist: string, html: string) {
  const links = [
    ...html.matchAll(/<link rel="stylesheet" href="(\/_next\/static\/chunks\/[^"?]+\.css)"[^>]*>/g),
  ]
  if (links.length === 0) throw new Error('the page has no stylesheet')
  const addresses = links.map(([, address = '']) => address)
  const css = addresses
    .map((address) => readBuiltFile(dist, address).replaceAll('url(../media/', `url(${hashedFiles}media/`))
    .join('')
  const relative = /url\((?!\/)[^)]*\)/.exec(css)?.[0]
  if (relative) throw new Error(`the stylesheet has an address that a page would not find: ${relative}`)
  return { tags: links.map(([tag]) => tag), addresses, css }
}

/** A link that React recognizes as its own. */
export const stylesheetLink = (address: string) =>
  `<link rel="stylesheet" href="${address}" data-precedence="next"/>`
