import type { Locator, Page } from '@playwright/test'
import { fill, withCount } from '../../lib/content/fill.ts'
import { requestWords } from '../../lib/content/request.ts'
import { writePlace } from '../../lib/request/write-place.ts'
import { chooser, composer, files, openAnswer, pdf } from '../support/answer-composer.ts'
import { byTheCut } from '../support/artwork/kinds.ts'
import { pagesOf, writePdf } from '../support/artwork/make-pdf.ts'
import { axe } from '../support/axe.ts'
import { words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'

// A proof: approved for print, or changed by pins and words.

const { proof: own, quote, heads, notes } = requestWords()

/** Sends the file of the answer that is open as a proof. */
async function prove(page: Page, changed: string) {
  const { proof } = words.answer.files
  // The check would mark its text, which is too close to the cut.
  const buffer = Buffer.concat([byTheCut['text-2-pt-inside']!, Buffer.from(changed)])
  await chooser(page).setInputFiles([{ ...pdf, buffer }])
  await files(page).getByRole('button', { name: proof.mark }).click()
  await files(page).getByLabel(proof.for).fill('500 cards')
  await files(page).getByLabel(proof.by).fill('2031-12-02')
  await files(page).getByLabel(proof.changed).fill(changed)
  // The words just typed are stored with the answer.
  await files(page).getByLabel(proof.changed).press('Control+Enter')
  await expect(composer(page)).toHaveCount(0, { timeout: 20_000 })
}

/** On paper a sheet is whole, however far it is enlarged on screen. */
async function expectOnPaper(part: Locator) {
  const larger = part.getByRole('button', { name: own.table.larger })
  for (let times = 0; times < 7; times += 1) await larger.click()
  const widthOf = (one: string) => part.locator(one).evaluate((box) => box.getBoundingClientRect().width)
  expect(await widthOf('.proof-sheet')).toBeGreaterThan(await widthOf('.proof-view'))
  await part.page().emulateMedia({ media: 'print' })
  expect(await widthOf('.proof-sheet')).toBeLessThanOrEqual(await widthOf('.proof-view'))
  await part.page().emulateMedia({ media: null })
  await part.getByRole('button', { name: own.table.fit }).click()
}

test('A proof is approved once it is the newest, by the name typed, and staff see it', async ({
  page,
  visitor,
  browserName,
  closedSite,
}) => {
  test.setTimeout(150_000)
  const { desk, token } = await openAnswer(page, closedSite)
  await prove(page, 'The sun is smaller.')
  await expect(desk.ticket).toContainText(fill(words.facts.proof, { number: 1 }))
  await visitor.goto(`${closedSite.url}/request#${token}`)
  const part = (number: number) => visitor.getByRole('region', { name: fill(own.heading, { number }) })
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heads.proof)
  await expect(part(1)).toContainText('The sun is smaller.')
  await expect(part(1)).toContainText(fill(own.by, { day: 'Tue, Dec 2, 2031' }))
  await expect(part(1).getByText(own.table.sketch)).toBeVisible()
  await expect(part(1).getByRole('img').first()).toBeVisible()
  await expect(part(1).locator('.drawn-coarse')).toHaveCount(0)
  // Firefox's driver does not change the medium.
  if (browserName !== 'firefox') await expectOnPaper(part(1))
  expect(await axe(visitor, 'main')).toEqual([])

  // The page does not know yet of the next version.
  await visitor.route(/\/request\/read$/, (route) => route.abort())
  await page.keyboard.press('r')
  await prove(page, 'Web address added.')
  await visitor.unrouteAll({ behavior: 'wait' })
  const sign = visitor.getByRole('region', { name: own.approve })
  await sign.getByRole('button', { name: own.approve }).click()
  await expect(sign.getByRole('alert')).toHaveText(own.noName)
  const name = sign.getByLabel(quote.sign.name)
  await expect(name).toBeFocused()
  await name.fill('Priya Raman')
  await name.press('Enter')
  await expect(sign.getByRole('alert')).toHaveText(own.replaced)
  await expect(part(2)).toContainText('Web address added.')
  await expect(name).toHaveValue('Priya Raman')

  // Approving a version that comes while this one is read takes another press.
  await page.keyboard.press('r')
  await prove(page, 'The year is right.')
  await expect(part(3)).toContainText('The year is right.', { timeout: 30_000 })
  await expect(sign.getByRole('alert')).toHaveText(own.replaced)
  await name.press('Enter')
  await expect(sign.getByRole('button', { name: own.approve })).toBeEnabled()
  await expect(part(3)).toBeVisible()
  await name.press('Enter')
  const stamp = visitor.getByRole('region', { name: own.stamp })
  await expect(stamp).toBeFocused()
  await expect(stamp).toContainText('Priya Raman')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heads.approved)
  await page.reload()
  await expect(desk.ticket).toContainText(words.facts.approved)
  await expect(desk.ticket).toContainText(fill(words.facts.approvedBy, { number: 3, person: 'Priya Raman' }))
})

