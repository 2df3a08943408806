import { hero } from '../../lib/content/home/story.ts'
import { expect, test } from '../support/fixtures.ts'

const { actions } = hero()

test('A low screen shows both buttons of the hero wholly', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 720 })
  await page.goto('/')
  const home = page.locator('#home')
  for (const button of [
    home.getByRole('button', { name: actions.quote }),
    home.getByRole('link', { name: actions.stores.label }),
  ])
    await expect(button).toBeInViewport({ ratio: 1 })
})
