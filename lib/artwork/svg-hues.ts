import type { Place } from './svg-pictures.ts'
import { type Attributes, propertyOf } from './svg-units.ts'

export const inked = /^(fill|stroke|style|(stop-|flood-|lighting-)?color)$/
const inks = /(?:^|[\s;{])(?:fill|stroke|(?:stop-|flood-|lighting-)?color)\s{0,9}:\s{0,9}([^;}!]{0,99})/gi
/** Black, white, grays between them, or colors defined elsewhere. */
const gray =
  /^(none|black|white|silver|((dark|light|dim)(slate)?)?gr[ae]y|inherit|currentcolor|transparent|context-\w+|url\(.*|#([\da-f])\5\5|#([\da-f]{2})\6\6|rgb\(\s*(\d+)[\s,]+\7[\s,]+\7\s*\))$/i
export const hasHue = (style: string) =>
  [...style.matchAll(inks)].some(([, ink = '']) => !gray.test(ink.trim()))

const group = /^(svg|g|a|switch|symbol|defs)$/

/** Whether an element has a color, its own or, if it is no group, one from a group: what groups set may reach nothing seen. */
export function hasHueIn(
  open: string,
  attributes: Attributes,
  { fill = 'none', stroke = 'none' }: Place,
): boolean {
  if (group.test(open)) return hasHue(`color:${propertyOf(attributes, 'color') ?? 'none'}`)
  return (
    hasHue(`fill:${fill};stroke:${stroke}`) ||
    [...attributes].some(
      ([key, value]) => inked.test(key) && hasHue(key === 'style' ? value : `${key}:${value}`),
    )
  )
}
