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

test('No letter draws the word behind it closer', async ({ page }) => {
  await page.goto('/')
  const spaces = await page.evaluate(async () => {
    await document.fonts.ready
    const line = document.body.appendChild(document.createElement('span'))
    line.className = 'absolute whitespace-pre type-h1'
    const width = (text: string) => {
      line.textContent = text
      return line.getBoundingClientRect().width
    }
    return [...'xkKrPFY'].map((letter) => Math.round(width(`${letter} n`) - width(letter) - width('n')))
  })
  expect(Math.max(...spaces) - Math.min(...spaces), String(spaces)).toBeLessThanOrEqual(1)
})
