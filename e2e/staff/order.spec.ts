import type { BrowserContext, Page } from '@playwright/test'
import { fill, withCount } from '../../lib/content/fill.ts'
import { requestWords } from '../../lib/content/request.ts'
import { type OrderStep, orderSteps } from '../../lib/request/order-steps.ts'
import { writeCalendarDay } from '../../lib/request/write-time.ts'
import { reference } from '../../lib/leads/reference.ts'
import { accept, requestWithQuote } from '../support/answers.ts'
import { axe } from '../support/axe.ts'
import { asColleague, type DeskPage, openDesk, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdBack } from '../support/hold-back.ts'
import { newWord } from '../support/staff-list.ts'

// An order from acceptance to delivery: staff set its steps, the visitor's page follows.

const page_ = requestWords()
const { order } = words
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const step = (desk: DeskPage, name: OrderStep) =>
  desk.ticket
    .getByRole('group', { name: order.label })
    .getByRole('button', { name: new RegExp(`^${order.short[name]}`) })
const undo = (page: Page) => page.getByRole('button', { name: words.bulk.undo })
/** The address of the visitor's page is in the fragment, which alone loads nothing. */
async function see(page: Page, address: string) {
  await page.goto('about:blank')
  await page.goto(address)
}

async function openOrder(page: Page, context: BrowserContext, site: Parameters<typeof openDesk>[1]) {
  const word = newWord()
  const { id, token } = await requestWithQuote(site.backend, { company: word })
  const address = `${site.url}/request#${token}`
  const visitor = await context.newPage()
  await visitor.goto(address)
  await accept(visitor, 'Ada Buyer')
  await expect(heading(visitor)).toHaveText(page_.heads.accepted)
  const desk = await openDesk(page, site, word, '&view=all')
  await desk.open('Ada')
  return { id, address, visitor, desk, word }
}

test('Each step is one key away, and the visitor’s page says it', async ({ page, context, closedSite }) => {
  test.setTimeout(120_000)
  const { desk, visitor, address } = await openOrder(page, context, closedSite)
  for (const [place, name] of orderSteps.slice(0, 3).entries()) {
    await desk
      .row('Ada')
      .getByRole('link')
      .press(`Shift+Digit${place + 1}`)
    await expect(step(desk, name)).toHaveAttribute('aria-pressed', 'true')
    await expect(desk.ticket.locator('.desk-facts')).toContainText(order.steps[name])
  }
  await see(visitor, address)
  await expect(heading(visitor)).toHaveText(page_.heads.order.production)
  const part = visitor.getByRole('region', { name: page_.order.heading })
  await expect(part.locator('[aria-current=step]')).toContainText(page_.order.steps.production)
  await expect(part.locator('[data-done]')).toHaveCount(4)
  expect(await axe(visitor)).toEqual([])

  // Shipped asks for its parcels first.
  await desk.row('Ada').getByRole('link').press('Shift+Digit4')
  const form = desk.ticket.getByRole('form', { name: order.parcels.ask })
  await expect(form.getByLabel(order.parcels.carrier)).toBeFocused()
  await page.keyboard.type('UPS')
  await form.getByLabel(order.parcels.link).fill('https://carrier.example/1Z')
  await form.getByRole('button', { name: order.parcels.more }).click()
  await form.getByLabel(order.parcels.number).nth(1).fill('7749')
  await form.getByLabel(order.parcels.link).nth(1).fill('javascript:alert(1)')
  expect(await axe(page, '.desk-stub')).toEqual([])
  await form.getByRole('button', { name: order.parcels.yes }).click()
  await expect(step(desk, 'shipped')).toHaveAttribute('aria-pressed', 'true')
  await see(visitor, address)
  await expect(heading(visitor)).toHaveText(page_.heads.order.shipped)
  await expect(part.getByRole('heading', { name: withCount(page_.order.parcels, 2) })).toBeVisible()
  const track = part.getByRole('link')
  await expect(track).toHaveCount(1)
  await expect(track).toHaveAttribute('href', 'https://carrier.example/1Z')
  await expect(part).toContainText('javascript:alert(1)')
})

