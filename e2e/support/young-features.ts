import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }
import postcss from 'postcss'

/** The oldest browsers that can show pages and send the project request (docs/browsers.md). */
const oldestBrowsers = { chrome: 90, firefox: 90, safari: 15.4 }
type Browser = keyof typeof oldestBrowsers
const browsers = Object.keys(oldestBrowsers) as Browser[]

/** The version that introduced a feature, by browser; NaN if it is missing. */
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

const isYoung = (versions: Since) =>
  browsers.some((browser) => !(versions[browser] <= oldestBrowsers[browser]))

/** A style sheet's features: at-rules, properties, pseudo-classes and functions. */
function* featuresOfStyles(css: string): Generator<[string, Identifier | undefined]> {
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
      // A value counts only if its property is older than the oldest browsers.
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

/** Markup's features: elements and attributes. */
function* featuresOfMarkup(html: string): Generator<[string, Identifier | undefined]> {
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z]+)((?: [^<>]*)?)>/g)) {
    const element = bcd.html.elements?.[tag]
    yield [`<${tag}>`, element]
    for (const [, name = ''] of attributes.matchAll(/ ([a-z-]+)(?==")/g))
      yield element?.[name] ? [`<${tag} ${name}>`, element[name]] : [name, bcd.html.global_attributes?.[name]]
  }
}

/** The interfaces that inline scripts use. */
const interfaces = [
  'Document',
  'Element',
  'Event',
  'HTMLButtonElement',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'Node',
  'SubmitEvent',
  'TrustedTypePolicyFactory',
  'Window',
]

/** A script's features of elements, documents and the window. */
function* featuresOfScripts(code: string): Generator<[string, Identifier | undefined]> {
  for (const [, name = ''] of code.matchAll(/\.([a-zA-Z]+)\b/g))
    for (const one of interfaces) yield [`.${name}`, bcd.api[one]?.[name]]
}

/** @returns the features in use that are younger than the oldest browsers, by name, with the versions that introduced them */
export function findYoungFeatures(used: { css: string; html: string; code: string }): Map<string, Since> {
  const found = new Map<string, Since>()
  for (const part of [featuresOfStyles(used.css), featuresOfMarkup(used.html), featuresOfScripts(used.code)])
    for (const [name, feature] of part) {
      const versions = since(feature)
      if (versions && isYoung(versions)) found.set(name, versions)
    }
  return found
}
