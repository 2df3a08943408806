import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }
import postcss from 'postcss'

/** The oldest browsers in which pages can be read and the project request sent (docs/browsers.md). */
const floor = { chrome: 90, firefox: 90, safari: 15.4 }
type Browser = keyof typeof floor
const browsers = Object.keys(floor) as Browser[]

/** Since which version each of the three has a feature; NaN for one that has none. */
export type Since = Record<Browser, number>

function since(feature: Identifier | undefined): Since | undefined {
  const support = feature?.__compat?.support
  if (!support) return undefined
  const version = (browser: Browser) => {
    const [newest] = [support[browser]].flat()
    const added = newest?.flags || newest?.prefix ? NaN : newest?.version_added
    return parseFloat(String(added).replace('≤', ''))
  }
  return { chrome: version('chrome'), firefox: version('firefox'), safari: version('safari') }
}

const isYoung = (versions: Since) => browsers.some((browser) => !(versions[browser] <= floor[browser]))

/** What a style sheet uses: at-rules, properties, pseudo-classes and functions. */
function* stylesUse(css: string): Generator<[string, Identifier | undefined]> {
  const { 'at-rules': atRules, properties, selectors, types } = bcd.css
  const nodes: postcss.ChildNode[] = []
  postcss.parse(css).walk((node) => void nodes.push(node))
  for (const node of nodes) {
    if (node.type === 'atrule') {
      yield [`@${node.name}`, atRules?.[node.name]]
      for (const [, name = ''] of node.params.matchAll(/\(([a-z-]+):/g))
        yield [`@${node.name} (${name})`, atRules?.[node.name]?.[name]]
    }
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        yield [`:${name}`, selectors?.[name]]
    if (node.type === 'decl') {
      yield [node.prop, properties?.[node.prop]]
      // A value counts where its property is older than the floor.
      const property = since(properties?.[node.prop])
      if (property && !isYoung(property))
        for (const word of node.value.split(/\s+/))
          yield [`${node.prop}: ${word}`, properties?.[node.prop]?.[word]]
      for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g))
        yield [`${name}()`, types?.[name] ?? types?.color?.[name]]
      for (const [, unit = ''] of node.value.matchAll(/\d(dvh|svh|lvh|cqi|cqw|lh)\b/g))
        yield [unit, types?.length?.[`viewport_percentage_units_dynamic`] ?? types?.length?.[unit]]
    }
  }
}

/** What markup uses: elements and attributes. */
function* markupUses(html: string): Generator<[string, Identifier | undefined]> {
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z]+)((?: [^<>]*)?)>/g)) {
    const element = bcd.html.elements?.[tag]
    yield [`<${tag}>`, element]
    for (const [, name = ''] of attributes.matchAll(/ ([a-z-]+)(?==")/g))
      yield element?.[name] ? [`<${tag} ${name}>`, element[name]] : [name, bcd.html.global_attributes?.[name]]
  }
}

/** What the inline scripts deal with. */
const interfaces = [
  ...[
    'Document',
    'Element',
    'Event',
    'HTMLButtonElement',
    'HTMLDialogElement',
    'HTMLElement',
    'HTMLFormElement',
  ],
  ...['HTMLInputElement', 'Node', 'SubmitEvent', 'TrustedTypePolicyFactory', 'Window'],
]

/** What a script asks of elements, documents and the window. */
function* scriptUses(code: string): Generator<[string, Identifier | undefined]> {
  for (const [, name = ''] of code.matchAll(/\.([a-zA-Z]+)\b/g))
    for (const one of interfaces) yield [`.${name}`, bcd.api[one]?.[name]]
}

/** @returns what is used and younger than the floor, by name, with the versions that brought it */
export function youngFeatures(used: { css: string; html: string; code: string }): Map<string, Since> {
  const found = new Map<string, Since>()
  for (const part of [stylesUse(used.css), markupUses(used.html), scriptUses(used.code)])
    for (const [name, feature] of part) {
      const versions = since(feature)
      if (versions && isYoung(versions)) found.set(name, versions)
    }
  return found
}
