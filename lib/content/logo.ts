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
  /^(d|[cr][xy]?|[xy][12]?|width|height|points|transform|fill|stroke|(fill|clip)-rule|stroke-(width|linecap|linejoin|miterlimit))$/
/** What programs add, and no eye sees. */
const unseen =
  /^(id|class|version|role|preserveAspectRatio|xmlns|enable-background|(xml|xmlns|data|aria)[:-].*)$/
const advice: Record<string, string> = {
  text: 'have its letters turned into outlines',
  style: 'save it with presentation attributes in place of styles',
}

/** @returns the logo, or what is wrong with the file in one sentence */
export function readLogo(svg: string): Logo | string {
  if (Buffer.byteLength(svg) > most)
    return `has ${Buffer.byteLength(svg)} bytes, and every page has room for ${most}; have it simplified (SVGO does that)`
  const plain = svg.replace(
    /<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*>|<(title|desc|metadata)\b[^]*?<\/\1>/g,
    '',
  )
  const tag = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g
  const logo: Logo = { viewBox: '', shapes: [] }
  const [around, colors]: [Attributes[], Set<string>] = [[], new Set()]
  for (const [, end, name = '', rest = '', closed] of plain.matchAll(tag)) {
    if (end) {
      around.pop()
      continue
    }
    if (!/^(svg|g)$/.test(name) && !shapes.test(name))
      return `has <${name}> in it; ${advice[name] ?? 'have it saved as plain shapes, without it'}`
    const own: Attributes = { ...around.at(-1) }
    for (const [, key = '', , value = ''] of rest.matchAll(/([\w:-]+)\s*=\s*(["'])(.*?)\2/gs)) {
      if (name === 'svg' && key === 'viewBox') logo.viewBox = value.trim().replace(/[\s,]+/g, ' ')
      if (unseen.test(key) || (name === 'svg' && /^(viewBox|width|height|[xy])$/.test(key))) continue
      if (!drawn.test(key))
        return `has ${key}="…" in it; ${advice[key] ?? 'have it saved as plain shapes, without it'}`
      own[key] = key === 'transform' && own[key] ? `${own[key]} ${value}` : value
    }
    if (!closed) around.push(own)
    if (!shapes.test(name)) continue
    for (const paint of ['fill', 'stroke']) {
      const color = own[paint] ?? (paint === 'fill' ? 'black' : 'none')
      if (color === 'none') continue
      colors.add(color.replace(/^#(000|000000)$/, 'black').toLowerCase())
      own[paint] = 'currentColor'
    }
    logo.shapes.push({ shape: name, attributes: own })
  }
  if (plain.replace(tag, '').trim() !== '' || logo.shapes.length === 0)
    return 'is no plain SVG drawing; have it saved as SVG once more, as plain shapes'
  const [left, top, width = 0, height = 0, ...more] = logo.viewBox.split(' ').map(Number)
  if ([left, top, width, height].some((one) => !Number.isFinite(one)) || !(width > 0) || more.length > 0)
    return 'has no viewBox, by which it is sized; have it saved with one, like viewBox="0 0 24 24"'
  if (Math.abs(width / height - 1) > 0.02)
    return `is ${width} wide and ${height} high, and its place is square; hand in the mark alone, as the name is set beside it`
  if (colors.size > 1)
    return `has ${colors.size} colors (${[...colors].join(', ')}); hand in the version of one color, which is printed dark on light and white on dark`
  return logo
}

/**
 * The logo of content/logo.svg, read anew on each call.
 * @throws Error when the file is no logo
 */
export function logo(): Logo {
  const read = readLogo(readFileSync(join(contentFolder, 'logo.svg'), 'utf8'))
  if (typeof read === 'string') throw new Error(`content/logo.svg ${read}`)
  return read
}

/**
 * The logo as SVG for a file: a square at a place, in one ink.
 * @param place left, top and size in units of the drawing around it
 * @param heavier multiplies the width of lines, for small sizes
 */
export function drawnLogo(place: [x: number, y: number, size: number], ink: string, heavier = 1): string {
  const [x, y, size] = place
  const { viewBox, shapes } = logo()
  const drawings = shapes.map(({ shape, attributes }) => {
    const all = Object.entries(attributes).map(([key, value]) =>
      key === 'stroke-width' ? `${key}="${Number.parseFloat(value) * heavier}"` : `${key}="${value}"`,
    )
    return `<${shape} ${all.join(' ')}/>`
  })
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}" color="${ink}">${drawings.join('')}</svg>`
}
