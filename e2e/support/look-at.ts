import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect } from './fixtures.ts'

/** A marketer's tasks are checked at these widths alone. */
const few = process.env.WIDTHS ? process.env.WIDTHS.split(',').map(Number) : undefined

/** From the narrowest phone to a wide desk, including the widths between the usual ones. */
export const widths = few ?? [320, 390, 600, 700, 768, 834, 1_024, 1_280, 1_440, 2_560]

/** By day one width of each layout is enough, except for the home page in Chromium; by night all widths are checked. */
export const layoutWidths = !few && process.env.TESTS === 'day' ? [320, 390, 700, 834, 1_280, 1_440] : widths

/** The widths for slow checks that hardly depend on layout, such as axe. */
export const slowWidths = [390, 1_440]

export const nothing = { sideways: [], overlaps: [], small: [], covered: [] }

/**
 * Checks the page's current state at one width: no sideways scroll, no overlapping text, every control large enough and not
 * covered, no findings by axe.
 * @param inside checks only this part; dialogs and open menus need not be named
 */
export async function lookAt(page: Page, width: number, inside = ''): Promise<void> {
  const found = await page.evaluate(lookHere, inside)
  expect.soft(found, `at ${width} px`).toEqual(nothing)
  if (!slowWidths.includes(width)) return
  const violations = await axe(page, inside || undefined)
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
  expect.soft(findings, `axe at ${width} px`).toEqual([])
}

/** Resizes the page to each width and checks it. */
export async function lookAtWidths(page: Page, inside = '', which = widths): Promise<void> {
  for (const width of which) {
    await page.setViewportSize({ width, height: 900 })
    await lookAt(page, width, inside)
  }
}

/** The same for a state of the page. */
export const lookAtState = (page: Page, inside = '', wanted: (width: number) => boolean = () => true) =>
  lookAtWidths(page, inside, layoutWidths.filter(wanted))

/**
 * Runs in the page, in any engine.
 * @returns the faults, by kind
 */
