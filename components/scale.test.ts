import { globSync, readFileSync } from 'node:fs'
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import parseSelectors, { type Selector } from 'postcss-selector-parser'

const read = (pattern: string) =>
  globSync(pattern, { exclude: ['**/*.test.*'] }).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const styles = [...read('components/**/*.css'), ...read('app/*.css')]
/** Utilities in stylesheets, on their lines. */
const applied = styles.map(({ file, text }) => ({ file, text: text.replace(/^(?!.*@apply ).*$|;$/gm, '') }))
const markup = [
  ...read('components/**/*.tsx'),
  ...read('components/**/*.ts'),
  ...read('app/**/*.tsx'),
  ...applied,
]

/** Each place with such a value, with file and line. Drawings are sized by their box, and marked. */
const found = (files: typeof styles, what: RegExp) =>
  files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        line.includes('/* drawing */')
          ? []
          : [...line.matchAll(what)].map(([match]) => `${file}:${index + 1}: ${match}`),
      ),
  )

const theme = readFileSync('app/globals.css', 'utf8')
const tokens = (name: RegExp) => [...theme.matchAll(name)].map(([token]) => token.trim())

test.each([
  ['sizes of type', /^ {2}--text-\d:/gm, 8],
  ['weights', /^ {2}--font-weight-[a-z]+:/gm, 5],
  ['widths of the face', /^ {2}--x-[a-z]+:/gm, 4],
  ['window widths', /^ {2}--breakpoint-[a-z]+:/gm, 4],
  ['line heights', /^ {2}--leading-[a-z]+:/gm, 8],
  ['distances', /^ {2}--spacing-[1-9]\d?:/gm, 10],
  ['rules', /^ {2}--(rule-[a-z]+|bar-error):/gm, 6],
  ['layers', /^ {2}--z-[a-z]+:/gm, 6],
] as const)('there are so many %s', (_, name, count) => expect(tokens(name)).toHaveLength(count))

test.each([
  ['a size of type', /font-size: (?!.*var\(--text-|inherit).*;/g],
  ['a weight', /font-weight: (?!var\(--font-weight-|inherit).*;/g],
  ['a width of the face', /font-stretch: (?!(var|--value)\(--x-).*;/g],
  ['a line height', /line-height: (?!var\(--leading-|inherit).*;/g],
  // Up to 3 px: rules and offsets.
  [
    'a distance',
    /(?<![\w-])(padding|margin|(row-|column-)?gap)[a-z-]*: .*?(?<![\d.])([4-9]|\d{2,})(\.\d+)?px.*;/g,
  ],
  ['a layer', /z-index: (?!var\(--z-).*;/g],
  ['a window width', /@media[^{]*\b(?!(600|861|1181|1361)px)\d+px|@media[^{]*(min|max)-width/g],
  ['a rule', /(border|outline)[a-z-]*: [\d.]+px (solid|dashed) var\(--color-(key|rule)\);/g],
])('no stylesheet has %s of its own', (_, what) => expect(found(styles, what)).toEqual([]))

test.each([
  ['a size of type', /\btext-(\[[^\]]*(px|vw|rem|em)|xs|sm|base|lg|xl|\dxl)[^\s"'`]*/g],
  ['a weight', /\bfont-(\[\d|thin|light|normal|medium|semibold|bold|extrabold|black)[^\s"'`]*/g],
  ['a width of the face', /font-stretch[-:][^\s"'`]*/g],
  ['a line height', /\bleading-(\[|none|tight|snug|normal|relaxed|loose|\d)[^\s"'`]*|\btext-\d\/[^\s"'`]*/g],
  [
    'a distance',
    /(?<=[\s"'`:])-?[pm][trblxy]?-(\[[\d.]{2,}px|\d*\.|1[1-9]|[2-9]\d)[^\s"'`]*|\bgap-([xy]-)?(\[[\d.]{2,}px|\d*\.|1[1-9]|[2-9]\d)[^\s"'`]*/g,
  ],
  ['a size in steps', /(?<=[\s"'`:])((min-|max-)?[wh]|size|top|right|bottom|left)-[1-9][^\s"'`]*/g],
  ['a rule', /\bborder-([trblxy]-)?\[[\d.]+px[^\s"'`]*/g],
  ['a layer', /(?<=[\s"'`:])-?z-[\d[][^\s"'`]*/g],
  ['a window width', /(?<=[\s"'`:])(min|max)-\[[^\]]*\]:[^\s"'`]*/g],
])('no markup has %s of its own', (_, what) => expect(found(markup, what)).toEqual([]))

const screens = styles.map(({ file, text }) => ({ file, root: postcss.parse(text) }))
/** Any file may use and change utilities. */
const utilities = new Set<string>()
for (const { root } of screens) root.walkAtRules('utility', ({ params }) => void utilities.add(params))
// Paper is laid out by sheets of its own, which name the classes of others.
for (const { root } of screens)
  root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()))

/** The classes that a selector styles: of its last part that has any; several of a list in brackets. */
function ownClasses({ nodes }: Selector): string[] {
  const last = nodes.findLastIndex(({ type }) => type === 'combinator')
  const part = nodes.slice(last + 1)
  const classes = part.flatMap((node) => {
    if (node.type === 'pseudo' && /^:(is|where)$/.test(node.value)) return node.nodes.flatMap(ownClasses)
    return node.type === 'class' && !utilities.has(node.value) ? [node.value] : []
  })
  if (classes.length > 0 || last < 0 || part.some(({ type }) => type === 'nesting')) return classes
  return ownClasses(parseSelectors.selector({ nodes: nodes.slice(0, last), value: '' }))
}

/** A declaration, or utilities, may stand in a condition within their rule. */
function ruleAround({ parent }: ChildNode): Rule | undefined {
  if (parent?.type === 'rule') return parent as Rule
  return parent?.type === 'atrule' ? ruleAround(parent as AtRule) : undefined
}

/** The classes that a rule styles, for each of its selectors; a nested rule without any styles those around it. */
function styledClasses(rule: Rule): string[][] {
  const around = rule.parent?.type === 'rule' ? styledClasses(rule.parent as Rule) : []
  return parseSelectors()
    .astSync(rule.selector)
    .nodes.flatMap((selector) => {
      const classes = [...new Set(ownClasses(selector))]
      return classes.length > 0 ? [classes] : around
    })
}

test('a class is styled in one file', () => {
  const homes = new Map<string, Set<string>>()
  for (const { file, root } of screens)
    root.walk((node) => {
      if (node.type !== 'decl' && !(node.type === 'atrule' && node.name === 'apply')) return
      const rule = ruleAround(node)
      const styled = rule ? styledClasses(rule) : []
      // A rule for several classes stands with one of them.
      if (styled.length !== 1 || styled[0]?.length !== 1) return
      const [name = ''] = styled[0]
      homes.set(name, (homes.get(name) ?? new Set()).add(file))
    })
  expect([...homes].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual(
    [],
  )
})

test('nothing is !important but on paper', () => {
  const important: string[] = []
  for (const { file, root } of screens)
    root.walkDecls((declaration) => {
      if (declaration.important) important.push(`${file}:${declaration.source?.start?.line}: ${declaration}`)
    })
  expect(important).toEqual([])
})
