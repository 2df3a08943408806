import { expect, test } from '../support/fixtures.ts'

test('The inks of the hero slide into register on the first page of a session, and not again', async ({
  page,
}) => {
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-first')
  for (const again of [() => page.reload(), () => page.goto('/')]) {
    await again()
    await expect(root).not.toHaveAttribute('data-first')
  }
})
