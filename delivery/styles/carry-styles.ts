import { addHashedFile } from '../next-output/hashed-files.ts'
import { withDataInOnePiece } from '../next-output/page-scripts.ts'
import { readStylesheet, stylesheetLink } from '../next-output/page-stylesheet.ts'
import { usedRules } from './used-rules.ts'

/**
 * Puts the rules that a page can need before any script into the page, where the link to Next's stylesheet was: a request
 * and a round trip less before anything is painted. All rules, as what React shows may need others, come from a file of
 * their own at the page's end.
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

/** The page has the fonts already; named again, they would be fetched and set again. */
const withoutFonts = (css: string) => css.replace(/@font-face\{[^}]*\}/g, '')
