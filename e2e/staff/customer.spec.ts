import { readFileSync } from 'node:fs'
import { customerWords } from '../../lib/content/customer.ts'
import { fill } from '../../lib/content/fill.ts'
import { submissionsWords } from '../../lib/content/desk.ts'
import { reference } from '../../lib/leads/reference.ts'
import { accountPath, customerPath } from '../../lib/staff/next-path.ts'
import type { LocalBackend } from '../../supabase/local/backend.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { asColleague, openDesk } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { makeManager, makeStaff, SignInPage } from '../support/staff.ts'
import { newWord } from '../support/staff-list.ts'

// One customer on one page; a manager exports and erases it.

const words = customerWords()
const { take, erase, notices, groups } = words

/** Two requests of one person, one with the same phone, one from the same company, and one that a note links to the person. */
async function storePerson(backend: LocalBackend) {
  const word = newWord()
  const newPhone = () => `305${Math.floor(1_000_000 + Math.random() * 9_000_000)}`
  const phone = newPhone()
  const email = `${word}@example.com`
  const one = async (change: Record<string, string>) =>
    reference((await requestWithLink(backend, 0, { phone: newPhone(), company: '', email, ...change })).id)
  const first = await one({ firstName: 'Ada', company: `${word}, Inc.`, phone: `+1 ${phone}` })
  const second = await one({ firstName: 'Ada', details: 'The second request.' })
  const same = await one({ firstName: 'Bea', email: `b${email}`, phone })
  const company = await one({ firstName: 'Cem', email: `c${email}`, company: `${word} GmbH` })
  const other = await one({ firstName: 'Dan', email: `d${email}`, company: 'Other' })
  await asColleague(backend, other, { note: `Is this ${email}?` })
  return { word, first, second, same, company, other }
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1_440, height: 900 } })

  test('From a ticket to everything of its person: as a file, counted, and erased', async ({
    page,
    closedSite,
  }) => {
    const { backend, url } = closedSite
    const { word, first, second, same, company, other } = await storePerson(backend)
    const desk = await openDesk(page, closedSite, word, '&view=all', 'Grace Hopper', makeManager)
    await desk.rows
      .filter({ hasText: `${word}, Inc.` })
      .getByRole('link')
      .click()
    await desk.ticket.locator(`a[href="${customerPath}?of=${first}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
    const group = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) })
    await expect(group(groups.address).getByRole('link')).toHaveText([second, first])
    await expect(group(groups.phone).getByRole('link')).toHaveText([same])
    await expect(group(groups.company).getByRole('link')).toHaveText([company])
    await expect(page.getByRole('checkbox')).toHaveCount(2)
    await test.step('Paper has the requests, and nothing to press', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(group(groups.address).getByRole('link', { name: first })).toBeVisible()
      await expect(page.getByRole('checkbox').or(page.getByRole('button'))).toHaveCount(0)
      await page.emulateMedia({ media: null })
    })

    await page.getByRole('checkbox', { name: fill(words.tick, { reference: same }) }).check()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: take.export }).click()
    const text = readFileSync(await (await coming).path(), 'utf8')
    const file = JSON.parse(text) as { requests: { reference: string }[] }
    expect(file.requests.map((one) => one.reference).sort()).toEqual([first, second, same].sort())

    await page.getByRole('button', { name: take.count }).click()
    const counted = group(take.heading)
    await expect(counted.getByText(`3 ${erase.counts.requests}`)).toBeVisible()
    await expect(counted.getByRole('link')).toHaveText([other])
    await expect(page.getByRole('checkbox', { name: fill(words.tick, { reference: same }) })).toBeChecked()

    // A colleague changes it meanwhile.
    await asColleague(backend, second, { note: 'She called.' })
    await page.getByRole('button', { name: erase.yes }).click()
    await expect(page.getByRole('status').getByText(notices.changed)).toBeVisible()
    await expect(counted.getByText(`1 ${erase.counts.notes}`)).toBeVisible()
    await page.getByRole('button', { name: erase.yes }).click()
    const [done = ''] = notices.erased.split('{day}')
    await expect(page.getByRole('status').getByText(done)).toBeVisible()

    await page.goto(`${url}/form-submissions?view=all&search=${word}`)
    await expect(desk.rows).toHaveText([/Dan/, /Cem/])
    await page.goto(url + accountPath)
    const lines = page.locator('.customer-lines').getByRole('listitem')
    await expect(lines.nth(0)).toContainText(words.said.erased)
    await expect(lines.nth(0)).toContainText(first)
    await expect(lines.nth(1)).toContainText(words.said.person)
  })
})

test.describe('on a phone and without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('A seller reads whom to ask and is refused; a manager erases what the address holds', async ({
    page,
    closedSite,
  }) => {
    const { backend, url } = closedSite
    const { first, second, same } = await storePerson(backend)
    const path = `${customerPath}?of=${first}`
    const signIn = async (email: string) => {
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` })
      await page.goto(url + path)
      await new SignInPage(page).send(email)
      await expect(page).toHaveURL(url + path)
    }
    await makeManager(backend, 'Lea Leader')
    await signIn(await makeStaff(backend))
    const [before = ''] = fill(submissionsWords().managersOnly, { person: '|' }).split('|')
    await expect(page.getByText(before)).toContainText('Lea Leader')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: take.count })).toHaveCount(0)
    const shownCounts = { requests: 2, messages: 0, quotes: 0, files: 0, notes: 0, set: 'x' }
    const posted = { form: { of: first, seen: JSON.stringify(shownCounts) }, maxRedirects: 0 }
    const refused = await page.request.post(`${url}${customerPath}/data`, posted)
    expect(refused.headers().location).toContain('said=refused')
    const file = await page.request.get(`${url}${customerPath}/data?of=${first}`, { maxRedirects: 0 })
    expect([file.status(), await file.text()]).toEqual([303, ''])
    await page.reload()
    await expect(page.getByText(second)).toBeVisible()
    await page.goto(`${url}${customerPath}?of=KL-0000-0000-0000`)
    await expect(page.getByText(notices.gone)).toBeVisible()

    await page.context().clearCookies()
    await signIn(await makeManager(backend))
    await page.getByRole('button', { name: take.count }).click()
    await expect(page.getByRole('button', { name: erase.yes })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: erase.yes }).click()
    const [done = ''] = notices.erased.split('{day}')
    await expect(page.getByText(done)).toBeVisible()
    await page.goto(`${url}${customerPath}?of=${same}`)
    await expect(page.getByText(same)).toBeVisible()
    await expect(page.getByText(first)).toHaveCount(0)
  })
})
