import { expect, test } from '../support/fixtures.ts'

// Unfolded lists stay unfolded after going back and after a reload.

test.use({ viewport: { width: 390, height: 844 } })

for (const hydrated of [false, true])
  test(`Lists stay unfolded, ${hydrated ? 'with' : 'before'} React`, async ({ page }) => {
    // The first page of a session is laid out late.
    await page.goto('/printing')
    await page.goto('/')
    const names = ['#outdoor-sports .fold', '.panel:nth-child(2)']
    for (const name of names) {
      const fold = page.locator(name)
      await fold.locator('> summary').click()
      await expect(fold).toHaveAttribute('open')
    }
    if (hydrated) {
      await page.locator('#locations').getByRole('searchbox').focus()
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    }
    const before = await page.evaluate(() => scrollY)
    const unfolded = async () => {
      for (const name of names) await expect(page.locator(name)).toHaveAttribute('open')
      await expect(page.locator('.panel[open]')).toHaveCount(1)
      await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), before)).toBeLessThan(3)
    }
    await page.goto('/printing')
    await page.goBack()
    await unfolded()
    await page.reload()
    await unfolded()
    await page.goto('/printing')
    await page.goto('/')
    await expect(page.locator(names[0]!)).not.toHaveAttribute('open')
  })
