import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fill } from '../../lib/content/fill.ts'
import { expect, test } from '../support/fixtures.ts'
import { makeManager, makeStaff, sessionOf } from '../support/staff.ts'
import { newWord, openList, store, words } from '../support/staff-list.ts'

const openFilter = (page: Page) => page.locator('.job-bag summary').click()

test('Cards are searched, filtered and turned by the address', async ({ page, closedSite }) => {
  const word = newWord()
  for (let index = 0; index < 27; index += 1)
    await store(closedSite.backend, word, { firstName: `Number${index}` })
  await openList(page, closedSite, word)
  const { filter, pages } = words
  await expect(page.getByRole('article')).toHaveCount(25)
  await expect(page.getByRole('article').first()).toContainText('Number26')

  await page.getByRole('link', { name: pages.older }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: pages.older })).toHaveCount(0)
  await page.getByRole('link', { name: pages.newer }).click()
  await expect(page.getByRole('article')).toHaveCount(25)
  await expect(page.getByRole('article').first()).toContainText('Number26')

  // The row after which this page begins was answered or erased meanwhile: the list begins again.
  await page.goto(`${page.url()}&after=2020-01-01T00:00:00%2B00:00_${crypto.randomUUID()}`)
  await expect(page.getByRole('article')).toHaveCount(25)

  await page.getByLabel(filter.search).fill(`${word} number7`)
  await page.getByRole('button', { name: filter.apply }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await openFilter(page)
  await page.getByLabel(filter.kind).selectOption('quote')
  await page.getByRole('button', { name: filter.apply }).click()
  await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('kind')).toBe('quote')

  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByLabel(filter.kind)).toHaveValue('')
  await page.getByRole('link', { name: filter.clear }).click()
  await expect(page).toHaveURL(`${closedSite.url}/form-submissions?show=cards`)
})

test('The download holds the requests of the filter, and nobody else gets it', async ({
  page,
  closedSite,
  request,
}) => {
  const word = newWord()
  await store(closedSite.backend, word, { firstName: '=1+1' })
  await store(closedSite.backend, word, { company: 'another' })
  await openList(page, closedSite, word, makeManager)
  const fileOf = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words.filter.export }).click()
    return readFileSync(await (await download).path(), 'utf8')
  }
  const file = await fileOf()
  expect(file.startsWith(`\uFEFF"${words.csv.columns.reference}",`)).toBe(true)
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(`"'=1+1"`)
  // Text just typed counts, whether submitted or not.
  await openFilter(page)
  await page.getByLabel(words.filter.status).selectOption('won')
  expect((await fileOf()).split('\r\n')).toHaveLength(2)
  await page.getByLabel(words.filter.status).selectOption('open')
  expect((await fileOf()).split('\r\n')).toHaveLength(3)

  const address = `${closedSite.url}/form-submissions/export?search=${word}`
  const refused = await request.get(address, { maxRedirects: 0 })
  expect([refused.status(), await refused.text()]).toEqual([303, ''])
  expect(refused.headers().location).toMatch(/^\/sign-in\?next=/)

  const { cookie } = await sessionOf(closedSite.backend, await makeStaff(closedSite.backend))
  const answer = await request.get(address, { headers: { cookie } })
  const [before = ''] = fill(words.managersOnly, { person: '|' }).split('|')
  expect([answer.status(), await answer.text()]).toEqual([403, expect.stringContaining(before)])
  expect(await answer.text()).toContain('Grace Hopper')
})
