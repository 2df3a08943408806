import AxeBuilder from '@axe-core/playwright'
import { openDesk, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { newWord, store } from '../support/staff-list.ts'

// Views, orders, pages, filter, many rows at once, and what comes in meanwhile.

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('Event soon first, by event; badges in words; all of it in the address', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  const { backend } = closedSite
  await store(backend, word, { firstName: 'Later', eventDate: day(40) })
  await store(backend, word, {
    firstName: 'Soon',
    eventDate: day(3),
    details: 'Bags\nTimeline: Rush (1-3 days)\nBudget Range: Under $500',
  })
  await store(backend, word, { firstName: 'Never', eventDate: '' })
  const desk = await openDesk(page, closedSite, word)
  await page.getByRole('button', { name: words.orders.due }).click()
  await page.getByRole('menuitem', { name: words.orders.event }).click()
  await expect(page).toHaveURL(/order=event/)
  await expect(desk.rows.first()).toContainText('Soon')
  await expect(desk.rows.first()).toContainText(words.row.rush)
  await expect(desk.rows.last()).toContainText('Never')
  await desk.open('Soon')
  await expect(desk.ticket.getByText('Under $500', { exact: true })).toBeVisible()
  await desk.tab('soon').click()
  await expect(desk.rows).toHaveCount(1)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('Pages go on and back, and the place is told', async ({ page, closedSite }) => {
  const word = newWord()
  for (let index = 0; index < 27; index += 1)
    await store(closedSite.backend, word, { firstName: `Number${index}` })
  const desk = await openDesk(page, closedSite, word)
  const shown = (first: number, last: number) =>
    words.pages.shown
      .replace('{first}', String(first))
      .replace('{last}', String(last))
      .replace('{count}', '27')
  await expect(page.getByText(shown(1, 25))).toBeVisible()
  await expect(desk.rows.first()).toContainText('Number0')
  const bytes = (await (await page.request.get(page.url())).body()).length
  expect(bytes).toBeLessThanOrEqual(100_000)
  await page.getByRole('link', { name: words.pages.older }).click()
  await expect(page.getByText(shown(26, 27))).toBeVisible()
  await expect(desk.rows).toHaveCount(2)
  await page.getByRole('link', { name: words.pages.newer }).click()
  await expect(desk.rows).toHaveCount(25)
  await expect(desk.rows.first()).toContainText('Number0')
})

test('Many rows at once: a range with shift, one question before, one notice after, and back', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  for (let index = 0; index < 5; index += 1)
    await store(closedSite.backend, word, { firstName: `Number${index}` })
  const desk = await openDesk(page, closedSite, word)
  await desk.rows.nth(0).getByRole('checkbox').check()
  await desk.rows
    .nth(3)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText(words.bulk.chosen.replace('{count}', '4'))).toBeVisible()
  await page.getByRole('button', { name: words.bulk.status, exact: true }).click()
  await page.getByRole('menuitem', { name: statuses.contacted }).click()
  await desk.answer(words.bulk.yes.replace('{count}', '4')).click()
  const done = words.bulk.done.replace('{count}', '4').replace('{change}', statuses.contacted)
  await expect(page.getByText(done)).toBeVisible()
  await expect(desk.rows.filter({ hasText: statuses.contacted })).toHaveCount(4)
  await page.getByRole('button', { name: words.bulk.undo }).click()
  await expect(desk.rows.filter({ hasText: statuses.new })).toHaveCount(5)
})

test('The same form sent three times is one row that says so', async ({ page, closedSite }) => {
  const word = newWord()
  for (let index = 0; index < 3; index += 1) await store(closedSite.backend, word)
  await store(closedSite.backend, word, { details: 'Another text' })
  const desk = await openDesk(page, closedSite, word)
  await expect(desk.rows).toHaveCount(2)
  await expect(desk.rows.first()).toContainText(words.row.times.replace('{count}', '3'))
  await desk.rows.first().getByRole('link').click()
  await expect(desk.ticket).toContainText(words.person.returning)
  await desk.ticket.getByRole('link', { name: /company/ }).click()
  await expect(desk.rows).toHaveCount(2)
})

test('A filter that contradicts itself says which two fields do', async ({ page, closedSite }) => {
  await openDesk(page, closedSite, newWord())
  await page.getByRole('button', { name: words.filter.button }).click()
  await page.getByLabel(words.filter.from).fill('2026-11-20')
  await page.getByLabel(words.filter.to).fill('2026-11-01')
  await expect(page.getByRole('alert').filter({ hasText: words.filter.from })).toContainText(words.filter.to)
})

test('What comes in is offered, and nothing moves until it is asked for', async ({ page, closedSite }) => {
  const word = newWord()
  await store(closedSite.backend, word, { firstName: 'First' })
  await page.clock.install()
  const desk = await openDesk(page, closedSite, word)
  await store(closedSite.backend, word, { firstName: 'Second' })
  await page.clock.runFor(31_000)
  await expect(page.getByRole('button', { name: words.news.one })).toBeVisible()
  await expect(desk.rows).toHaveCount(1)
  await expect(page).toHaveTitle(/^\(1\)/)
  await page.getByRole('button', { name: words.news.one }).click()
  await expect(desk.rows).toHaveCount(2)
})

for (const width of [390, 820, 1280, 1440])
  test(`At ${width} px nothing of the list lies over something else`, async ({ page, closedSite }) => {
    const word = newWord()
    for (const firstName of ['One', 'Two']) await store(closedSite.backend, word, { firstName })
    await page.setViewportSize({ width, height: 900 })
    const desk = await openDesk(page, closedSite, word)
    // As it is opened, which orders its styles otherwise than coming from another page.
    await page.reload()
    await desk.ready()
    const boxes = await page
      .locator('.desk-tools > *, .desk-heads > *, .desk-row')
      .evaluateAll((parts) =>
        parts
          .map((part) => ({ name: part.className, ...part.getBoundingClientRect().toJSON() }))
          .filter((box) => box.width > 1 && box.height > 1),
      )
    expect(boxes.length).toBeGreaterThan(5)
    const over = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (two) =>
            Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
            Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1,
        )
        .map((two) => [one.name, two.name]),
    )
    expect(over).toEqual([])
  })
