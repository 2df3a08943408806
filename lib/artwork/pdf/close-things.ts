import type { Box, Near } from '../facts.ts'
import { unionOf, isBeside, isBox, runsAlongSide, isWithin } from './matrix.ts'
import { isKnown } from './repeats.ts'

/** More than can be told apart. */
const most = 400
/** More of what is small are grains of a pattern. */
const mostSmall = 200
/** So many of one size that go along a side are the lines of a pattern. */
const pattern = 8
const isAsLarge = (one: Box, other: Box) =>
  [0, 1].every((side) => Math.abs(one[side + 2]! - one[side]! - other[side + 2]! + other[side]!) < 1)

/** Text and frames that may be too near to the cut. */
export class CloseThings {
  all: Near[] = []
  /** Every run of text, where a page is cut to a shape. */
  runs: Box[] | undefined
  private small = 0
  private readonly seen: Box
  private readonly deep: Box

  /** @param seen the cut, at most @param deep what lies within it is not close */
  constructor(seen: Box, deep: Box) {
    this.seen = seen
    this.deep = deep
  }

  text(box: Box) {
    if (!isBox(box)) return
    this.runs?.push(box)
    if (isWithin(box, this.deep)) return
    const last = this.all.at(-1)
    if (!last?.isText || !isBeside(box, last.box)) this.add({ box, isText: true })
    else if (!isWithin(box, last.box)) last.box = unionOf(box, last.box)
  }

  /** Adds what goes along a side. @param tone of what has an inner edge that shows, too */
  frame(box: Box, line?: number, tone?: number) {
    const isFrame = runsAlongSide(box, this.seen) && (line || !isWithin(this.seen, box))
    if (isFrame && !isWithin(box, this.deep)) this.add({ box, isText: false, line, tone })
  }

  /** Adds what may be a frame, or a letter drawn in outlines. */
  thing(box: Box, line?: number, tone?: number) {
    if (runsAlongSide(box, this.seen)) return this.frame(box, line, tone)
    if (this.small++ >= mostSmall) return
    const one: Near = { box, isText: false, isSmall: true }
    if (!isKnown(this.all, one)) this.all.push(one)
  }

  isPattern = (own: Box, ofSmall?: true) =>
    this.all.filter(({ box, isSmall }) => isSmall === ofSmall && isAsLarge(box, own)).length >= pattern

  /** What is left without patterns. */
  end = () =>
    this.all.filter(({ box, isText, isSmall }) => {
      if (isSmall && this.small > mostSmall) return false
      return isText || !this.isPattern(box, isSmall)
    })

  private add(one: Near) {
    if (this.all.length < most + mostSmall && !isKnown(this.all, one)) this.all.push(one)
  }
}
