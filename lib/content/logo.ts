import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from './folder.ts'

type Attributes = Record<string, string>
/** The company's mark as plain shapes in one color, `currentColor`. */
export type Logo = { viewBox: string; shapes: { shape: string; attributes: Attributes }[] }

/** In bytes: every page carries it twice. */
const most = 3_000
const shapes = /^(path|circle|ellipse|rect|line|polyline|polygon)$/
const drawn =
  /^(d|[cr][xy]?|[xy][12]?|width|height|points|transform|fill|stroke|(fill|clip)-rule|stroke-(width|linecap|linejoin))$/
/** What changes the look, and has no place in a mark of one color. */
const refused = /^(style|on\w+|(xlink:)?href|clip-path|mask|filter|(fill-|stroke-)?opacity|stroke-dash\w+)$/
const instead: Record<string, string> = {
  text: 'have its letters turned into outlines',
  style: 'have it saved with presentation attributes in place of styles',
}
const has = (name: string, what: string) =>
  `has ${what} in it; ${instead[name] ?? 'have it saved as plain shapes, without it'}`

/** @returns the logo, or what is wrong with the file in one sentence */
export function readLogo(svg: string): Logo | string {
  const bytes = Buffer.byteLength(svg)
  if (bytes > most)
    return `has ${bytes} bytes, and pages have room for ${most}; have it simplified (SVGO does that)`
  const plain = svg.replace(
    /<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*>|<(title|desc|metadata)\b[^]*?<\/\1>/g,
    '',
  )
  const tag = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g
  const logo: Logo = { viewBox: '', shapes: [] }
  const [around, colors]: [Attributes[], Set<string>] = [[], new Set()]
  for (const [, end, name = '', rest = '', closed] of plain.matchAll(tag)) {
    if (end) around.pop()
    if (end) continue
    if (!/^(svg|g)$/.test(name) && !shapes.test(name)) return has(name, `<${name}>`)
    const attributes = { ...around.at(-1) }
    for (const [, key = '', , value = ''] of rest.matchAll(/([\w:-]+)\s*=\s*(["'])(.*?)\2/gs)) {
      if (refused.test(key)) return has(key, `${key}="…"`)
      if (key === 'viewBox') logo.viewBox = value.trim().replace(/[\s,]+/g, ' ')
      if (!drawn.test(key) || (name === 'svg' && /^(width|height|[xy])$/.test(key))) continue
      attributes[key] = key === 'transform' && attributes[key] ? `${attributes[key]} ${value}` : value
    }
    if (!closed) around.push(attributes)
    if (!shapes.test(name)) continue
    for (const [paint, usual] of [
      ['fill', 'black'],
      ['stroke', 'none'],
    ] as const) {
      const color = attributes[paint] ?? usual
      if (color === 'none') continue
      colors.add(color.toLowerCase().replace(/^#(000|000000)$/, 'black'))
      attributes[paint] = 'currentColor'
    }
    logo.shapes.push({ shape: name, attributes })
  }
  const [, , width = 0, height = 0] = logo.viewBox.split(' ').map(Number)
  if (plain.replace(tag, '').trim() !== '' || logo.shapes.length === 0)
    return 'is no plain SVG drawing; have it saved as SVG once more, as plain shapes'
  if (!/^([-\d.]+ ){3}[\d.]+$/.test(logo.viewBox) || !(width > 0))
    return 'has no viewBox, by which it is sized; have it saved with one, like viewBox="0 0 24 24"'
  if (Math.abs(width / height - 1) > 0.02)
    return `is ${width} wide and ${height} high, and its place is square; hand in the mark alone, as the name is set beside it`
  if (colors.size > 1)
    return `has ${colors.size} colors (${[...colors].join(', ')}); hand in the version of one color, which is printed dark on light and white on dark`
  return logo
}

/**
 * The logo of content/logo.svg.
 * @throws Error when the file is no logo
 */
export function logo(): Logo {
  const read = readLogo(readFileSync(join(contentFolder, 'logo.svg'), 'utf8'))
  if (typeof read === 'string') throw new Error(`content/logo.svg ${read}`)
  return read
}

/**
 * The logo as SVG for a file: a square at a place, in one ink.
 * @param heavier multiplies the width of lines, for small sizes
 */
export function drawnLogo([x, y, size]: [number, number, number], ink: string, heavier = 1): string {
  const { viewBox, shapes } = logo()
  const drawings = shapes.map(({ shape, attributes }) => {
    const all = Object.entries(attributes).map(
      ([key, value]) => `${key}="${key === 'stroke-width' ? Number.parseFloat(value) * heavier : value}"`,
    )
    return `<${shape} ${all.join(' ')}/>`
  })
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}" color="${ink}">${drawings.join('')}</svg>`
}
