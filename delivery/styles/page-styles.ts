import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Container } from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/** The site's stylesheet in the two forms that a sealed page has it in. */
export type PageStyles = {
  /** The address of Next's stylesheet, as it stands in the page. */
  href: string
  /** The rules that the page can need before any script, for a style element. */
  inline: string
  /** The address of all rules, which come with the scripts: what React shows may need others. */
  rest: string
}

/**
 * Splits the stylesheet of a prerendered page, and writes the file that comes later.
 * @param dist Next's output folder
 * @throws Error when the page has not exactly one stylesheet of the build
 */
export function pageStyles(dist: string, html: string): PageStyles {
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const [, href] = /href="(\/_next\/static\/chunks\/[^"?]+\.css)"/.exec(sheets.join('')) ?? []
  if (sheets.length !== 1 || !href) throw new Error(`the page has not one stylesheet but ${sheets.length}`)
  const css = withAbsoluteAddresses(readFileSync(join(dist, href.replace('/_next/', '')), 'utf8'))
  const rest = withoutFonts(css)
  const path = `/_next/static/chunks/rest-${hashOf(rest)}.css`
  writeFileSync(join(dist, path.replace('/_next/', '')), rest)
  return { href, inline: usedRules(css, html), rest: path }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A style element's addresses count from the page, not from the folder of the stylesheet. */
function withAbsoluteAddresses(css: string): string {
  const absolute = css.replaceAll('url(../media/', 'url(/_next/static/media/')
  const relative = /url\((?!\/)[^)]*\)/.exec(absolute)
  if (relative) throw new Error(`the stylesheet has an address that a page would not find: ${relative[0]}`)
  return absolute
}

/** The page has the fonts already; named again, they would be fetched and set again. */
const withoutFonts = (css: string) => css.replace(/@font-face\{[^}]*\}/g, '')

/**
 * The rules whose tags, classes and ids the page has. What attributes and pseudo-classes ask for may still change, so it is
 * not looked at, and neither is what stands in the brackets of a pseudo-class.
 */
function usedRules(css: string, html: string): string {
  const names = namesIn(html)
  const parser = parseSelectors()
  const fits = (selector: string) =>
    parser
      .astSync(selector)
      .first.nodes.every((node) => !/^(tag|class|id)$/.test(node.type) || names.has(node.value ?? ''))
  function keepUsed(container: Container) {
    container.each((node) => {
      if (node.type === 'rule') node.selectors = node.selectors.filter(fits)
      if (node.type === 'atrule' && node.nodes && !/keyframes$/.test(node.name)) keepUsed(node)
      const isEmpty =
        node.type === 'rule' ? !node.selector : node.type === 'atrule' && node.nodes?.length === 0
      if (isEmpty) node.remove()
    })
  }
  const root = postcss.parse(css)
  keepUsed(root)
  return root.toString()
}

const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** The names that a page's selectors can ask for: its tags, classes and ids. */
function namesIn(html: string): Set<string> {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const tags = [...markup.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
  const classesAndIds = [...markup.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.replace(/&([a-z]+|#x27);/g, (whole, name: string) => entities[name] ?? whole).split(/\s+/),
  )
  return new Set([...tags, ...classesAndIds])
}
