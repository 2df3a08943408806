import type { Page } from '@playwright/test'
import { submissionsWords } from '../../lib/content/desk.ts'
import type { LocalBackend } from '../../supabase/local/backend.ts'
import { form } from '../../supabase/tests/support/upload.ts'
import { expect } from './fixtures.ts'
import { makeStaff, SignInPage, storeRequest } from './staff.ts'

export const words = submissionsWords()

/** A unique word, by which a test finds its own requests. */
export const newWord = () => `word${crypto.randomUUID().slice(0, 8)}`

/** Stores a request that holds the word. */
export const store = (backend: LocalBackend, word: string, changes = {}, headers = {}) =>
  storeRequest(backend, form({ company: word, ...changes }), headers)

/** Signs in as a new person and shows the requests that hold this test's word as cards. */
export async function openList(
  page: Page,
  site: { url: string; backend: LocalBackend },
  word: string,
  make = makeStaff,
) {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` })
  await page.goto(
    `${site.url}/sign-in?next=${encodeURIComponent(`/form-submissions?show=cards&search=${word}`)}`,
  )
  await new SignInPage(page).send(await make(site.backend))
  await expect(page.getByRole('search')).toBeVisible()
}
