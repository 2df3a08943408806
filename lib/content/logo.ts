import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from './folder.ts'

/** The company's mark as SVG in one color, `currentColor`, around which a page puts its own `<svg>`. */
export type Logo = { viewBox: string; shapes: string }

/** In bytes: every page carries it twice. */
const most = 3_000
/** What a mark of plain shapes has no place for: other elements, and attributes with effects. */
const refused =
  /<(?!\/?(?:svg|g|path|circle|ellipse|rect|line|polyline|polygon)\b)([a-z][\w:-]*)|\s(style|on\w+|(?:xlink:)?href|clip-path|mask|filter|(?:fill-|stroke-)?opacity|stroke-dash\w+)\s*=/i
const advice: Record<string, string> = {
  text: 'have its letters turned into outlines',
  style: 'have it saved with presentation attributes in place of styles',
}
const tag = /<(\/?)([a-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g
const paint = /\s(fill|stroke)\s*=\s*["'](?!none)([^"']+)["']/g
/** What does not belong to the drawing. */
const around = /<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*>|<(title|desc|metadata)\b[^]*?<\/\1>/g

/** @returns the logo, or what is wrong with the file in one sentence */
export function readLogo(svg: string): Logo | string {
  const bytes = Buffer.byteLength(svg)
  if (bytes > most)
    return `has ${bytes} bytes, and pages have room for ${most}; have it simplified (SVGO does that)`
  const plain = svg.replace(around, '')
  const [wrong, element, attribute = ''] = refused.exec(plain) ?? []
  if (wrong)
    return `has ${element ? `<${element}>` : `${attribute}="…"`} in it; ${advice[element ?? attribute] ?? 'have it saved as plain shapes, without it'}`
  const [, own = '', shapes = ''] = /<svg((?:\s[^>]*)?)>([^]*)<\/svg>/.exec(plain) ?? []
  if (plain.replace(tag, '').trim() !== '' || !shapes.trim())
    return 'is no plain SVG drawing; have it saved as SVG once more, as plain shapes'
  const viewBox = /\sviewBox\s*=\s*["']([-\d.\s,]+)["']/.exec(own)?.[1]?.trim() ?? ''
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  if (!(width * height > 0))
    return 'has no viewBox, by which it is sized; have it saved with one, like viewBox="0 0 24 24"'
  if (Math.abs(width / height - 1) > 0.02)
    return `is ${width} wide and ${height} high, and its place is square; hand in the mark alone, as the name is set beside it`
  const colors = new Set([...plain.matchAll(paint)].map(([, , color]) => color?.toLowerCase()))
  if (colors.size > 1)
    return `has ${colors.size} colors (${[...colors].join(', ')}); hand in the version of one color, which is printed dark on light and white on dark`
  const taken = own.match(/\s(fill|stroke)[\w-]*\s*=\s*("[^"]*"|'[^']*')/g) ?? []
  const group = `<g${/\sfill\s*=/.test(own) ? '' : ' fill="currentColor"'}${taken.join('')}>${shapes.trim()}</g>`
  return { viewBox, shapes: group.replace(paint, ' $1="currentColor"').replace(/>\s+</g, '><') }
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

/** The logo as SVG for a file: a square at a place, in one ink. `heavier` multiplies the width of lines. */
export function drawnLogo([x, y, size]: [number, number, number], ink: string, heavier = 1): string {
  const { viewBox, shapes } = logo()
  const drawn = shapes.replace(
    /stroke-width="([\d.]+)/g,
    (_, width: string) => `stroke-width="${Number(width) * heavier}`,
  )
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}" color="${ink}">${drawn}</svg>`
}
