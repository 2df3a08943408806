import { addHashedFile } from '../next-output/hashed-files.ts'
import { withDataInOnePiece } from '../next-output/page-scripts.ts'
import { readStylesheet, stylesheetLink } from '../next-output/page-stylesheet.ts'
import { usedRules } from './used-rules.ts'

/**
 * Replaces the link to Next's stylesheet with the rules that the page can need before any script: one request and one
 * round trip less before the first paint. A file linked at the page's end has all rules, as React may need others.
 * @param dist Next's output folder
 * @param html the page as Next wrote it
 * @throws Error when the page has not exactly one stylesheet
 */
export function carryStyles(dist: string, html: string): string {
  const { tag, address, css } = readStylesheet(dist, html)
  const all = addHashedFile(dist, (hash) => `chunks/rest-${hash}.css`, withoutFonts(css))
  return withDataInOnePiece(html)
    .replace(tag, () => `<style>${usedRules(css, html)}</style>`)
    .replaceAll(address, all)
    .replace('</body>', () => `${stylesheetLink(all)}</body>`)
}

/** The page has the fonts already; naming them again would fetch and apply them again. */
const withoutFonts = (css: string) => css.replace(/@font-face\{[^}]*\}/g, '')
