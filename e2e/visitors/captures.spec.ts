import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { homeSections } from '../../lib/content/home/sections.ts'
import { expect, test } from '../support/fixtures.ts'

// A screenshot or a reader of the whole page never scrolls: everything is there from the start.

/** The headings without letters in a picture of the whole page. */
async function unpainted(page: Page, picture: Buffer): Promise<string[]> {
  const boxes = await page.locator('main > section').evaluateAll((sections) =>
    sections.map((section) => {
      const { x, y, width, height } = section.querySelector('h1, h2')!.getBoundingClientRect()
      return { id: section.id, x: x + scrollX, y: y + scrollY, width, height }
    }),
  )
  const blank = boxes.map(async ({ id, x, y, width, height }) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const area = { left, top, width: Math.floor(width), height: Math.floor(height) }
    const { channels } = await sharp(await sharp(picture).extract(area).toBuffer()).stats()
    return channels.every(({ stdev }) => stdev < 10) ? [id] : []
  })
  return (await Promise.all(blank)).flat()
}

for (const width of [390, 768, 1_440])
  test(`At ${width} px a picture of the whole page shows every heading, a second after the first visit${width === 768 ? '' : ' @night'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.waitForTimeout(1_000)
    expect(await unpainted(page, await page.screenshot({ fullPage: true }))).toEqual([])

    const read = await page.evaluate(() => document.body.innerText)
    const words = await page.locator('main > section').evaluateAll((sections) =>
      sections.map((section) => ({
        id: section.id,
        // Styles decide the case.
        texts: [...section.querySelectorAll('h1, h2, h3, p')]
          .filter((one) => one.checkVisibility() && !one.closest('details:not([open]), dialog, .sr-only'))
          .flatMap((one) => [...one.childNodes])
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent),
      })),
    )
    expect(words.map(({ id }) => id)).toEqual(['home', ...homeSections().sections])
    const plain = (text: string | null) => (text ?? '').replace(/\s+/g, '').toLowerCase()
    const missing = words.flatMap(({ id, texts }) =>
      texts.filter((text) => !plain(read).includes(plain(text))).map((text) => `${id}: ${text}`),
    )
    expect(missing).toEqual([])
  })

test('Every picture comes without a scroll, once the page is at rest on a good line', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 })
  await page.goto('/')
  const blank = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter((image) => image.checkVisibility() && !image.naturalWidth)
        .map(({ src }) => src),
    )
  await expect.poll(blank).toEqual([])
})
