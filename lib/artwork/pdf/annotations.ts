import { Content } from './content.ts'
import { Dict, Stream } from './lexer.ts'
import { cornersOf, includePoints, identity, type Matrix, matrixOf, emptyBox } from './matrix.ts'
import type { Objects } from './objects.ts'
import { Seen } from './seen.ts'

/** What is not printed unless it has a look. */
const unseen = /^(Link|Popup)$/
/** What programs add for the press. */
const forPress = /^(PrinterMark|TrapNet)$/
/** Flags: what is hidden is not printed, nor what is not marked for print, such as most notes of reviewers (12.5.3). */
const printed = 4
const flags = 2 | printed
/** By the count of a color's numbers. */
const operators = ['', 'g', '', 'rg', 'k']
const encoder = new TextEncoder()

/** Reads the look of an annotation: a stamp, a comment, a field of a form (ISO 32000-2, 12.5.5). */
export function annotate(annotation: Dict, objects: Objects, seen: Seen) {
  const looks = objects.get(objects.dict(annotation.entries.get('AP')), 'N')
  const look = looks instanceof Dict ? objects.get(looks, objects.name(annotation, 'AS') ?? '') : looks
  const place = objects.box(annotation, 'Rect')
  const isHidden = objects.layers.isHidden(objects.get(annotation, 'OC'))
  const isDrawn = look instanceof Stream
  const kind = objects.name(annotation, 'Subtype') ?? ''
  if (
    !place ||
    ((objects.number(annotation, 'F') ?? 0) & flags) !== printed ||
    isHidden ||
    forPress.test(kind) ||
    (!isDrawn && unseen.test(kind))
  )
    return
  seen.signs.add('annotations')
  // A box that is not ticked has looks, of which none is shown.
  if (!looks) drawPlainly(annotation, objects, seen)
  if (!isDrawn) return
  const own = matrixOf(objects.get(look.dict, 'Matrix')) ?? identity
  const [x, y, X, Y] = includePoints(emptyBox(), own, cornersOf(...(objects.box(look.dict, 'BBox') ?? place)))
  const across = (place[2] - place[0]) / (X - x)
  const up = (place[3] - place[1]) / (Y - y)
  const matrix: Matrix = [across, 0, 0, up, place[0] - x * across, place[1] - y * up]
  new Content(objects, seen, new Dict()).form(look, matrix)
}

/**
 * Programs draw one without a look as they like, in the colors that it names (ISO 32000-2, 12.5.2 and 12.5.6); of a form, what is
 * filled in.
 */
function drawPlainly(annotation: Dict, objects: Objects, seen: Seen) {
  const kind = objects.name(annotation, 'Subtype')
  if (kind === 'Widget' && !objects.get(annotation, 'V')) return
  seen.painted = true
  const said = ['C', 'IC'].map((key) => {
    const color = objects.get(annotation, key)
    return Array.isArray(color) ? `${color.join(' ')} ${operators[color.length] ?? ''}` : ''
  })
  const letters = kind === 'FreeText' && objects.get(annotation, 'DA')
  const inside = new Seen()
  for (const color of [...said, typeof letters === 'string' ? letters : ''])
    if (color.trim()) new Content(objects, inside, new Dict()).read(encoder.encode(`${color} 0 0 1 1 re f`))
  seen.take(inside, true)
}
