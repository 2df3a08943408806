import { expect, test } from '../support/fixtures.ts'

/** The narrowest phone, and each width at which columns are narrowest. */
for (const width of [320, 361, 640, 861, 1_100, 1_181, 1_361])
  test(`At ${width} px no word is broken over two lines`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/#main') // all of it laid out
    const broken = await page.locator('main').evaluate((main) => {
      const range = document.createRange()
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // Its word is heard there and not seen; what is folded has no lines.
        if (text.parentElement?.closest('.chat-launcher')) continue
        if (!text.parentElement?.checkVisibility()) continue
        // A hyphen, a slash or the at sign may end a line.
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = [...range.getClientRects()]
            .filter(({ width }) => width > 1)
            .map(({ top }) => Math.round(top))
          if (new Set(lines).size > 1) found.push(word)
        }
      }
      return found
    })
    expect(broken).toEqual([])
  })

for (const [path, other] of [
  ['/printing', '/translation'],
  ['/translation', '/veterinary'],
  ['/veterinary', '/printing'],
] as const)
  test(`${path} ends on another ink than ${other}`, async ({ page }) => {
    const ground = async (address: string) => {
      await page.goto(address)
      const last = page.locator('main section').last()
      return last.evaluate((element) => getComputedStyle(element).backgroundColor)
    }
    expect(await ground(path)).not.toBe(await ground(other))
  })
