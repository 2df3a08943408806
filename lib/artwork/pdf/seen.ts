import { type Box, type Extent, type Font, type Placed, type PrintPage, type Sign } from '../facts.ts'
import { CloseThings } from './close-things.ts'
import { CodeSquares } from './code-squares.ts'
import type { InkUse } from './colors.ts'
import { markedBox } from './crop-marks.ts'
import { Grounds } from './grounds.ts'
import type { Dict } from './lexer.ts'
import {
  unboundedBox,
  isBox,
  isWithin,
  intersect,
  emptyBox,
  overlaps,
  unionOf,
  extentPastEdge,
  widen,
} from './matrix.ts'
import type { Objects } from './objects.ts'
import { addPress, groundOf, type Paint } from './paint.ts'
import { longSide, type Shape, thicknessOf } from './path.ts'
import { PressMeter } from './press-meter.ts'
import { dropRepeat, hasGround } from './repeats.ts'
import { fontOf } from './state.ts'

/** How much of the first text is kept, to recognize a placeholder page. */
const mostWords = 400
/** More areas at the cut than can be told apart; areas within another one do not count. */
const mostExtents = 400
/** More straight lines than crop marks need, as in a table. */
const mostTicks = 400
/** Comparisons of a page's areas with the pictures that they may hide. */
const mostCompared = 2_000_000
/** Inks that are meant to lie over others, or under them. */
const finish =
  /white|weiß|weiss|blan[ck]|varnish|lack|vernis|barniz|foil|folie|emboss|gloss|matt|\buv\b|primer/i
/** How far inside the cut text and frames may be too near, in points, at half the size. */
export const near = 20

/** Everything that the pages' content showed. */
export class Seen {
  readonly colors = new Set<InkUse['colors'][number]>()
  readonly spots = new Set<string>()
  readonly knocked = new Set<string>()
  readonly fonts = new Map<string, Font>()
  /** The first words of the file. */
  words = ''
  /** Layers of a template that would be printed. */
  readonly guides = new Set<string>()
  private readonly known = new Set<Dict>()
  /** The current page's, like the rest. */
  signs = new Set<Sign>()
  pictures: Placed[] = []
  painted = false
  /** White art: none of it is a ground under the whole page. */
  white = false
  ground: PrintPage['ground']
  extents: Extent[] = []
  bounds = emptyBox()
  /** There were too many of them, or forms within forms. */
  vague = false
  close = new CloseThings(unboundedBox, unboundedBox)
  meter = new PressMeter()
  /** The largest scale at which a drawn letter was looked into. */
  readonly drawn = new Map<unknown, number>()
  readonly tiles = new Map<unknown, PrintPage['ground']>()
  /** Straight lines, which may be crop marks: measured once that is known. */
  private ticks: { box: Box; paint: Paint }[] = []
  /** What is painted so far, which white may cover. */
  grounds = new Grounds()
  squares = new CodeSquares()
  private compared = 0
  private media: Box = unboundedBox
  /** What is surely seen, what is inside any usual cut, and so far inside that extents do not matter, and text. */
  seen: Box = unboundedBox
  private almost: Box = unboundedBox
  private ends: Box = unboundedBox
  private deep: Box = unboundedBox

  begin(media: Box, seen: Box, by: number, depth = by + near) {
    this.media = media
    this.seen = seen
    this.almost = widen(seen, -1)
    const inner = widen(seen, -by)
    this.ends = widen(inner, near - depth)
    this.deep = widen(seen, -depth)
    this.painted = this.white = this.vague = false
    this.ground = undefined
    this.pictures = []
    this.extents = []
    this.bounds = emptyBox()
    this.close = new CloseThings(seen, this.deep)
    this.ticks = []
    this.meter = new PressMeter(inner, this.almost)
    this.grounds = new Grounds()
    this.squares = new CodeSquares()
    this.compared = 0
    this.signs = new Set()
    this.drawn.clear()
    this.tiles.clear()
  }

  /** @param isOver leaves none of the inks under it out */
  private paint({ colors, spots }: InkUse, isOver = false) {
    for (const color of colors) this.colors.add(color)
    if (colors.includes('rgb')) this.signs.add('rgb')
    for (const spot of spots) {
      this.spots.add(spot)
      if (!isOver) this.knocked.add(spot)
    }
  }

