import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('The inks of the hero slide into register on the first page of a session, and not again', async ({
  page,
}) => {
  const movements = () =>
    page
      .locator('.hero-ink-yellow, .hero-ink-blue')
      .evaluateAll((inks) => inks.map((ink) => getComputedStyle(ink).animationName !== 'none'))
  await page.goto('/')
  expect(await movements()).toEqual([true, true])
  for (const again of [() => page.reload(), () => page.goto('/')]) {
    await again()
    expect(await movements()).toEqual([false, false])
  }
})
