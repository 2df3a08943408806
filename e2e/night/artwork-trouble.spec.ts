import { appendFileSync } from 'node:fs'
import { limits } from '../../lib/artwork/facts.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { fill } from '../../lib/content/fill.ts'
import { expect, test } from '../support/fixtures.ts'
import { fileOf, LightTable, words } from '../support/light-table.ts'

// Any file, however broken, leads to a sentence, and the page goes on. lib/artwork tests the reader with worse.

const card = soundPdfs['card-bleed']!
const help = words.verdicts.help

test('Odd names are shown without what would turn or break the page', async ({ page }) => {
  await page.goto('/artwork')
  const table = new LightTable(page)
  const long = `${'long'.repeat(75)}.pdf`
  const names = ['a/b\\c.pdf', `"'><img src=x>.pdf`, 'line\nbreak.pdf', 'fdp.\u202egnp.pdf', long]
  const buffer = Buffer.from(card)
  await table.field.setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer })))
  await table.said(4)
  const shown = await table.files.locator('.type-data:first-of-type').allTextContents()
  expect(shown[1]).toBe(names[1])
  expect(shown.join('')).not.toMatch(/[\n\u202e]/)
  await expect(page.locator('article img[src=x]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('A sixth file is named', async ({ page }) => {
  await page.goto('/artwork')
  const table = new LightTable(page)
  await table.field.setInputFiles([0, 1, 2, 3, 4, 5].map((one) => fileOf(`${one}.pdf`, card)))
  await expect(table.files).toHaveCount(limits.files)
  await expect(page.getByText(fill(words.tooMany, { names: '5.pdf' })).last()).toBeVisible()
})

test.describe('the worker', () => {
  const worker = '**/_next/static/artwork/*.js'

  test('A file that changes before it is read says so', async ({ page }) => {
    const path = fileOf('changing.pdf', card)
    await page.route(worker, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_100))
      appendFileSync(path, ' ')
      await route.continue()
    })
    await page.goto('/artwork')
    const table = new LightTable(page)
    await table.field.setInputFiles(path)
    expect(await table.said()).toEqual({ verdict: words.stays, sentences: [words.findings.unread] })
  })

  test('One that never ends is given up after ten seconds, and the page answers meanwhile', async ({
    page,
  }) => {
    const body = "addEventListener('message', () => { for (;;); })"
    await page.route(worker, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await page.goto('/artwork')
    const table = new LightTable(page)
    await table.field.setInputFiles(fileOf('card.pdf', card))
    await expect(table.status).toHaveText(fill(words.checking, { file: 'card.pdf' }))
    await page.getByLabel(words.own.width, { exact: true }).fill('5')
    expect(await table.said()).toEqual({ verdict: help, sentences: [words.findings.complex] })
  })
})
