import { type Color, limits } from '../facts.ts'
import type { Objects } from './objects.ts'
import { Dict, Name, Stream, type Value } from './lexer.ts'

/** What is printed with: kinds of color, and inks by name; `bare` if none of it is put on, which leaves the paper white. */
export type Inks = { colors: readonly Color[]; spots: readonly string[]; bare?: boolean }

const only = (color: Color): Inks => ({ colors: [color], spots: [] })
export const [gray, rgb, cmyk, lab] = [only('gray'), only('rgb'), only('cmyk'), only('lab')]
export const nothing: Inks = { colors: [], spots: [] }

const plain: Record<string, Inks> = {
  ...{ DeviceGray: gray, G: gray, CalGray: gray, DeviceRGB: rgb, RGB: rgb, CalRGB: rgb },
  ...{ DeviceCMYK: cmyk, CMYK: cmyk, Lab: lab },
}

/** By the number of components, if a profile says no more. */
const byCount: Record<number, Inks> = { 1: gray, 3: rgb, 4: cmyk }

/** The process colors; any other name is a spot color (ISO 32000-2, 8.6.6.4). */
const process = ['Cyan', 'Magenta', 'Yellow', 'Black']

/** A name's bytes as text: UTF-8, or what older programs write. */
function decoded(name: string): string {
  const text = new TextDecoder().decode(Uint8Array.from(name, (letter) => letter.charCodeAt(0)))
  return text.includes('\ufffd') ? name : text
}

function named(names: string[]): Inks {
  const spots = names.filter((name) => ![...process, 'All', 'None'].includes(name))
  return { colors: names.some((name) => process.includes(name)) ? ['cmyk'] : [], spots: spots.map(decoded) }
}

/** The inks of a color space (ISO 32000-2, 8.6); `spaces` are the page's own names for color spaces. */
export function inksOf(space: Value | undefined, objects: Objects, spaces?: Dict, depth = 0): Inks {
  if (depth > limits.depth) return nothing
  const value = objects.resolve(space)
  const inner = (one: Value | undefined) => inksOf(one, objects, spaces, depth + 1)
  if (value instanceof Name) {
    const own = spaces?.entries.get(value.name)
    return plain[value.name] ?? (own ? inner(own) : nothing)
  }
  if (!Array.isArray(value)) return nothing
  const [family, second] = value.map(objects.resolve)
  const name = family instanceof Name ? family.name : ''
  if (name === 'ICCBased' && second instanceof Stream)
    return byCount[objects.number(second.dict, 'N') ?? 0] ?? inner(second.dict.entries.get('Alternate'))
  if (/^(Indexed|I|Pattern)$/.test(name)) return inner(value[1])
  if (name === 'Separation') return second instanceof Name ? named([second.name]) : nothing
  if (name === 'DeviceN' && Array.isArray(second))
    return named(second.map(objects.resolve).flatMap((one) => (one instanceof Name ? [one.name] : [])))
  return plain[name] ?? nothing
}