export function lookHere(inside = '') {
  const front = [...document.querySelectorAll('dialog:modal, [popover]:popover-open:not([data-toasts])')].at(
    -1,
  )
  const ground: Element = (inside && document.querySelector(inside)) || (front ?? document.body)
  const name = (element: Element | null) => element?.outerHTML.replace(/\s+/g, ' ').slice(0, 110) ?? 'nothing'
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  return { sideways: sideways(), overlaps: overlaps(), small: small(), covered: covered() }

  function sideways() {
    const view = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= view) return []
    const reachesOut = (one: Element) => one.getBoundingClientRect().right > view + 1
    const isClipped = (one: Element): boolean => {
      const box = one.parentElement
      return !!box && ((getComputedStyle(box).overflowX !== 'visible' && !reachesOut(box)) || isClipped(box))
    }
    const wide = [...ground.querySelectorAll('*')].filter((one) => reachesOut(one) && !isClipped(one))
    return [`${document.documentElement.scrollWidth} in ${view}`, ...wide.slice(-3).map(name)]
  }

  /** Lines of text that overlap those of other elements. Tight lines of large type may reach into each other's boxes. */
  function overlaps() {
    const walk = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT)
    const lines: { element: Element; left: number; right: number; top: number; bottom: number }[] = []
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement
      if (!element || !/\S/.test(node.textContent ?? '') || !isVisible(element) || floats(element)) continue
      if (element.closest('.sr-only, svg, option, [popover], [role="img"]')) continue
      if (getComputedStyle(element).clipPath === 'inset(50%)') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const clip = clips(element)
      for (const { left: start, right: end, top, height, width } of range.getClientRects()) {
        const left = Math.max(start, clip?.left ?? start)
        const right = Math.min(end, clip?.right ?? end)
        if (width > 2 && right > left && isShown(element, left, top, right - left, height))
          lines.push({
            element,
            left: left + 1,
            right: right - 1,
            top: top + 0.3 * height,
            bottom: top + 0.75 * height,
          })
      }
    }
    lines.sort((one, other) => one.top - other.top)
    return lines.flatMap((one, index) => {
      const under: string[] = []
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break
        const isNested = one.element.contains(other.element) || other.element.contains(one.element)
        if (other.left < one.right && other.right > one.left && !isNested)
          under.push(`${name(one.element)} and ${name(other.element)}`)
      }
      return under
    })
  }

  /** The box in which an ellipsis cuts a long text. */
  function clips(element: Element) {
    const boxes = [element, element.parentElement ?? element]
    const box = boxes.find((one) => getComputedStyle(one).textOverflow === 'ellipsis')
    return box?.getBoundingClientRect()
  }

  /** False for anything an ancestor clips or scrolls out of sight. */
  function isShown(element: Element, left: number, top: number, width: number, height: number) {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue
      const room = box.getBoundingClientRect()
      if (top + height / 2 < room.top || top + height / 2 > room.bottom) return false
      if (left + width / 2 < room.left || left + width / 2 > room.right) return false
    }
    return true
  }

  function floats(element: Element | null): boolean {
    if (!element || element === ground) return false
    return /fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement)
  }

  function controls() {
    const all = ground.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary',
    )
    return [...all].filter(
      (one) => isVisible(one) && !one.matches(':disabled, .skip-link') && !one.closest('[inert]'),
    )
  }

  /** The visible target of a control: its label if the control itself is hidden. */
  function face(control: HTMLElement): HTMLElement | undefined {
    const { width, height } = control.getBoundingClientRect()
    if (width > 2 && height > 2) return control
    return control instanceof HTMLInputElement ? (control.labels?.[0] ?? undefined) : undefined
  }

  /** The largest box of a link that wraps. */
  function boxOf(element: HTMLElement) {
    const boxes = [...element.getClientRects()]
    return boxes.sort((one, other) => other.width * other.height - one.width * one.height)[0]
  }

  /** Targets under 24 px whose 24 px circle meets another target (WCAG 2.5.8), except links in sentences. */
  function small() {
    const targets = controls().flatMap((control) => {
      const box = face(control)?.getBoundingClientRect()
      return box ? [{ control, box, x: box.left + box.width / 2, y: box.top + box.height / 2 }] : []
    })
    const isSmall = ({ box }: { box: DOMRect }) => box.width < 23.9 || box.height < 23.9
    /** A control whose hit area exceeds its box, like a link over its whole row. */
    const reachesOut = ({ control }: { control: Element }) =>
      ['::before', '::after'].some((part) => getComputedStyle(control, part).position === 'absolute')
    const inSentence = ({ control }: { control: Element }) =>
      getComputedStyle(control).display === 'inline' && control.closest('p, dd, li') !== null
    return targets
      .filter((one) => isSmall(one) && !inSentence(one) && !reachesOut(one))
      .filter(
        (one) =>
          one.control.closest('main') ||
          targets.some((other) => {
            if (other === one || other.control.contains(one.control) || one.control.contains(other.control))
              return false
            const reach = isSmall(other) ? 24 : 12
            const across = Math.max(other.box.left - one.x, one.x - other.box.right, 0)
            const down = Math.max(other.box.top - one.y, one.y - other.box.bottom, 0)
            const apart = isSmall(other)
              ? Math.hypot(one.x - other.x, one.y - other.y)
              : Math.hypot(across, down)
            return apart < reach - 0.5
          }),
      )
      .map(({ control, box }) => `${Math.round(box.width)} x ${Math.round(box.height)} ${name(control)}`)
  }

  /** Scrolls each control into view, and checks its middle and four points inside: nothing else may lie there. */
  function covered() {
    const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
    const before = scrollY
    const found = controls().flatMap((control) => {
      const target = face(control)
      const box = target && boxOf(target)
      if (!target || !box) return []
      const inView =
        box.top > bar + 20 && box.bottom < innerHeight - 20 && box.left >= 0 && box.right <= innerWidth
      if (inView && over(control, target).length === 0) return []
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const hits = over(control, target)
      return hits.length > 0
        ? [`${hits.length} of 5 points of ${name(control)} have ${name(hits[0] ?? null)}`]
        : []
    })
    scrollTo({ top: before, behavior: 'instant' })
    return found
  }

  /** Finds what covers a control. */
  function over(control: HTMLElement, target: HTMLElement) {
    const { left, top, width, height } = boxOf(target) ?? new DOMRect()
    const points = [
      [0.5, 0.5],
      [0.2, 0.3],
      [0.8, 0.3],
      [0.2, 0.7],
      [0.8, 0.7],
    ] as const
    return points
      .map(([across, down]) => document.elementFromPoint(left + across * width, top + down * height))
      .filter((hit) => !isPart(hit, control, target))
  }

  function isPart(hit: Element | null, control: HTMLElement, target: HTMLElement) {
    if (!hit) return false
    if (target.contains(hit) || hit.closest('label')?.control === control) return true
    // WebKit lays scroll bars over the content.
    return hit.contains(target) && hit.scrollWidth > hit.clientWidth && hit !== document.documentElement
  }
}
