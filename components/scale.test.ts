/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'

const read = (pattern: string) =>
  globSync(pattern, { exclude: ['**/*.test.*'] }).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const styles = [...read('components/**/*.css'), ...read('app/*.css')]
const markup = [...read('components/**/*.tsx'), ...read('components/**/*.ts'), ...read('app/**/*.tsx')]

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
  ['a width of the face', /font-stretch: (?!var\(--x-).*;/g],
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
