import { type Box, type Color, limits, type Seen } from '../facts.ts'
import { isKnife } from '../knife.ts'
import { lightOf } from '../light.ts'
import type { Objects } from './objects.ts'
import { Dict, Name, Stream, type Value } from './lexer.ts'

/** The inks in use: kinds of color, and inks by name; `bare` if none is put on, which leaves the paper white. */
export type InkUse = {
  colors: readonly Color[]
  spots: readonly string[]
  bare?: boolean
  /** All inks, as crop marks are drawn. */
  every?: boolean
  /** It guides a knife, so neither its width nor its end matters in print. */
  cuts?: boolean
  /** The total ink in one place, in percent; undefined if unknown. */
  ink?: number
  /** More than one ink makes the color. */
  mixed?: boolean
  /** Black alone, or a gray of it, in this space or as it is set. */
  alone?: boolean
  black?: boolean
  /** How many values a color has, where its names tell. */
  count?: number
  /** As it is set. */
  values?: readonly number[]
  /** Tells colors apart. */
  tone?: number
  /** What a picture shows. */
  dots?: () => Seen & { inside?: Box }
  /** Looks into the tile that paints it, and tells the color that it has without gaps; `base` are the inks that were set before a pattern. */
  tile?: () => Seen['ground']
  base?: InkUse
  /** Turns a color's values into those of the inks, as tables of colors do. */
  look?: (values: number[]) => number[]
}

const only = (color: Color): InkUse => ({ colors: [color], spots: [] })
export const gray = only('gray')
export const rgb = only('rgb')
export const cmyk = only('cmyk')
// As if white were 1 1 1.
const lab: InkUse = {
  ...only('lab'),
  look: ([light = 0, ...hues]) => [light / 100, ...hues.map((one) => 1 - Math.abs(one) / 128)],
}
export const noInk: InkUse = { colors: [], spots: [] }
/** What paints before a color is set. */
export const black: InkUse = { ...gray, black: true, tone: 300 }

const plain: Record<string, InkUse> = {
  DeviceGray: gray,
  G: gray,
  CalGray: gray,
  DeviceRGB: rgb,
  RGB: rgb,
  CalRGB: rgb,
  DeviceCMYK: cmyk,
  CMYK: cmyk,
  Lab: lab,
}

/** By the number of components, unless a profile says more. */
export const byCount: Record<number, InkUse> = { 1: gray, 3: rgb, 4: cmyk }

/** The process colors; any other name is a spot color (ISO 32000-2, 8.6.6.4). */
const process = ['Cyan', 'Magenta', 'Yellow', 'Black']

/** A name's bytes as text: UTF-8, or what older programs write. */
function decoded(name: string): string {
  const text = new TextDecoder().decode(Uint8Array.from(name, (letter) => letter.charCodeAt(0)))
  return text.includes('\ufffd') ? name : text
}

function named(names: string[]): InkUse {
  const spots = names.filter((name) => ![...process, 'All', 'None'].includes(name))
  return {
    colors: names.some((name) => process.includes(name)) ? ['cmyk'] : [],
    spots: spots.map(decoded),
    every: names.includes('All'),
    cuts: names.every(isKnife),
    count: names.length,
    ...(names.every((name) => name === 'Black') && { alone: true }),
  }
}

/** The inks of a color space (ISO 32000-2, 8.6); `spaces` are the page's own names for color spaces. */
export function inksOf(space: Value | undefined, objects: Objects, spaces?: Dict, depth = 0): InkUse {
  if (depth > limits.depth) return noInk
  const value = objects.resolve(space)
  const inner = (one: Value | undefined) => inksOf(one, objects, spaces, depth + 1)
  if (value instanceof Name) {
    const own = spaces?.entries.get(value.name)
    return plain[value.name] ?? (own ? inner(own) : noInk)
  }
  if (!Array.isArray(value)) return noInk
  const [family, second] = value.map(objects.resolve)
  const name = family instanceof Name ? family.name : ''
  if (name === 'ICCBased' && second instanceof Stream)
    return byCount[objects.number(second.dict, 'N') ?? 0] ?? inner(second.dict.entries.get('Alternate'))
  if (/^(Indexed|I)$/.test(name)) return indexed(inner(value[1]), objects.resolve(value[3]), objects)
  if (name === 'Pattern') return inner(value[1])
  if (name === 'Separation') return second instanceof Name ? named([second.name]) : noInk
  if (name === 'DeviceN' && Array.isArray(second))
    return named(second.map(objects.resolve).flatMap((one) => (one instanceof Name ? [one.name] : [])))
  return plain[name] ?? noInk
}

/** The inks of a table of colors, each a byte for each ink (ISO 32000-2, 8.6.6.3). */
function indexed(inks: InkUse, table: Value | undefined, objects: Objects): InkUse {
  const text = typeof table === 'string' ? table : ''
  const bytes =
    table instanceof Stream ? objects.unpack(table) : Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const [color] = inks.colors
  const count = inks.count ?? (color ? counts[color] : 1)
  const look = ([place = 0]: number[]) => {
    const values = Array.from({ length: count }, (_, at) => (bytes?.[place * count + at] ?? 99) / 255)
    return color === 'lab' ? values.map((one, at) => (at === 0 ? one : 1 - Math.abs(2 * one - 1))) : values
  }
  return { ...inks, look }
}

const counts: Record<Color, number> = { gray: 1, rgb: 3, lab: 3, cmyk: 4 }

/** What was mixed last: a drawing may set one color a million times. */
let last: { inks: InkUse; set: number[]; dye: InkUse } | undefined

/** The same inks in the amounts of a color (ISO 32000-2, 8.6.8). */
export function inAmounts(inks: InkUse, set: number[]): InkUse {
  if (last?.inks !== inks || last.set.length !== set.length || last.set.some((one, at) => one !== set[at]))
    last = { inks, set, dye: mixInks(inks, set) }
  return last.dye
}

/** The same without keeping it: for tables and gradients, which mix many. */
export function mixInks(inks: InkUse, set: number[]): InkUse {
  const { colors, spots, every, alone, look } = inks
  const values = look ? look(set) : set
  let sum = 0
  let used = 0
  let white = 0
  let mixed = false
  let tone = 100 * values.length
  for (const value of values) {
    const amount = Math.min(1, Math.max(0, value))
    mixed ||= amount !== values[0]
    sum += amount
    tone = 3 * tone + amount
    used += amount > 0 ? 1 : 0
    white += amount === 1 ? 1 : 0
  }
  const isInk = every || spots.length > 0 || colors[0] === 'cmyk'
  return {
    ...inks,
    values,
    tone,
    black: alone ?? (colors[0] === 'gray' || (used < 2 && values[3]! > 0)),
    mixed: isInk ? every || used > 1 : mixed,
    bare: isInk ? used === 0 : white === values.length,
    ink: isInk ? (every ? 400 : 100) * sum : undefined,
  }
}

/** The light that inks return on white paper, nearly; undefined of white itself and where it is not known. */
export function lightOfInks({ colors: [color], spots, bare, values = [0] }: InkUse): number | undefined {
  if (bare || spots.length > 0 || !color || color === 'lab') return undefined
  const [first = 0, second = first, third = first, black = 0] = values
  const all = [first, second, third]
  return lightOf(color === 'cmyk' ? all.map((one) => (1 - one) * (1 - black)) : all)
}
