import { fill } from '../../lib/content/fill.ts'
import { submissionsWords } from '../../lib/content/desk.ts'
import { longDate } from '../../lib/staff/dates.ts'
import { reference } from '../../lib/leads/reference.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { openDesk, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { printedPages } from '../support/printed-pages.ts'
import { newWord, store } from '../support/staff-list.ts'

// The shop floor's print: selected tickets or those of the page, several to a sheet.

test('Five chosen tickets are two sheets with what the shop floor needs', async ({ page, closedSite }) => {
  const word = newWord()
  const day = '2126-11-25'
  for (const firstName of ['One', 'Two', 'Three', 'Four', 'Six'])
    await store(closedSite.backend, word, {
      firstName,
      quantity: '1,250',
      eventDate: day,
      details: 'Mugs, two colours',
    })
  const { id } = await requestWithLink(closedSite.backend, 2, { company: word, firstName: 'Five' })
  const desk = await openDesk(page, closedSite, word)
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  const lines = await printedPages(await page.pdf(), 34)
  expect(lines).toHaveLength(1)
  for (const name of names) expect(lines[0]?.text).toContain(name)
  const all = page.waitForEvent('popup')
  await page.getByRole('link', { name: fill(words.pages.print, { count: 6 }) }).click()
  await expect((await all).getByRole('article')).toHaveCount(6)
  await (await all).close()
  await expect(desk.rows).toHaveCount(6)

  await desk.open('One')
  await desk.status('contacted').click()
  await expect(desk.ticket.getByText(words.work.saved)).toBeVisible()
  await page.goto(`${closedSite.url}/form-submissions?search=${word}&view=all`)
  await desk.ready()
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
    await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  // Automatic printing would interfere with the sheets below.
  await page.context().addInitScript(() => {
    window.print = () => (document.documentElement.dataset.askedToPrint = '')
  })
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: words.bulk.print, exact: true }).click()
  const paper = await popup
  await expect(paper.getByRole('article')).toHaveCount(5)
  await expect(paper.locator('[data-asked-to-print]')).toBeAttached()
  for (const format of ['A4', 'Letter']) {
    const sheets = await printedPages(await paper.pdf({ format }), 34)
    expect(sheets).toHaveLength(2)
    const [text, rest] = sheets.map((sheet) => sheet.text)
    expect(text).not.toBe(rest)
    const printed = sheets
      .map((sheet) => sheet.text)
      .join('')
      .replace(/\s/g, '')
    for (const line of [
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
      word,
      '1,250',
      'Mugs, two colours',
      longDate(day),
      statuses.new,
      statuses.contacted,
      reference(id),
      fill(words.artwork.announced.many, { count: 2, arrived: 0 }),
    ])
      expect(printed, line).toContain(line.replace(/\s/g, ''))
    const { filter, pages } = submissionsWords()
    for (const button of [filter.apply, filter.export, pages.older, words.bulk.print])
      expect(printed).not.toContain(button.replace(/\s/g, ''))
  }
})
