import { fill } from '../../lib/content/fill.ts'
import { requestWords } from '../../lib/content/request.ts'
import { reference } from '../../lib/leads/reference.ts'
import { pagesOf, writePdf } from '../support/artwork/make-pdf.ts'
import { acceptByPost, requestWithQuote } from '../support/answers.ts'
import { axe } from '../support/axe.ts'
import { asColleague } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { forStaff } from '../support/in-language.ts'
import { printedPages } from '../support/printed-pages.ts'
import { newWord } from '../support/staff-list.ts'

// An order on its request's page, while staff work on it.

const { again, heads, order, proof, quote } = requestWords()

async function newestTicket({ call }: Awaited<ReturnType<typeof requestWithQuote>>['staff']) {
  const filter = { view: 'unanswered', zone: 'UTC', order: 'newest' }
  const [newest] = (await call('list_tickets', { filter })) as unknown as { id: string }[]
  return call('read_ticket', { reference: reference(newest!.id) })
}

test('A reorder and a question are requests of their own, which name their order @engines', async ({
  page,
  allowedErrors,
  closedSite,
}) => {
  test.setTimeout(120_000)
  allowedErrors.push(/ERR_FAILED/)
  const { id, token, staff } = await requestWithQuote(
    closedSite.backend,
    { company: newWord() },
    { announced: 2 },
  )
  await acceptByPost(closedSite.url, token)
  const address = `${closedSite.url}/request#${token}`
  await page.goto(address)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(heads.accepted)
  const lineOf = (kind: 'reorder' | 'question') =>
    fill(
      forStaff(() => requestWords().again[kind].line),
      { reference: reference(id) },
    )

  await test.step('A question', async () => {
    await page.getByRole('button', { name: again.question.open }).click()
    await page.getByRole('button', { name: again.question.send }).click()
    await expect(page.getByRole('alert').filter({ hasText: again.missing })).toBeVisible()
    const field = page.getByLabel(again.question.field)
    await expect(field).toBeFocused()
    await field.fill('May two boxes go to the Lyon office?')
    await page.getByRole('button', { name: again.question.send }).click()
    await expect(heading).toHaveText(heads.received)
    await expect(page.getByText('May two boxes go to the Lyon office?')).toBeVisible()
    expect(await newestTicket(staff)).toMatchObject({
      facts: { about: reference(id) },
      form_data: { details: expect.stringContaining(lineOf('question')) },
    })
    await page.goto('about:blank')
    await page.goto(address)
  })

  const { reorder } = again
  const field = page.getByLabel(reorder.field)
  await test.step('A reorder outlives a step of the order', async () => {
    await page.getByRole('button', { name: reorder.open }).click()
    await expect(field).toBeFocused()
    await field.fill('1,000 this time, by May.')
    await page.getByRole('button', { name: again.back }).click()
    await expect(page.getByRole('button', { name: reorder.open })).toBeFocused()
    await page.keyboard.press('Enter')
    await asColleague(closedSite.backend, reference(id), { step: 'production', note: 'Signed on paper.' })
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(heading).toHaveText(heads.order.production)
    await expect(page.locator('.order [aria-current=step]')).toContainText(order.steps.production)
    await expect(field).toHaveValue('1,000 this time, by May.')
  })
  await test.step('It outlives a lost line', async () => {
    const send = page.getByRole('button', { name: reorder.send })
    await page.route('**/request/order', (route) => route.abort())
    await send.click()
    await expect(page.locator('form', { has: field }).getByRole('alert')).toBeVisible()
    await expect(field).toHaveValue('1,000 this time, by May.')
    expect(await axe(page)).toEqual([])
    await page.unroute('**/request/order')
    await send.click()
    await expect(heading).toHaveText(heads.received)
    expect(page.url()).not.toBe(address)
    await expect(page.getByText('1,000 this time, by May.')).toBeVisible()
    expect(await newestTicket(staff)).toMatchObject({
      facts: { after: reference(id) },
      form_data: { details: expect.stringContaining(lineOf('reorder')) },
    })
  })
})

test('On Letter an order has neither buttons nor empty frames, and a letter keeps its lines', async ({
  page,
  closedSite,
}) => {
  const letter = 'Hello Ada,\nhere it is.'
  const { id, token, staff } = await requestWithQuote(
    closedSite.backend,
    { company: newWord() },
    { text: letter },
  )
  await acceptByPost(closedSite.url, token)
  await staff.prove(reference(id), writePdf(pagesOf([{}, {}])))
  await page.goto(`${closedSite.url}/request#${token}`)
  await expect(page.getByText(proof.table.sketch)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('main').getByRole('button').allInnerTexts()).toEqual([])
  const parts = await page.locator('.request-part:visible').allInnerTexts()
  expect(parts.filter((text) => text.trim().split('\n').length < 2)).toEqual([])
  expect(await page.locator('main').innerText()).toContain(letter)
  const sheets = await printedPages(await page.pdf({ format: 'Letter' }), 34)
  for (const { lowest } of sheets) expect(lowest, 'an almost empty sheet').toBeGreaterThan(0.1)
})

test('On paper the stamp has its sentence on its sheet, wherever that ends', async ({ page, closedSite }) => {
  const text = 'Here it is.'
  const { token } = await requestWithQuote(closedSite.backend, { company: newWord() }, { text })
  await acceptByPost(closedSite.url, token)
  await page.goto(`${closedSite.url}/request#${token}`)
  const letter = page.locator('.quote').getByText(text, { exact: true })
  const [said = ''] = quote.accepted.split('{')
  const squeeze = (words: string) => words.replace(/\s/g, '')
  for (const lines of [1, 2, 3, 4, 5, 6]) {
    await letter.evaluate((element, count) => {
      element.textContent = Array(count).fill('A line.').join('\n')
    }, lines)
    const sheets = await printedPages(await page.pdf({ format: 'Letter' }), 34)
    const stamped = sheets.filter((sheet) => squeeze(sheet.text).includes('AdaBuyer'))
    expect(stamped).toHaveLength(1)
    expect(squeeze(stamped[0]!.text), `${lines} lines`).toContain(squeeze(said))
    if (lines < 6) await page.reload()
  }
})
