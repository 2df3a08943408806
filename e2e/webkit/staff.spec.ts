import { signInWords } from '../../lib/content/sign-in.ts'
import { makeStaff, password } from '../support/staff.ts'
import { newWord, store, words } from '../support/staff-list.ts'
import { expect, expectText, test } from '../support/webkit/fixtures.ts'

test('Staff sign in, after a mistake too, and change a ticket', async ({ webkit, closedSite }) => {
  const word = newWord()
  await store(closedSite.backend, word)
  await webkit.go(`${closedSite.url}/sign-in?next=${encodeURIComponent(`/form-submissions?search=${word}`)}`)
  await webkit.type(await makeStaff(closedSite.backend), '[name="email"]')
  await webkit.type('not this', '[name="password"]')
  await webkit.click('main button[type="submit"]')
  await expectText(webkit, 'main form', signInWords().errors.wrong)
  await webkit.run(() => document.querySelector<HTMLInputElement>('[name="password"]')?.select())
  await webkit.type(password, '[name="password"]')
  await webkit.click('main button[type="submit"]')
  await expectText(webkit, 'article', word)

  await webkit.click('article summary')
  await webkit.click('article [name="status"] [value="quoted"]')
  await webkit.type('Called.', 'article [name="note"]')
  await webkit.click('article form button[type="submit"]')
  await expectText(webkit, 'article', words.work.saved)
  await webkit.reload()
  await expectText(webkit, 'article', words.statuses.quoted)
  await webkit.click('article summary')
  await expectText(webkit, 'article', 'Called.')
  expect(await webkit.value('article [name="status"]')).toBe('quoted')
})
