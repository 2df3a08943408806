import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from './folder.ts'

/** The company's mark as plain shapes in one color, `currentColor`. */
export type Logo = { viewBox: string; shapes: { shape: string; attributes: Record<string, string> }[] }

/** In bytes: every page carries it twice. */
const maxBytes = 3_000
/** Refused in a mark of plain shapes: other elements, and attributes with effects. */
const refused =
  /<(?!(?:svg|g|path|circle|ellipse|rect|line|polyline|polygon)\b)([a-z][\w:-]*)|\s(style|on\w+|(?:xlink:)?href|clip-path|mask|filter|(?:fill-|stroke-)?opacity|stroke-dash\w+)\s*=/i
const advice: Record<string, string> = {
  text: 'have its letters turned into outlines',
  style: 'have it saved with presentation attributes in place of styles',
}
const tag = /<(\/?)([a-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g
/** Attributes that are allowed: those that shapes inherit, and their own. */
const drawnAttributes = /^(transform|fill|stroke|(fill|clip)-rule|stroke-(width|linecap|linejoin))$/
const own = /^(d|[cr][xy]?|[xy][12]?|width|height|points)$/

/** @returns the logo, or the file's fault in one sentence */
export function readLogo(svg: string): Logo | string {
  if (!svg.trimStart().startsWith('<'))
    return 'is no SVG, whatever its name says; ask the designer for the mark as SVG, since a picture in dots cannot be turned into one'
  const bytes = Buffer.byteLength(svg)
  if (bytes > maxBytes)
    return `has ${bytes} bytes, and pages have room for ${maxBytes}; have it simplified (SVGO does that)`
  const plain = svg.replace(
    /<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*>|<(title|desc|metadata)\b[^]*?<\/\1>/g,
    '',
  )
  const [wrong, element, attribute = ''] = refused.exec(plain) ?? []
  if (wrong)
    return `has ${element ? `<${element}>` : `${attribute}="…"`} in it; ${advice[element ?? attribute] ?? 'have it saved as plain shapes, without it'}`
  const shapes: Logo['shapes'] = []
  const around: Record<string, string>[] = []
  const colors = new Set<string>()
  for (const [, end, name = '', rest = '', closed] of plain.matchAll(tag)) {
    const isShape = !/^(svg|g)$/.test(name)
    const attributes = { ...around.at(-1) }
    for (const [, key = '', , value = ''] of rest.matchAll(/\s([\w:-]+)\s*=\s*(["'])(.*?)\2/gs))
      if (drawnAttributes.test(key) || (isShape && own.test(key))) {
        // It would end its attribute, or fetch its paint elsewhere.
        if (/["'<>&]|url\(/i.test(value))
          return `has ${key}="…" with other things than a drawing's; have it saved as plain shapes`
        attributes[key] = key === 'transform' ? `${attributes[key] ?? ''} ${value}`.trim() : value
      }
    if (end) around.pop()
    else if (!closed) around.push(attributes)
    if (end || !isShape) continue
    for (const paint of ['fill', 'stroke']) {
      const color = attributes[paint] ?? (paint === 'fill' ? 'black' : 'none')
      if (color === 'none') continue
      colors.add(color.toLowerCase().replace(/^#(000|000000)$/, 'black'))
      attributes[paint] = 'currentColor'
    }
    shapes.push({ shape: name, attributes })
  }
  if (plain.replace(tag, '').trim() !== '' || shapes.length === 0)
    return 'is no plain SVG drawing; have it saved as SVG once more, as plain shapes'
  const box = /<svg[^>]*\bviewBox\s*=\s*["']([-\d.\s,]+)["']/
    .exec(plain)?.[1]
    ?.trim()
    .split(/[\s,]+/)
  const [, , width = 0, height = 0] = (box ?? []).map(Number)
  if (!box || !(width > 0 && height > 0))
    return 'has no viewBox, by which it is sized; have it saved with one, like viewBox="0 0 24 24"'
  if (Math.abs(width / height - 1) > 0.02)
    return `is ${width} wide and ${height} high, and its place is square; hand in the mark alone, as the name is set beside it`
  if (colors.size > 1)
    return `has ${colors.size} colors (${[...colors].join(', ')}); hand in the version of one color, which is printed dark on light and white on dark`
  return { viewBox: box.join(' '), shapes }
}

/** The logo of content/logo.svg. @throws Error when the file is no logo */
export function logo(): Logo {
  const read = readLogo(readFileSync(join(contentFolder, 'logo.svg'), 'utf8'))
  if (typeof read === 'string') throw new Error(`content/logo.svg ${read}`)
  return read
}

/** The logo as SVG for a file: a square at a place, in one ink. */
export function drawnLogo([x, y, size]: [number, number, number], ink: string): string {
  const { viewBox, shapes } = logo()
  const drawings = shapes.map(({ shape, attributes }) => {
    const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
    return `<${shape}${all.join('')}/>`
  })
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}" color="${ink}">${drawings.join('')}</svg>`
}
