import { submissionsWords } from '../../lib/content/desk.ts'
import { expect, test } from '../support/fixtures.ts'

const words = submissionsWords()

test('The page says that rows are being read, or that they cannot be', async ({ page, siteInTrouble }) => {
  siteInTrouble.backend.fault = 'silent'
  await page.goto(`${siteInTrouble.url}/form-submissions`, { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: words.loading })).toBeVisible()
  await expect(page.getByText(words.failed)).toBeVisible({ timeout: 12_000 })
  await expect(page.getByRole('heading', { name: words.empty.title })).toHaveCount(0)
})

test('Without settings the list says that it could not be loaded @night', async ({
  page,
  siteWithoutSettings,
}) => {
  await page.goto(`${siteWithoutSettings.url}/form-submissions`)
  await expect(page.getByText(words.failed)).toBeVisible()
  await expect(page.getByText(words.empty.title)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.empty.title })).toHaveCount(0)
})
