import { addHashedFile } from '../next-output/hashed-files.ts'
import { joinPageData } from '../next-output/page-scripts.ts'
import { readStylesheet, stylesheetLink } from '../next-output/page-stylesheet.ts'
import { usedRules } from './used-rules.ts'

/**
 * Replaces the link to Next's stylesheet with the rules that the page can need before any script: one request and one
 * round trip less before the first paint. Print rules go to the page's end, since nobody prints before that paint. The linked
 * file has all rules, as React may need others.
 */
export function inlineStyles(dist: string, html: string): string {
  const { tags, addresses, css } = readStylesheet(dist, html)
  const { head, paper } = usedRules(css, html)
  const inline = `<style>${head}</style>`
  const all = addHashedFile(dist, (hash) => `chunks/rest-${hash}.css`, withoutFonts(css))
  const [first = '', ...more] = tags
  const page = more.reduce((rest, tag) => rest.replace(tag, ''), joinPageData(html))
  return addresses
    .reduce(
      (rest, address) => rest.replaceAll(address, all),
      page.replace(first, () => inline),
    )
    .replace('</body>', () => `<style>${paper}</style>${stylesheetLink(all)}</body>`)
}

/** The page has the fonts already; naming them again would fetch and apply them again. */
const withoutFonts = (css: string) => css.replace(/@font-face\{[^}]*\}/g, '')
