import { fill } from '../../lib/content/fill.ts'
import { artwork } from '../../lib/content/artwork.ts'
import { requestWords } from '../../lib/content/request.ts'
import { writePlace } from '../../lib/request/write-place.ts'
import { body, chooser, composer, files, openAnswer, pdf } from '../support/answer-composer.ts'
import { pagesOf, writePdf } from '../support/artwork/make-pdf.ts'
import { words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'

// A proof that is unusually long.

const { proof: own, quote } = requestWords()
const { turn } = artwork().drawn
const { answer } = words

test('A proof of 300 pages with a name of 200 letters is turned and approved on a phone @night', async ({
  page,
  visitor,
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

  await visitor.setViewportSize({ width: 320, height: 640 })
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
})
