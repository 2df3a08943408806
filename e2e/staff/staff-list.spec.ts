import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { newWord, openList, store, words } from '../support/staff-list.ts'

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

test('Staff search, filter and turn pages; all of it is in the address, and the back button undoes it', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  for (let index = 0; index < 27; index += 1)
    await store(closedSite.backend, word, { firstName: `Number${index}` })
  await openList(page, closedSite, word)
  const { filter, pages, count, views } = words
  await expect(page.getByRole('article')).toHaveCount(25)
  await expect(page.getByRole('article').first()).toContainText('Number26')
  await expect(page.getByText(`${count.many.replace('{count}', '27')}, ${views.all.order}`)).toBeVisible()

  await page.getByRole('link', { name: pages.older }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: pages.older })).toHaveCount(0)
  await page.getByRole('link', { name: pages.newer }).click()
  await expect(page.getByRole('article')).toHaveCount(25)
  await expect(page.getByRole('article').first()).toContainText('Number26')

  // What came after this was answered or erased meanwhile: the list begins anew.
  await page.goto(`${page.url()}&after=2020-01-01T00:00:00%2B00:00_${crypto.randomUUID()}`)
  await expect(page.getByRole('article')).toHaveCount(25)

  await page.getByLabel(filter.search).fill(`${word} number7`)
  await page.getByRole('button', { name: filter.apply }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel(filter.kind).selectOption('quote')
  await page.getByRole('button', { name: filter.apply }).click()
  await expect(page.getByText(words.empty.filtered)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('kind')).toBe('quote')

  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByLabel(filter.kind)).toHaveValue('')
  await page.getByRole('link', { name: filter.clear }).click()
  await expect(page).toHaveURL(`${closedSite.url}/form-submissions?show=cards`)
})

test('What is not answered has a view of its own, with the time that is left', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  await store(closedSite.backend, word, { firstName: 'First' })
  await store(closedSite.backend, word, { firstName: 'Second' })
  await openList(page, closedSite, word)
  await page.getByRole('link', { name: words.views.due.label }).click()
  await expect(page.getByRole('article').first()).toContainText('First')
  const { left, hours } = words.due
  // They did not come by the site, which would have promised what content/office.yaml says.
  const time = hours.replace('{count}', '23')
  await expect(card(page, 'First').getByText(left.replace('{time}', time))).toBeVisible()
  await expect(card(page, 'Second').getByRole('link', { name: words.work.open })).toHaveAttribute(
    'href',
    /\?ticket=KL-[0-9A-F]{4}-/,
  )
})

test('The download holds the requests of the filter, and nobody else gets it', async ({
  page,
  closedSite,
  request,
}) => {
  const word = newWord()
  await store(closedSite.backend, word, { firstName: '=1+1' })
  await store(closedSite.backend, word, { company: 'another' })
  await openList(page, closedSite, word)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words.filter.export }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.startsWith(`\uFEFF"${words.csv.columns.reference}",`)).toBe(true)
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(`"'=1+1"`)

  const refused = await request.get(`${closedSite.url}/form-submissions/export?search=${word}`, {
    maxRedirects: 0,
  })
  expect([refused.status(), await refused.text()]).toEqual([303, ''])
  expect(refused.headers().location).toMatch(/^\/sign-in\?next=/)
})

test('On paper each request is a job ticket on a sheet of its own', async ({ page, closedSite }) => {
  const word = newWord()
  for (const firstName of ['First', 'Second', 'Third']) await store(closedSite.backend, word, { firstName })
  await openList(page, closedSite, word)
  await page.emulateMedia({ media: 'print' })
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3)
})
