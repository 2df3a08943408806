import type { Box, Placed, Seen } from '../facts.ts'
import { type InkUse, lightOfInks } from './colors.ts'
import { CutLines } from './cut-lines.ts'
import { unionOf, overlaps, isWithin, emptyBox } from './matrix.ts'
import { thicknessOf } from './path.ts'

/** More places that white may cover than are told apart. */
const mostGrounds = 100
const mostRules = 1_000

/** In points; what is smaller may be a module of a code. */
const leastPanel = 10

/** Whether one area goes on where the last ended, along its whole side. */
const goesOn = (one: Box, last: Box) =>
  [0, 1].some((side) => {
    const apart = (at: number, other = at) => Math.abs(one[at]! - last[other]!)
    const isAsLong = apart(side) < 0.01 && apart(side + 2) < 0.01
    return isAsLong && Math.min(apart(1 - side, 3 - side), apart(3 - side, 1 - side)) < 0.05
  })

const underprint = /white|weiß|weiss|blan[ck]|bianco|underbase|primer|^w\d$/i

type Ground = { box: Box; bare: boolean | undefined }

/** What lies on a page, to be covered by something else: color, or what was made white again. */
export class Grounds {
  private readonly all: Ground[] = []
  private last: Box = emptyBox()
  private area = { box: emptyBox(), bare: false }
  readonly rules: Box[] = []
  /** Pictures on no color, whose ground would show. */
  readonly pictures: { picture: Placed; look: () => Seen }[] = []
  /** Those of one color, which are judged where nothing else is drawn. */
  readonly even: Placed[] = []
  isDrawn = false
  private readonly panels: { box: Box; light: number | undefined }[] = []
  private isRule = false
  readonly knives = new CutLines()

  /** @param spots white ink lies under art that is printed over it */
  add(one: Ground, spots: readonly string[] = []) {
    if (spots.length > 0 && spots.every((spot) => underprint.test(spot))) return
    const { all } = this
    const { box: own } = one
    const under = all.findLast(({ box }) => isWithin(own, box))
    if (under && under.bare === one.bare) return
    if (all.length < mostGrounds) all.push(one)
    else if (!one.bare) all[0]!.box = unionOf(all[0]!.box, one.box)
  }

  /** Whether an area is one of the strips that make a shade. @param whole of color: if it is thin and no strip, it is a rule */
  isStrip(own: Box, whole: Box): boolean {
    const { last, rules, isRule } = this
    this.last = own
    const isStrip = thicknessOf(last) < 4 * thicknessOf(own) && goesOn(own, last)
    if (isStrip && isRule) rules.pop()
    const thin = thicknessOf(whole)
    this.isRule = !isStrip && thin > 0.01 && thin < 1 && rules.length < mostRules
    if (this.isRule) rules.push(whole)
    return isStrip
  }

  /** The area of which something is the last part: white or color may be laid in strips from side to side of a page. */
  joinArea(own: Box, bare: boolean, page: Box): Box {
    const isAcross = own[0] <= page[0] && own[2] >= page[2]
    if (!isAcross && !(own[1] <= page[1] && own[3] >= page[3])) return own
    const { box, bare: wasBare } = this.area
    const isNext = bare === wasBare && goesOn(own, box)
    this.area = { box: isNext ? unionOf(own, box) : own, bare }
    return this.area.box
  }

  /** Adds a strip to the shade that it goes on with, whose ends alone matter. */
  addStrip(own: Box, shade: { box: Box } | undefined): boolean {
    const isNext = shade !== undefined && goesOn(own, shade.box)
    if (isNext) shade.box = unionOf(own, shade.box)
    return isNext
  }

  /** Whether the latest of what lies under a place has a color. */
  isColored(own: Box): boolean {
    const last = this.all.findLast(({ box, bare }) => (bare ? isWithin(own, box) : overlaps(own, box)))
    return last !== undefined && !last.bare
  }

  /** Adds a solid rectangle on which a code may lie. */
  addPanel(box: Box, inks: InkUse) {
    const isKnown = inks.values !== undefined && !inks.dots
    const thin = Math.min(box[2] - box[0], box[3] - box[1])
    if (thin < leastPanel || this.panels.length >= mostGrounds) return
    const light = isKnown ? lightOfInks(inks) : undefined
    this.panels.push({ box, light: inks.bare ? 1 : light })
  }

  /** The light of the color under a place, from 0 to 1; undefined of paper and where it is not known. */
  lightUnder(own: Box): number | undefined {
    return this.panels.findLast(({ box }) => isWithin(own, box))?.light
  }

  /** Whether one of the pictures that are still seen has a white ground, but none that a code needs. */
  hasWhiteBox(seen: Placed[]): boolean {
    const shown = this.pictures.filter(({ picture }) => seen.includes(picture)).map(({ look }) => look())
    return shown.some(({ ground, blank, code }) => /white|pale/.test(ground ?? '') && !blank && !code)
  }
}