  /** Records something painted, unless it is out of sight. */
  cover(box: Box, shape: Shape, paint: Paint) {
    const { inks, line, text, over, isClear, isVeiled, joins } = paint
    const whole = intersect(box, this.media)
    if (!isBox(whole)) return
    const dots = shape === true && !isWithin(whole, this.ends) ? inks.dots?.() : undefined
    // A white strip along a side of a picture is left out.
    const own = intersect(whole, dots?.inside ?? whole)
    const bare = inks.bare === true || dots?.blank === true
    const isSolid = shape === true && !isClear && !over
    const area = isSolid ? this.grounds.joinArea(own, bare, this.almost) : own
    const covers = shape === true && isWithin(this.almost, area)
    const isOnColor = dots !== undefined && this.grounds.isColored(own)
    const isOn = (bare || over || inks.spots.length > 0) && this.grounds.isColored(own)
    if (inks.cuts) {
      this.paint(inks, over || !isOn)
      this.painted ||= !bare
      return this.grounds.knives.add(own, inks.spots)
    }
    if (isClear === 'half' && !this.grounds.isColored(own)) this.signs.add('half')
    if (covers && isSolid) this.ground = groundOf(bare, dots)
    if (!(bare && covers) && !isWithin(own, this.bounds)) this.bounds = unionOf(this.bounds, own)
    if (bare) this.white ||= !covers
    else this.painted = true
    // A letter that is a drawing has no height.
    this.grounds.isDrawn ||= !bare && !inks.dots && text !== 0
    const isStrip = shape === true && this.grounds.isStrip(own, bare ? unboundedBox : paint.whole)
    if (shape === true && bare && !isStrip) this.thin(paint.whole, isOn)
    if (bare && !isOn) {
      this.meter.least('whiteLine', line, own)
      this.meter.least('whiteText', text || undefined, own)
      return
    }
    if (!bare && this.isPrinted(own)) this.paint(inks, over || !isOn)
    if (isOn && over && !inks.colors.includes('rgb')) {
      if (bare) this.signs.add('vanishes')
      else if (inks.colors.length > 0 ? !inks.black : !inks.spots.every((spot) => finish.test(spot)))
        this.signs.add('overprint')
    }
    const isTick = line !== undefined && Math.min(own[2] - own[0], own[3] - own[1]) < 0.1
    if (isTick && this.ticks.length < mostTicks) this.ticks.push({ box: own, paint })
    else this.meter.measure(paint, own)
    const past = extentPastEdge(own, paint.whole, this.media, this.seen)
    if (text !== undefined) return this.close.text(past)
    const wide = line ? widen(past, line / 2, paint.ends) : own
    this.squares.add(wide, inks, this.grounds, shape === true)
    if (isSolid) this.hide(own)
    if (isSolid && !isVeiled) this.grounds.addPanel(own, inks)
    if (line === undefined ? !bare || isSolid : isTick && line > 1)
      this.grounds.add({ box: wide, bare }, inks.spots)
    const isArea = shape === true || (isTick && (bare || line >= longSide))
    // A picture that is white along its border ends like paper.
    const isPaper = dots?.ground === 'white' && !isOnColor
    if ((isPaper && !dots.touched) || isWithin(wide, this.deep)) return
    const unsure = isPaper || (dots && !dots.ground) || undefined
    const flat = typeof shape === 'object' ? shape : undefined
    const extent = { box: wide, isArea, flat, bare: bare || undefined, tone: inks.tone, joins, unsure }
    if (isStrip && this.grounds.addStrip(own, this.extents.at(-1))) return
    const width = isTick ? undefined : line
    const isEdged = !bare && (shape === true || line !== undefined)
    if (!isVeiled) this.close.thing(wide, width, isEdged ? inks.tone : undefined)
    this.extend(extent, bare && width !== undefined ? undefined : shape)
  }

  /** Whether something lies inside the cut, or where that is unknown on the page. */
  isPrinted(box: Box) {
    return overlaps(box, this.seen)
  }

  /** Records a line that is an area, white or left out. @param isOn it fills in, else it is art on goods */
  thin(box: Box, isOn = this.grounds.isColored(box), width = thicknessOf(box)) {
    this.meter.measureArea(width, box, isOn)
  }

  /** Forgets what an area hides. */
  private hide(own: Box) {
    const keep = ({ box }: { box?: Box }) => !box || !isWithin(intersect(box, this.media), own)
    this.compared += this.pictures.length
    if (this.compared < mostCompared && !this.pictures.every(keep)) this.pictures = this.pictures.filter(keep)
    if (isWithin(own, this.deep)) return
    if (!this.extents.every(keep)) this.extents = this.extents.filter(keep)
    if (!this.close.all.every(keep)) this.close.all = this.close.all.filter(keep)
  }

  /** Records the extent of something near the cut or past it. */
  private extend(one: Extent, shape: Shape) {
    const { box, bare } = one
    if (isWithin(box, this.ends)) return
    if (!bare && hasGround(this.extents, one)) return
    dropRepeat(this.extents, one)
    if (this.extents.length === mostExtents) this.vague = true
    else this.extents.push(shape === undefined ? { ...one, vague: true } : one)
  }

  /** Takes over what a tile or a mask showed. */
  take(other: Seen, hasColors: boolean) {
    for (const picture of other.pictures) this.pictures.push({ ...picture, box: undefined })
    if (!hasColors) return
    this.paint({ colors: [...other.colors], spots: [...other.spots] }, true)
    for (const spot of other.knocked) this.knocked.add(spot)
    for (const [name, font] of other.fonts) this.fonts.set(name, font)
    addPress(this.meter.press, other.meter.press)
  }

  /** Notes a file's first words. */
  say(codes: number[]) {
    if (this.words.length < mostWords) this.words += String.fromCharCode(...codes.slice(0, mostWords))
  }

  font(dict: Dict, objects: Objects) {
    if (this.known.has(dict)) return
    this.known.add(dict)
    const font = fontOf(dict, objects)
    this.fonts.set(font.name + font.inside, font)
  }

  /** Ends a page. @returns the box between crop marks, unless its cut is already known */
  end(isCut: boolean): Box | undefined {
    if (this.pictures.length === 0 && !this.grounds.isDrawn) this.pictures = this.grounds.even
    for (const rule of this.grounds.rules) this.thin(rule, true)
    const marks = isCut ? undefined : markedBox(this.ticks.map(({ box }) => box))
    for (const { box, paint } of this.ticks) this.meter.measure(paint, box, marks)
    this.extents = this.extents.filter(({ box, bare }) => !bare || !this.close.isPattern(box))
    return marks
  }
}
