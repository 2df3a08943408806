import { signInWords } from '../../lib/content/sign-in.ts'
import { password } from '../../supabase/tests/support/sign-in.ts'
import { makeStaff } from '../support/staff.ts'
import { statuses } from '../support/desk.ts'
import { newWord, store } from '../support/staff-list.ts'
import { expectText, test } from '../support/webkit/fixtures.ts'

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
  await expectText(webkit, '.desk-row', word)

  await webkit.click('.desk-row .desk-name')
  await expectText(webkit, 'article', word)
  await webkit.click('.desk-strip button:nth-child(3)')
  await expectText(webkit, '.desk-row', statuses.quoted)
  await webkit.type('Called.', 'article textarea')
  await webkit.click('article .desk-line-note .desk-key')
  await expectText(webkit, 'article .desk-more', 'Called.')
  await webkit.reload()
  await expectText(webkit, 'article .desk-more', 'Called.')
})
