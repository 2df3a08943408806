import { fill } from '../../lib/content/fill.ts'
import { artwork } from '../../lib/content/artwork.ts'
import { requestWords } from '../../lib/content/request.ts'
import { writePlace } from '../../lib/request/write-place.ts'
import { reference } from '../../lib/leads/reference.ts'
import { body, chooser, composer, files, openAnswer, pdf } from '../support/answer-composer.ts'
import { colleague } from '../support/answers.ts'
import { pagesOf, writePdf } from '../support/artwork/make-pdf.ts'
import { byTheCut } from '../support/artwork/kinds.ts'
import { words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'

// Proofs that are not as usual: very long ones, and two at once.

const { proof: own, quote } = requestWords()
const { turn } = artwork().drawn
const { answer } = words

test('A proof of 300 pages with a name of 200 letters is turned and approved on a phone @night', async ({
  page,
  browser,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { token } = await openAnswer(page, closedSite)
  const name = `${'catalogue'.repeat(22).slice(0, 196)}.pdf`
  const sheets = Array.from({ length: 300 }, (_, at) => ({ content: `0 0 ${at + 1} 9 re f` }))
  const buffer = Buffer.from(writePdf(pagesOf(sheets)))
  await chooser(page).setInputFiles([{ ...pdf, name, buffer }])
  await files(page).getByRole('button', { name: answer.files.proof.mark }).click()
  await files(page).getByLabel(answer.files.proof.for).fill('A catalogue')
  await body(page).press('Control+Enter')
  await expect(composer(page)).toHaveCount(0, { timeout: 20_000 })

  const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const visitor = await context.newPage()
  await visitor.goto(`${closedSite.url}/request#${token}`)
  const part = visitor.getByRole('region', { name: fill(own.heading, { number: 1 }) })
  await expect(part.getByText(own.table.sketch)).toBeVisible()
  const at = (number: number) => part.getByText(fill(turn.at, { number, count: 300 }), { exact: true })
  await expect(at(1)).toBeVisible()
  await part.getByRole('button', { name: turn.onLabel.split('{')[0] }).click()
  await expect(at(2)).toBeVisible()
  const table = part.getByRole('group', { name: own.table.label })
  await table.focus()
  await table.press('End')
  await expect(at(300)).toBeVisible()
  const isWider = () => document.documentElement.scrollWidth > innerWidth
  expect(await visitor.evaluate(isWider)).toBe(false)

  await visitor.getByRole('button', { name: own.change }).click()
  await table.press('p')
  const form = visitor.getByRole('region', { name: own.changes.heading })
  const place = writePlace({ page: 300, x: 0, y: 0, unit: 'in' }, own.place).split('0 in')[0]!
  await expect(form).toContainText(place)
  await form.getByRole('button', { name: fill(own.changes.remove, { number: 1 }) }).click()
  await form.getByRole('button', { name: own.changes.back }).click()
  const sign = visitor.getByRole('region', { name: own.approve })
  await sign.getByLabel(quote.sign.name).fill('Priya Raman')
  await sign.getByRole('button', { name: own.approve }).click()
  await expect(visitor.getByRole('region', { name: own.stamp })).toContainText('Priya Raman')
  expect(await visitor.evaluate(isWider)).toBe(false)
  await context.close()
})

test('Of two who send proofs at once the second is asked, and each is a version @night', async ({
  page,
  browser,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { desk, id, token } = await openAnswer(page, closedSite)
  await chooser(page).setInputFiles([pdf])
  await files(page).getByRole('button', { name: answer.files.proof.mark }).click()
  await files(page).getByLabel(answer.files.proof.for).fill('500 cards')
  const other = await colleague(closedSite.backend, 'Marco Rossi')
  await other.prove(reference(id), byTheCut['text-2-pt-inside']!)
  await body(page).press('Control+Enter')
  await expect(desk.question).toContainText(answer.came.ask)
  await desk.answer(answer.no).click()
  await expect(files(page).getByRole('listitem')).toHaveCount(1)
  await body(page).press('Control+Enter')
  await desk.answer(answer.yes).click()
  await expect(composer(page)).toHaveCount(0, { timeout: 20_000 })
  await expect(desk.ticket).toContainText(fill(words.facts.proof, { number: 2 }))

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${closedSite.url}/request#${token}`)
  const part = (number: number) => visitor.getByRole('region', { name: fill(own.heading, { number }) })
  await expect(part(2)).toBeVisible()
  await expect(part(1)).toHaveCount(0)
  await visitor.context().close()
})