test('No step is lost or overwritten, another day is promised, and views follow', async ({
  page,
  context,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { desk, visitor, address, id, word } = await openOrder(page, context, closedSite)
  await test.step('a step key pressed while another change is being saved is not lost', async () => {
    const release = await holdBack(page, (url) => url.pathname === '/form-submissions', 'POST')
    const link = desk.row('Ada').getByRole('link')
    await link.press('Shift+Digit2')
    await link.press('Shift+Digit3')
    await link.press('a')
    release()
    await expect(step(desk, 'production')).toHaveAttribute('aria-pressed', 'true')
    const take = desk.ticket.getByRole('button', { name: words.work.take })
    await expect(take).toHaveAttribute('aria-disabled', 'true')
  })

  const form = desk.ticket.getByRole('form', { name: order.day.ask })
  for (const [day, why] of [
    ['2031-12-11', 'The mugs need a second firing.'],
    ['2031-12-12', 'A second firing, and then the road.'],
  ] as const)
    await test.step(`the visitor’s page strikes the old day and says why: ${why}`, async () => {
      await desk.ticket.getByRole('button', { name: order.day.edit }).click()
      await form.getByRole('button', { name: order.day.yes }).focus()
      await form.getByLabel(order.day.day).fill(day)
      await form.getByLabel(order.day.why).fill(why)
      expect(await axe(page, '.desk-stub')).toEqual([])
      await page.keyboard.press('Enter')
      await expect(form).toHaveCount(0)
      await see(visitor, address)
      const part = visitor.getByRole('region', { name: page_.order.heading })
      await expect(part.locator('.request-notice')).toContainText(why)
      await expect(part.locator('.request-notice')).toContainText(writeCalendarDay(day, 'long'))
    })

  await test.step('a colleague’s step is not overwritten', async () => {
    await asColleague(closedSite.backend, reference(id), { step: 'shipped' })
    await step(desk, 'delivered').click()
    await expect(desk.question).toContainText('Marco Rossi')
    await expect(desk.question).toContainText(order.steps.shipped)
    await desk.answer(fill(words.conflict.no, { by: 'Marco Rossi' })).click()
    await expect(step(desk, 'shipped')).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('the order is in the view of its next task', async () => {
    await asColleague(closedSite.backend, reference(id), { step: 'approved', note: 'Not yet.' })
    await desk.tab('produce').click()
    await expect(desk.row('Ada')).toHaveCount(1)
    await page.goto(`${closedSite.url}/form-submissions?search=${word}&view=ship`)
    await expect(desk.row('Ada')).toHaveCount(0)
    await expect(desk.tab('ship')).toHaveAttribute('aria-current', 'page')
  })
})

test('A step is undone; skipping the approval or going back needs a reason', async ({
  page,
  context,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { desk, visitor, address } = await openOrder(page, context, closedSite)
  await step(desk, 'approved').click()
  await expect(step(desk, 'approved')).toHaveAttribute('aria-pressed', 'true')
  await undo(page).click()
  await expect(step(desk, 'approved')).toHaveAttribute('aria-pressed', 'false')
  await step(desk, 'delivered').click()
  const { unapproved } = order
  const ask = desk.ticket.getByRole('form', { name: fill(unapproved.ask, { step: order.steps.delivered }) })
  await ask.getByRole('button', { name: unapproved.yes }).click()
  await expect(ask.getByRole('alert')).toHaveText(unapproved.missing)
  expect(await axe(page, '.desk-stub')).toEqual([])
  await ask.getByLabel(unapproved.why).fill('Signed on paper.')
  await page.keyboard.press('Enter')
  await expect(step(desk, 'delivered')).toHaveAttribute('aria-pressed', 'true')
  await step(desk, 'production').click()
  const form = desk.ticket.getByRole('form', { name: fill(order.back.ask, { step: order.steps.production }) })
  await form.getByRole('button', { name: order.back.yes }).click()
  await expect(form.getByRole('alert')).toHaveText(order.back.missing)
  await form.getByLabel(order.back.why).fill('The wrong parcel was scanned.')
  await page.keyboard.press('Enter')
  await expect(step(desk, 'production')).toHaveAttribute('aria-pressed', 'true')
  await expect(desk.ticket).toContainText('The wrong parcel was scanned.')
  // The mail is sent once the undo is gone.
  await expect(undo(page)).toBeVisible()
  await expect(undo(page)).toHaveCount(0, { timeout: 15_000 })
  await see(visitor, address)
  await expect(heading(visitor)).toHaveText(page_.heads.order.production)
})
