import { inch, type Seen as Dots, type Size } from '../facts.ts'
import { mayBeEven } from '../scan-pixels.ts'
import { gray, type InkUse, inksOf } from './colors.ts'
import { inksOfPicture } from './ink-amounts.ts'
import { type Dict, Name, Stream } from './lexer.ts'
import { cornersOf, scaleOf, includePoints, intersect, emptyBox, isWithin, widen } from './matrix.ts'
import type { Objects } from './objects.ts'
import type { Paint } from './paint.ts'
import { mayBeCode, lookIntoPicture, veilOf } from './picture-ground.ts'
import type { Seen } from './seen.ts'
import type { State } from './state.ts'

/** More pictures than any design's page has; enough to find a soft one. */
const mostPictures = 2_000

/** The content in which a picture stands. */
type Around = {
  objects: Objects
  seen: Seen
  state: State
  own: (kind: string) => Dict | undefined
  paint: (which: 'fill', inks: InkUse, box: Paint['whole'], shape: true, more: Partial<Paint>) => void
}

/** Records a picture, which fills the unit square of the current matrix, and what its dots show. */
export function drawPicture(it: Around, dict: Dict, { width, height }: Size, stream: Stream | undefined) {
  const { objects, seen, state } = it
  const { matrix } = state
  if (state.isClear === 'gone' || state.around === 'gone') return
  const space = dict.entries.get('ColorSpace') ?? dict.entries.get('CS')
  const isStencil = (objects.get(dict, 'ImageMask') ?? objects.get(dict, 'IM')) === true
  const own = isStencil ? state.fill : inksOf(space, objects, it.own('ColorSpace'))
  const inks = stream && !isStencil ? withInk(inksOfPicture(stream, own, objects), stream, objects) : own
  const mask = objects.get(dict, 'SMask')
  const veil = mask instanceof Stream ? veilOf(mask, objects) : 'none'
  const isWhole = !isStencil && veil === 'none' && !objects.get(dict, 'Mask')
  // Looked at where it covers the page, or may have one color.
  let dots: Dots = {}
  const look = () => {
    if (stream) dots = lookIntoPicture(stream, inks, objects)
    const [left = 0, right = 0, top = 0, bottom = 0] = dots.strips ?? []
    const inside = cornersOf(left / width, bottom / height, 1 - right / width, 1 - top / height)
    return dots.strips ? { ...dots, inside: includePoints(emptyBox(), matrix, inside) } : dots
  }
  const box = includePoints(emptyBox(), matrix, cornersOf(0, 0, 1, 1))
  const isVeiled = !isWhole || state.isVeiled
  const isOnColor = seen.grounds.isColored(box)
  const isBox = !isVeiled && !isOnColor && state.shape === true && isWithin(box, state.clip)
  if (isWhole && mayBeEven(width * height, stream?.data.length)) look()
  const bare = dots.blank === true && !state.over.fill
  const shown = bare ? { ...inks, bare } : { ...inks, dots: look }
  it.paint('fill', isWhole ? shown : inks, box, true, { isVeiled })
  if (dots.even && !dots.blank) place(it, { width, height }, false, seen.grounds.even)
  if (dots.even) return
  const scale = scaleOf(matrix)
  if (dots.frame) seen.close.frame(widen(box, (-dots.frame * scale) / Math.sqrt(width * height)))
  if (veil !== 'none') seen.signs.add('seeThrough')
  if (veil === 'soft' && !isOnColor) seen.signs.add('faint')
  else if (veil !== 'none' && veil !== 'hard') seen.signs.add('fades')
  const bits = objects.get(dict, 'BitsPerComponent') ?? objects.get(dict, 'BPC')
  const isBitmap = bits === 1 || /^(CCITTFax|JBIG2)Decode$/.test(objects.name(dict, 'Filter') ?? '')
  // A mask in grays smooths its edges.
  const isLineArt = isStencil || (isBitmap && veil === 'none')
  const isShown = place(it, { width, height }, isLineArt)
  if (isBox && isShown) seen.grounds.pictures.push({ picture: seen.pictures.at(-1)!, look })
  const isLikely = stream && mayBeCode(width, height)
  const { code } = isLikely ? lookIntoPicture(stream, isStencil ? gray : inks, objects) : dots
  const filters = [objects.get(dict, 'Filter')].flat()
  const isJpeg = filters.some((one) => one instanceof Name && one.name === 'DCTDecode')
  const isFew = width * height <= mostLooked[isJpeg ? 'jpeg' : 'other']
  const isNew = isShown && !isLineArt && !seen.signs.has('shaded')
  // A JPEG with more dots is most likely a photo.
  if (isNew && (isFew ? look().toned : isJpeg)) seen.signs.add('shaded')
  if (!code || !isShown) return
  seen.squares.show(code, scale / Math.sqrt(width * height), isStencil ? own : undefined)
  // Its modules are sharp at any size.
  if (code.width > width / 2) seen.pictures.pop()
}

/** Records where a picture lies. One of a single row is a fill. @returns whether it is seen */
function place({ seen, state }: Around, { width, height }: Size, isLineArt: boolean, all = seen.pictures) {
  const [a, b, c, d] = state.matrix
  const across = (width * inch) / Math.hypot(a, b)
  const down = (height * inch) / Math.hypot(c, d)
  const box = intersect(state.clip, includePoints(emptyBox(), state.matrix, cornersOf(0, 0, 1, 1)))
  const shown = intersect(box, seen.seen)
  const isSeen = shown[2] > shown[0] && shown[3] > shown[1] && width > 1 && height > 1
  // Drawn without extent, it is invisible.
  if (isSeen && Number.isFinite(across + down) && all.length < mostPictures)
    all.push({ width, height, ppi: [across, down], box, ...(isLineArt && { isLineArt }) })
  return isSeen
}

/** Dots of a picture that is looked into for its shades alone; those of a JPEG take less time. */
const mostLooked = { jpeg: 8_000_000, other: 500_000 }

/** With the ink of a JPEG, too, whose dots are not unpacked whole. */
function withInk(inks: InkUse, stream: Stream, objects: Objects): InkUse {
  if (inks.ink !== undefined || inks.spots.length > 0 || !inks.colors.includes('cmyk')) return inks
  const { ink } = lookIntoPicture(stream, inks, objects)
  return ink === undefined ? inks : { ...inks, ink }
}
