import postcss, { type AtRule, type Container, type Declaration, type Root } from 'postcss'
import parseSelectors, { type Selector } from 'postcss-selector-parser'

/**
 * The rules that a page can use, judged by its tags, classes and ids, and by `data-` attributes that it has or its
 * script sets. Other attributes and pseudo-classes may still change, so they are ignored, as is everything in
 * brackets except for `:has()`, `:is()` and `:where()`, of which one selector has to fit, and for `:not(:has(#id))`.
 * Print rules are returned separately.
 */
export function usedRules(css: string, html: string): { head: string; paper: string } {
  const names = namesIn(html)
  const parser = parseSelectors()
  const fits = (selector: string) => fitsPage(parser.astSync(selector).first)
  const fitsPage = ({ nodes }: Selector): boolean =>
    nodes.every((node) => {
      if (node.type === 'attribute') return !node.attribute.startsWith('data-') || names.has(node.attribute)
      const without = /^:not\(:has\(#([\w-]+)\)\)$/.exec(String(node))?.[1]
      if (without) return !names.has(without)
      if (node.type === 'pseudo' && /^:(has|is|where)$/.test(node.value)) return node.nodes.some(fitsPage)
      return !/^(tag|class|id)$/.test(node.type) || names.has(node.value ?? '')
    })
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
  dropUnasked(root)
  dropFallbacks(root)
  // Each of Next's passes adds the same prefix again.
  root.walkDecls((declaration) => {
    if (String(declaration.prev()) === String(declaration)) declaration.remove()
  })
  const paper = root.clone()
  keepPaper(paper)
  root.walkAtRules('media', (rule) => {
    const { parent } = rule
    if (isPaper(rule)) rule.remove()
    if (parent?.nodes?.length === 0) parent.remove()
  })
  return { head: root.toString(), paper: paper.toString() }
}

const isPaper = (rule: AtRule) =>
  rule.name === 'media' && rule.params === 'print' && rule.parent?.type !== 'rule'

/** Keeps only print rules, in their layers. */
function keepPaper(container: Container) {
  container.each((node) => {
    if (node.type === 'atrule' && isPaper(node)) return
    if (node.type === 'atrule' && node.nodes) keepPaper(node)
    if (node.type !== 'atrule' || !node.nodes?.length) node.remove()
  })
}

/** Removes unused custom properties until none is left: a removed one may have used others. */
function dropUnasked(root: Root) {
  const usedProperties = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  let dropped = 0
  const drop = (node: Declaration | AtRule, name: string) => {
    if (usedProperties.has(name)) return
    dropped++
    const { parent } = node
    node.remove()
    if (parent?.nodes?.length === 0) parent.remove()
  }
  root.walkAtRules('property', (rule) => drop(rule, rule.params))
  root.walkDecls(/^--/, (declaration) => drop(declaration, declaration.prop))
  if (dropped > 0) dropUnasked(root)
}

const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** The names that selectors can match in a page: tags, classes, ids and `data-` attributes. */
function namesIn(html: string): Set<string> {
  const [pageScript = ''] = /<script id="page-script">[\s\S]*?<\/script>/.exec(html) ?? []
  // `{dataset:a}=…` names the root's by a letter.
  const own = [...pageScript.matchAll(/\bdataset:(\w+)\}/g)].map(([, letter = '']) => letter)
  const settings = new RegExp(`(?:\\.dataset|\\b(?:${own.join('|') || 'dataset'}))\\.(\\w+)`, 'g')
  const set = [...pageScript.matchAll(settings)].map(([, name = '']) => dashed(name))
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const tags = [...markup.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
  const classesAndIds = [...markup.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.replace(/&([a-z]+|#x27);/g, (whole, name: string) => entities[name] ?? whole).split(/\s+/),
  )
  const data = [...markup.matchAll(/ (data-[\w-]+)/g)].map(([, name = '']) => name)
  return new Set([...tags, ...classesAndIds, ...data, ...set])
}

const dashed = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Drops the fallbacks of custom properties that are set for the whole page. */
function dropFallbacks(root: Root) {
  const set = new Set<string>()
  root.walkRules(/^:root\b/, (rule) => rule.walkDecls(/^--/, ({ prop }) => void set.add(prop)))
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
      set.has(name) ? `var(${name})` : whole,
    )
  })
}
