import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('The inks of the hero slide into register on the first page of a session, and not again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const begun: string[] = []
    addEventListener('animationstart', ({ animationName }) => begun.push(animationName))
    Object.assign(window, { begun })
  })
  const begun = () => page.evaluate('begun')
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-first')
  await expect.poll(begun).toContain('into-register')
  for (const again of [() => page.reload(), () => page.goto('/')]) {
    await again()
    await expect(root).not.toHaveAttribute('data-first')
    expect(await begun()).not.toContain('into-register')
  }
})
