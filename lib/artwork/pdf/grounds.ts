import type { Box } from '../facts.ts'
import { around, isMeeting, isWithin } from './matrix.ts'

/** More places that white may cover than are told apart. */
const mostGrounds = 100

type Ground = { box: Box; bare: boolean | undefined }

/** What lies on a page, to be covered by something else: color, or what was made white again. */
export class Grounds {
  private readonly all: Ground[] = []

  add(one: Ground) {
    const { all } = this
    const under = all.findLast(({ box }) => isWithin(one.box, box))
    if (under && under.bare === one.bare) return
    if (all.length < mostGrounds) all.push(one)
    else if (!one.bare) all[0]!.box = around(all[0]!.box, one.box)
  }

  /** Whether the latest of what lies under a place has a color. */
  isColored(own: Box): boolean {
    const last = this.all.findLast(({ box, bare }) => (bare ? isWithin(own, box) : isMeeting(own, box)))
    return last !== undefined && !last.bare
  }
}
