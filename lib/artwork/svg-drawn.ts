import type { Budget } from './reading.ts'
import type { Place } from './svg-pictures.ts'

/** What a paint refers to. */
const named = /^url\(\s*["']?#([^"')]+)/

/** Finds out whether anything but pictures is painted, where it stands or where something refers to it. */
export class SvgDrawn {
  private isPlain = false
  /** What something painted refers to; and what shows a shape or a gradient then. */
  private readonly referred = new Set<string>()
  private readonly shown = new Set<string | undefined>()

  /** @param isShown it is painted, or would be where it is used */
  take(open: string, place: Place, link: string | undefined, isShown: boolean, budget: Budget) {
    if (/gradient$/.test(open)) this.shown.add(place.id)
    if (!isShown || open === 'image') return
    const of = open === 'use' ? link?.trim().slice(1) : named.exec(place.fill ?? '')?.[1]
    if (of !== undefined) {
      if (!place.isDefined) this.referred.add(of)
      return
    }
    this.isPlain ||= !place.isDefined
    for (let one: Place | undefined = place; one?.isApart; one = one.around) {
      budget.step()
      this.shown.add(one.id)
    }
  }

  get isDrawn(): boolean {
    return this.isPlain || [...this.referred].some((id) => this.shown.has(id))
  }
}
