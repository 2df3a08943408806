import { locations } from '../../lib/content/home/locations.ts'
import { expect, test } from '../support/fixtures.ts'

const regions = Object.values(locations().regions)
const cities = regions.flatMap((region) => region.cities)

test('Typing "sao" finds São Paulo, and the number of hits is read out', async ({ page }) => {
  await page.goto('/#locations')
  const section = page.locator('#locations')
  await section.getByRole('searchbox').fill('sao')
  await expect(section.getByRole('listitem').filter({ hasText: 'São Paulo' })).toBeVisible()
  await expect(section.getByRole('listitem').filter({ hasText: 'London' })).toBeHidden()
  await expect(section.getByRole('status')).toContainText('1')
})

test('A search shows of a region what it found, and not the number of all its cities', async ({ page }) => {
  await page.goto('/#locations')
  const { name, cities: own } = locations().regions.europe
  const heading = page.locator('#city-lists').getByRole('heading', { name })
  await expect(heading).toContainText(String(own.length))
  await page.locator('#locations').getByRole('searchbox').fill('london')
  await expect(page.locator('#locations').getByRole('status')).toHaveText(locations().finder.one)
  expect(await heading.innerText()).not.toMatch(/\d/)
})

test('A region shows its own cities; its count is on its tab', async ({ page }) => {
  await page.goto('/#locations')
  for (const { name, cities: own } of regions) {
    // The label, which Playwright waits for to stand still: the page may still be gliding to its anchor.
    await page.locator('#locations label').filter({ hasText: name }).click()
    const [first] = own
    await expect(
      page.locator('#locations').getByRole('listitem').filter({ hasText: first?.city }).first(),
    ).toBeVisible()
    await expect(page.locator('#locations label').filter({ hasText: name })).toContainText(String(own.length))
  }
})

test('The list scrolls by keyboard', async ({ page }) => {
  await page.goto('/#locations')
  const list = page.locator('#locations [tabindex="0"]').first()
  await list.focus()
  await expect(list).toBeFocused()
  // While the page itself still glides to the anchor, a key can go to the page instead: a person presses again.
  await expect(async () => {
    await page.keyboard.press('End')
    expect(await list.evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
  }).toPass()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every city of every region is on the page', async ({ page }) => {
    await page.goto('/')
    const text = await page.locator('#locations').textContent()
    expect(cities).toHaveLength(104)
    for (const { city } of cities) expect(text).toContain(city.split(',')[0])
  })
})
