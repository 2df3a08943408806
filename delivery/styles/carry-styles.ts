import { addHashedFile, readBuiltFile } from '../next-output/hashed-files.ts'
import { withDataInOnePiece } from '../next-output/page-scripts.ts'
import { usedRules } from './used-rules.ts'
import { hashedFiles } from '../next-output/addresses.ts'

/**
 * Replaces the link to Next's stylesheet with the rules that the page can need before any script: one request and one
 * round trip less before the first paint. A file linked at the page's end has all rules, as React may need others.
 */
export function carryStyles(dist: string, html: string): string {
  const { tags, addresses, css } = readStylesheet(dist, html)
  const inline = `<style>${usedRules(css, html)}</style>`
  const all = addHashedFile(dist, (hash) => `chunks/rest-${hash}.css`, withoutFonts(css))
  const [first = '', ...more] = tags
  const page = more.reduce((rest, tag) => rest.replace(tag, ''), withDataInOnePiece(html))
  return addresses
    .reduce(
      (rest, address) => rest.replaceAll(address, all),
      page.replace(first, () => inline),
    )
    .replace('</body>', () => `${stylesheetLink(all)}</body>`)
}

/** The page has the fonts already; naming them again would fetch and apply them again. */
const withoutFonts = (css: string) => css.replace(/@font-face\{[^}]*\}/g, '')

/**
 * A prerendered page's styles in one, with their addresses made relative to the page rather than their own folder. Next
 * sets the fonts apart once the rules exceed 128 KB.
 * @throws Error when there are none, or they have an address that a page would not find
 */
function readStylesheet(dist: string, html: string) {
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
const stylesheetLink = (address: string) =>
  `<link rel="stylesheet" href="${address}" data-precedence="next"/>`
