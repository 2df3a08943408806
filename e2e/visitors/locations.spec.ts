import { locations } from '../../lib/content/home/locations.ts'
import { expect, test } from '../support/fixtures.ts'

const regions = Object.values(locations().regions)
const cities = regions.flatMap((region) => region.cities)

/** A city whose name no other place has in it, and another one. */
const alone = cities.filter(({ city }) => {
  const [name = ''] = city.split(', ')
  return /^[A-Z][a-z]{5,}$/.test(name) && cities.filter((other) => other.city.includes(name)).length === 1
})
const [wanted = '', other = ''] = alone.map(({ city }) => city.split(', ')[0])

test('Typing a name finds its city, and the number of hits is read out', async ({ page }) => {
  await page.goto('/#locations')
  const section = page.locator('#locations')
  await section.getByRole('searchbox').fill(wanted.toLowerCase())
  await expect(section.getByRole('listitem').filter({ hasText: wanted })).toBeVisible()
  await expect(section.getByRole('listitem').filter({ hasText: other })).toBeHidden()
  await expect(section.getByRole('status')).toContainText('1')
})

test('A search shows of a region what it found, and not the number of all its cities', async ({ page }) => {
  await page.goto('/#locations')
  const { name, cities: own } = locations().regions.usa
  const heading = page.locator('#city-lists').getByRole('heading', { name })
  await expect(heading).toContainText(String(own.length))
  await page
    .locator('#locations')
    .getByRole('searchbox')
    .fill(own[0]?.city ?? '')
  await expect(page.locator('#locations').getByRole('status')).toHaveText(
    locations().finder.one.replace('{query}', own[0]?.city ?? ''),
  )
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

test('A city that has no press is asked for in the contact form, and a near name is offered', async ({
  page,
}) => {
  const { ask, near, none } = locations().finder
  await page.goto('/#locations')
  const section = page.locator('#locations')
  const misspelt = `${wanted.slice(0, -1)}q`
  await section.getByRole('searchbox').fill(misspelt)
  await expect(section.getByRole('status')).toHaveText(near.replace('{query}', misspelt))
  await expect(section.getByRole('listitem').filter({ hasText: wanted })).toBeVisible()
  await section.getByRole('searchbox').fill('Atlantis')
  await expect(section.getByRole('status')).toHaveText(none.replace('{query}', 'Atlantis'))
  await section.getByRole('link', { name: ask.replace('{query}', 'Atlantis') }).click()
  await expect(page.locator('#project-request [name="city"]')).toHaveValue('Atlantis')
  await expect(page.locator('#contact')).toBeInViewport()
})

test.describe('in Lisbon', () => {
  test.use({ timezoneId: 'Europe/Lisbon' })

  test('the list opens on the region of the visitor', async ({ page }) => {
    await page.goto('/#locations')
    await page.locator('#locations').getByRole('searchbox').hover()
    await expect(page.locator('#region-chooser [value="europe"]')).toBeChecked()
  })
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
    for (const { city } of cities) expect(text).toContain(city.split(',')[0])
  })
})
