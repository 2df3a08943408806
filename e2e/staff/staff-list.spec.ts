import { expect, test } from '../support/fixtures.ts'
import { newWord, openList, store, words } from '../support/staff-list.ts'

test('Cards are turned, searched and filtered by their address', async ({ page, closedSite }) => {
  const word = newWord()
  for (let index = 0; index < 27; index += 1)
    await store(closedSite.backend, word, { firstName: `Number${index}` })
  await openList(page, closedSite, word)
  const { pages } = words
  await expect(page.getByRole('article')).toHaveCount(25)
  await expect(page.getByRole('article').first()).toContainText('Number26')

  await page.getByRole('link', { name: pages.older }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: pages.older })).toHaveCount(0)
  await page.getByRole('link', { name: pages.newer }).click()
  await expect(page.getByRole('article')).toHaveCount(25)
  await expect(page.getByRole('article').first()).toContainText('Number26')

  // What came after this was answered or erased meanwhile: the list begins anew.
  await page.goto(`${page.url()}&after=2020-01-01T00:00:00%2B00:00_${crypto.randomUUID()}`)
  await expect(page.getByRole('article')).toHaveCount(25)

  const found = `${closedSite.url}/form-submissions?show=cards&search=${word}+number7`
  await page.goto(found)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto(`${found}&kind=quote`)
  await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible()
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
  const address = `${closedSite.url}/form-submissions/export?search=${word}`
  const fileOf = async (more: string) => (await page.request.get(address + more)).text()
  const file = await fileOf('')
  expect(file.startsWith(`\uFEFF"${words.csv.columns.reference}",`)).toBe(true)
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(`"'=1+1"`)
  for (const more of ['&status=won', `&owner=${crypto.randomUUID()}&status=won`, '&view=mine'])
    expect((await fileOf(more)).split('\r\n')).toHaveLength(2)
  for (const more of ['&owner=nobody', '&status=open', `&owner=${crypto.randomUUID()}`, '&owner=x'])
    expect((await fileOf(more)).split('\r\n')).toHaveLength(3)

  const refused = await request.get(address, { maxRedirects: 0 })
  expect([refused.status(), await refused.text()]).toEqual([303, ''])
  expect(refused.headers().location).toMatch(/^\/sign-in\?next=/)
})

test('On paper requests share sheets, and each is framed on all four sides @night', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  for (let index = 0; index < 9; index += 1)
    await store(closedSite.backend, word, { firstName: `Number${index}` })
  await openList(page, closedSite, word)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  const { head, box } = await page
    .locator('.docket')
    .first()
    .evaluate((docket) => ({
      box: docket.getBoundingClientRect().toJSON() as DOMRect,
      head: docket.querySelector('h2')!.getBoundingClientRect().toJSON() as DOMRect,
    }))
  expect(box.right).toBeLessThanOrEqual(718)
  expect(head.left - box.left).toBeGreaterThan(8)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
