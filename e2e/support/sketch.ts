import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** The drawing of a file on /artwork. */
export class Sketch {
  readonly drawing
  readonly picture
  private readonly page: Page

  constructor(page: Page, index = 0) {
    this.page = page
    this.drawing = page.locator('.checked-drawing').nth(index)
    this.picture = this.drawing.locator('image')
  }

  /** The color at a place of the cut size, given as shares of its width and height from the top left. */
  async colorAt([across, down]: readonly [number, number]): Promise<string> {
    await this.drawing.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await this.drawing.locator('.drawn-trim').boundingBox())!
    const at = { x: Math.round(x + across * width), y: Math.round(y + down * height) }
    const shot = await this.page.screenshot({ clip: { ...at, width: 1, height: 1 } })
    const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return [...data].map((one) => Math.round(one / 51) * 51).join(' ')
  }
}

/** The height of the smallest letters in a drawing, in CSS pixels. */
export const smallestType = (drawing: Locator) =>
  drawing.locator('> svg').evaluate((svg: SVGSVGElement) => {
    const scale = svg.getScreenCTM()?.a ?? 0
    return Math.min(
      ...[...svg.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize) * scale),
    )
  })
