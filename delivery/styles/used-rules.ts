import postcss, { type AtRule, type Container, type Declaration, type Root } from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/**
 * The rules whose tags, classes and ids the page has. What attributes and pseudo-classes ask for may still change, so it is
 * not looked at, and neither is what the brackets of a pseudo-class hold.
 */
export function usedRules(css: string, html: string): string {
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
  dropUnasked(root)
  dropFallbacks(root)
  return root.toString()
}

/** Custom properties that no rule asks for, until none is left: what one asks for may itself be one. */
function dropUnasked(root: Root) {
  const asked = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  let dropped = 0
  const drop = (node: Declaration | AtRule, name: string) => {
    if (asked.has(name)) return
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

/** The names that a page's selectors can ask for: its tags, classes and ids. */
function namesIn(html: string): Set<string> {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const tags = [...markup.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
  const classesAndIds = [...markup.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.replace(/&([a-z]+|#x27);/g, (whole, name: string) => entities[name] ?? whole).split(/\s+/),
  )
  return new Set([...tags, ...classesAndIds])
}

/** What a custom property falls back on where it is set for the whole page. */
function dropFallbacks(root: Root) {
  const set = new Set<string>()
  root.walkRules(/^:root\b/, (rule) => rule.walkDecls(/^--/, ({ prop }) => void set.add(prop)))
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
      set.has(name) ? `var(${name})` : whole,
    )
  })
}
