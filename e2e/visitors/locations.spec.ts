import { fill } from '../../lib/content/fill.ts'
import { locations } from '../../lib/content/home/locations.ts'
import { namePlace } from '../../lib/language/place-names.ts'
import { sayNear } from '../../lib/places/near-city.ts'
import { citiesOfWorld } from '../../lib/places/world.ts'
import { expect, test } from '../support/fixtures.ts'

const { regions } = locations()
const europe = regions.find(({ zones }) => zones.includes('Europe/'))!.id
const cities = regions.flatMap((region) => region.cities)

/** A city whose name is part of no other name, and another city. */
const alone = cities.filter(({ city }) => {
  const [name = ''] = city.split(', ')
  return /^[A-Z][a-z]{5,}$/.test(name) && cities.filter((other) => other.city.includes(name)).length === 1
})
const [wanted = '', other = ''] = alone.map(({ city }) => city.split(', ')[0])

test('A search shows only a region’s matches, not the number of all its cities @night', async ({ page }) => {
  await page.goto('/#locations')
  const { id, cities: own } = regions[0]!
  const summary = page.locator(`[data-region="${id}"] > summary`)
  await expect(summary).toContainText(String(own.length))
  await page
    .locator('#locations')
    .getByRole('searchbox')
    .fill(own[0]?.city ?? '')
  await expect(page.locator('#locations').getByRole('status')).toHaveText(
    fill(locations().finder.one, { query: own[0]?.city ?? '', press: own[0]?.shown[0] ?? '' }),
  )
  expect(await summary.innerText()).not.toMatch(/\d/)
})

for (const width of [390, 900, 1_440])
  test(`At ${width} px a region unfolds to its own cities alone, in a box that scrolls @one${width === 900 ? '' : ' @night'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/#locations')
    for (const { id, name, cities: own } of regions) {
      const panel = page.locator(`.panel[data-region="${id}"]`)
      // The open one is not folded.
      if (!(await panel.evaluate((one: HTMLDetailsElement) => one.open))) await panel.locator('h3').click()
      await expect(panel.getByRole('listitem').first()).toBeVisible()
      await expect(panel.locator('summary')).toContainText(`${own.length}${name}`)
      await panel.locator('summary').click()
    }

    for (const narrowOrWide of [390, 1_440]) {
      await page.setViewportSize({ width: narrowOrWide, height: 900 })
      const panel = page.locator(`.panel[data-region="${europe}"]`)
      if (!(await panel.evaluate((one: HTMLDetailsElement) => one.open))) await panel.locator('h3').click()
      const { inner, outer } = await panel.getByRole('region').evaluate((box) => {
        return { inner: box.scrollHeight, outer: box.clientHeight }
      })
      expect(outer).toBeLessThan(400)
      expect(inner).toBeGreaterThan(outer)
    }
  })

test('A city that has no press is asked for in the contact form @night', async ({ page }) => {
  const { ask, none } = locations().finder
  await page.goto('/#locations')
  const section = page.locator('#locations')
  await section.getByRole('searchbox').fill('Nowheria')
  await expect(section.getByRole('status')).toHaveText(fill(none, { query: 'Nowheria' }))
  await section.getByRole('link', { name: fill(ask, { query: 'Nowheria' }) }).click()
  await expect(page.locator('#project-request [name="city"]')).toHaveValue('Nowheria')
  await expect(page.locator('#contact')).toBeInViewport()
})

test.describe('in Lisbon', () => {
  test.use({ timezoneId: 'Europe/Lisbon' })

  test('the list opens on the visitor’s region, and a name finds its nearest press', async ({ page }) => {
    await page.goto('/#locations')
    const section = page.locator('#locations')
    const lists: string[] = []
    page.on('request', (one) => one.url().includes('/places/') && lists.push(new URL(one.url()).pathname))
    const height = () => section.evaluate((one) => one.getBoundingClientRect().height)
    const before = await height()
    await section.getByRole('searchbox').hover()
    await expect(page.locator('.panel[open]')).toHaveAttribute('data-region', europe)
    expect(await height(), 'the page stands still').toBe(before)

    await section.getByRole('searchbox').fill(wanted.toLowerCase())
    await expect(section.getByRole('listitem').filter({ hasText: wanted })).toBeVisible()
    await expect(section.getByRole('listitem').filter({ hasText: other })).toBeHidden()
    await expect(section.getByRole('status')).toHaveText(fill(locations().finder.one, { press: wanted }))

    await section.getByRole('searchbox').fill('')
    lists.length = 0
    const near = citiesOfWorld('Leeds')[0]!
    const press = cities[near[2]]!.shown.join(', ')
    const placeHere = sayNear(near).place.split(', ').map(namePlace).join(', ')
    await section.getByRole('searchbox').pressSequentially('Leeds')
    await expect(section.getByRole('status')).toHaveText(
      fill(locations().finder.nearest, { ...sayNear(near), place: placeHere, press }),
    )
    await expect(section.locator('.panel li:visible')).toHaveText([press])
    await expect(section.locator('.locator-found')).toHaveAttribute('d', /^M[^M]+$/)
    const ask = fill(locations().finder.ask, { query: 'Leeds' })
    await expect(section.getByRole('link', { name: ask })).toBeVisible()
    expect(lists).toEqual(['/places/l'])
  })

  test('on a phone it opens when the visitor comes to it, and moves nothing before @night', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/#locations')
    await page.locator('#project-request [name="company"]').focus()
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    await expect(page.locator('.panel[open]')).toHaveCount(0)
    await expect(async () => {
      await page.locator('#project-request [name="company"]').focus()
      await page.locator('#locations').getByRole('searchbox').focus()
      await expect(page.locator('.panel[open]')).toHaveAttribute('data-region', europe, { timeout: 500 })
    }).toPass()
  })
})

test('The list scrolls by keyboard @night', async ({ page }) => {
  await page.goto('/#locations')
  await page.locator(`.panel[data-region="${europe}"] h3`).click()
  const list = page.locator('.panel[open] [tabindex="0"]')
  await list.focus()
  await expect(list).toBeFocused()
  // While the page still scrolls to the anchor, a key can go to the page instead: a person presses again.
  await expect(async () => {
    await page.keyboard.press('End')
    expect(await list.evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
  }).toPass()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every city of every region is on the page', { tag: '@one' }, async ({ page }) => {
    await page.goto('/')
    const text = await page.locator('#locations').textContent()
    for (const { shown } of cities) expect(text).toContain(shown[0])
  })
})

test('Eight to ten regions fill two rows, folded and with one open', { tag: '@one' }, async ({ page }) => {
  await page.goto('/#locations')
  for (const count of [8, 9, 10])
    for (const width of [1181, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const opened of [-1, 0, count - 1]) {
        const rows = await page.locator('.leporello').evaluate(
          (list, [panels = 0, open = 0]) => {
            while (list.childElementCount < panels) list.append(list.lastElementChild!.cloneNode(true))
            const all = [...list.querySelectorAll('details')]
            for (const [index, panel] of all.entries()) panel.open = index === open
            const tops = all.map((panel) => Math.round(panel.getBoundingClientRect().top))
            return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
          },
          [count, opened],
        )
        expect({ count, width, opened, rows }).toMatchObject({ rows: count === 8 ? [4, 4] : [5, count - 5] })
      }
    }
})
