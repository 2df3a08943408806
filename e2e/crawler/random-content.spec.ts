import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeRandomContent } from '../marketer/random-content.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookHere, nothing } from '../support/look-at.ts'
import { showPages } from '../support/show-pages.ts'

// Layouts must hold for anything the schemas allow: the longest and shortest texts and lists, unbreakable words, other scripts.
// Pages are rendered without a build, and shown with the build's fonts, pictures and rules.

test.setTimeout(240_000)

const seeds = Array.from({ length: 30 }, (_, index) => index + 1)

for (const seed of seeds)
  test(`Content ${seed} of what marketers may write holds @night`, async ({ page, site }) => {
    const folder = mkdtempSync(join(tmpdir(), 'keyline-random-'))
    await writeRandomContent(folder, seed)
    const paths = await showPages(page, site.url, folder)
    rmSync(folder, { recursive: true })
    for (const path of paths) {
      for (const width of [320, 390, 768, 1_440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        const found = await page.evaluate(lookHere, '')
        const cut = await page.evaluate(cutTexts)
        expect.soft({ ...found, cut }, `${path} at ${width} px`).toEqual({ ...nothing, cut: [] })
      }
    }
  })

/** Texts that an ancestor clips without a way to scroll to them. */
function cutTexts() {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement
    if (!element || !/\S/.test(node.textContent ?? '') || !element.checkVisibility()) continue
    if (
      element.closest(
        '.sr-only, svg, option, dialog, [popover], [aria-hidden="true"], [role="img"], .chat, details:not([open])',
      )
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects())
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
        const room = box.getBoundingClientRect()
        if (textOverflow === 'ellipsis') break
        const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const wide = isCut(overflowX) && (line.right > room.right + 2 || line.left < room.left - 2)
        const high = isCut(overflowY) && (line.bottom > room.bottom + 6 || line.top < room.top - 6)
        if (wide || high)
          found.push(`${node.textContent?.slice(0, 40) ?? ''} in ${box.outerHTML.slice(0, 90)}`)
      }
  }
  return found
}