test('A PDF that asks for a password is not offered as a proof', async ({ page, closedSite }) => {
  const { proof } = words.answer.files
  await openAnswer(page, closedSite)
  const lock = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (a) /U (b) /P -4 >>'
  await chooser(page).setInputFiles([{ ...pdf, buffer: Buffer.from(writePdf(pagesOf([{}]), lock)) }])
  await expect(files(page).getByText(proof.locked)).toBeVisible({ timeout: 20_000 })
  await expect(files(page).getByRole('button', { name: proof.mark })).toHaveCount(0)
  // A file saved without a password has the same name.
  await files(page)
    .getByRole('button', { name: new RegExp(pdf.name) })
    .click()
  await expect(files(page).getByText(proof.locked)).toHaveCount(0)
  await chooser(page).setInputFiles([pdf])
  await expect(files(page).getByRole('button', { name: proof.mark })).toBeVisible({ timeout: 20_000 })
})

test('Changes to a proof are pins set by pointer and keys, kept, sent once, and read by staff', async ({
  page,
  visitor,
  closedSite,
  allowedErrors,
}) => {
  test.setTimeout(150_000)
  allowedErrors.push(/Failed to load resource/)
  const { changes } = own
  const { desk, token } = await openAnswer(page, closedSite)
  await prove(page, 'The sun is smaller.')
  await visitor.goto(`${closedSite.url}/request#${token}`)
  await visitor.getByRole('button', { name: own.change }).click()
  const form = visitor.getByRole('region', { name: changes.heading })
  const table = visitor.getByRole('group', { name: own.table.label })
  const text = (number: number) => form.getByLabel(fill(changes.text, { number }))
  const pin = (number: number) => table.getByRole('button', { name: fill(changes.pin, { number }) })
  await expect(form.getByRole('heading')).toBeFocused()
  await form.getByRole('button', { name: changes.sendWords }).click()
  await expect(form.getByRole('alert')).toHaveText(changes.nothing)

  await table.getByRole('img').click({ position: { x: 200, y: 200 } })
  await expect(text(1)).toBeFocused()
  await visitor.keyboard.type('Add a period.')
  await table.focus()
  await visitor.keyboard.press('p')
  await expect(pin(2)).toBeFocused()
  const before = await pin(2).boundingBox()
  await visitor.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => (await pin(2).boundingBox())!.x).toBeGreaterThan(before!.x + 10)
  await visitor.keyboard.press('Escape')
  await expect(table).toBeFocused()
  await pin(2).press('Enter')
  await expect(text(2)).toBeFocused()
  await table.press('P')
  await expect(pin(3)).toBeFocused()
  await visitor.keyboard.press('Delete')
  await expect(pin(3)).toHaveCount(0)
  await pin(1).hover()
  const grip = (await pin(1).boundingBox())!
  await visitor.mouse.down()
  await visitor.mouse.move(grip.x + 90, grip.y + 60, { steps: 5 })
  await visitor.mouse.up()
  await expect.poll(async () => (await pin(1).boundingBox())!.x).toBeGreaterThan(grip.x + 20)
  await form.getByRole('button', { name: withCount(changes.send, 2) }).click()
  await expect(form.getByRole('alert')).toHaveText(fill(changes.noWords, { number: 2 }))
  await expect(text(2)).toBeFocused()
  await visitor.keyboard.type('Our own yellow.')
  expect(await axe(visitor, 'main')).toEqual([])

  await visitor.reload()
  await expect(text(1)).toHaveValue('Add a period.')
  await form.getByLabel(changes.more).fill('Otherwise fine.')
  await visitor.route(/\/request\/messages$/, (route) => route.abort())
  await form.getByRole('button', { name: withCount(changes.send, 2) }).click()
  const note = visitor.locator('.note').last()
  await expect(note).toContainText(notes.failed)
  await note.getByRole('button', { name: notes.back }).click()
  await expect(text(2)).toHaveValue('Our own yellow.')
  await visitor.unrouteAll({ behavior: 'wait' })
  await form.getByRole('button', { name: withCount(changes.send, 2) }).click()
  await expect(visitor.getByRole('heading', { name: notes.heading })).toBeFocused()
  await expect(note.getByRole('listitem')).toHaveText([/Add a period\.$/, /Our own yellow\.$/])
  await expect(note).toContainText('Otherwise fine.')
  await expect(visitor.getByText(own.changes.waits.split('{')[0]!)).toBeVisible()

  await page.reload()
  await expect(desk.ticket).toContainText(fill(words.facts.changes, { number: 1 }))
  const messages = desk.ticket.locator('.desk-conversation').getByRole('listitem')
  await expect(messages.filter({ hasText: 'Our own yellow.' }).last()).toContainText(
    new RegExp(writePlace({ page: 1, x: 0, y: 0, unit: 'in' }, own.place).replaceAll('0 in', '[\\d.]+ in')),
  )
  const { pins } = words.answer
  const marked = desk.ticket.getByRole('group', { name: own.table.label })
  await desk.ticket.getByRole('button', { name: pins.show }).click()
  await expect(desk.ticket.getByText(own.table.sketch)).toBeVisible()
  await expect(marked.locator('image')).toBeVisible()
  await expect(marked.locator('.proof-pin-face')).toHaveCount(2)
  expect(await axe(page, '.desk-ticket')).toEqual([])
  await desk.ticket.getByRole('button', { name: pins.hide }).click()
  await expect(marked).toHaveCount(0)
})
