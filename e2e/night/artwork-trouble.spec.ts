import { appendFileSync, truncateSync } from 'node:fs'
import { limits } from '../../lib/artwork/facts.ts'
import { pagesOf, writePdf } from '../support/artwork/make-pdf.ts'
import { png } from '../support/artwork/make-raster.ts'
import { svg } from '../support/artwork/make-svg.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { fill } from '../../lib/content/fill.ts'
import { expect, test } from '../support/fixtures.ts'
import { expected, fileOf, LightTable, words } from '../support/light-table.ts'

// Whatever is laid on the table: a sentence, and the page goes on. What a reader does with worse is in lib/artwork.

const card = soundPdfs['card-bleed']!
const help = words.verdicts.help

const files: [string, string, Uint8Array][] = [
  ['nothing in it', 'empty.pdf', new Uint8Array()],
  ['a wrong ending', 'photo.pdf', png(600, 400)],
  ['two kinds in one', 'two.pdf', new Uint8Array(Buffer.concat([Buffer.from('<html><script>'), card]))],
  ['an SVG with script', 'logo.svg', svg('<script>document.title = "run"</script>')],
  ['cut off', 'cut.pdf', card.slice(0, 300)],
  ['a password', 'locked.pdf', writePdf(pagesOf([{}]), '/Encrypt << /Filter /Standard >>')],
  ['an office file', 'flyer.docx', new Uint8Array(Buffer.from('\xd0\xcf\x11\xe0', 'latin1'))],
  ['a list', 'cities.csv', new Uint8Array(Buffer.from('Name;City\r\nAna;Lisboa\r\n'))],
  ['a packed file', 'all.zip', new Uint8Array(Buffer.from('PK\x03\x04'))],
  ['something else', 'setup.exe', new Uint8Array(Buffer.from('MZ'))],
]

for (const [what, name, bytes] of files)
  test(`A file with ${what} gets its sentence`, async ({ page }) => {
    await page.goto('/artwork')
    const table = new LightTable(page)
    await table.field.setInputFiles(fileOf(name, bytes))
    expect(await table.said()).toEqual(expected(name, bytes))
    await expect(page).not.toHaveTitle('run')
  })

test('A file of 4 GB is answered without being read', async ({ page }) => {
  const path = fileOf('film.tif', '')
  truncateSync(path, 4 * 2 ** 30)
  await page.goto('/artwork')
  const table = new LightTable(page)
  await table.field.setInputFiles(path)
  expect(await table.said()).toEqual({ verdict: words.stays, sentences: [words.findings.large] })
  truncateSync(path, 0)
})

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
  await expect(page.locator('article img')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('The same file twice is on the table once, and a sixth is named', async ({ page }) => {
  await page.goto('/artwork')
  const table = new LightTable(page)
  const path = fileOf('card.pdf', card)
  await table.field.setInputFiles(path)
  await table.said()
  await table.field.setInputFiles(path)
  await expect(page.getByText(fill(words.twice, { file: 'card.pdf' })).last()).toBeVisible()
  await expect(table.files).toHaveCount(1)
  await table.field.setInputFiles([1, 2, 3, 4, 5].map((one) => fileOf(`${one}.pdf`, card)))
  await expect(table.files).toHaveCount(limits.files)
  await expect(page.getByText(fill(words.tooMany, { names: '5.pdf' })).last()).toBeVisible()
})

test.describe('the worker', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] })
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

  test('One that does not come', async ({ page }) => {
    await page.route(worker, (route) => route.abort())
    await page.goto('/artwork')
    const table = new LightTable(page)
    await table.field.setInputFiles(fileOf('card.pdf', card))
    expect(await table.said()).toEqual({ verdict: help, sentences: [words.findings.complex] })
  })

  test('A browser without any', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
    await page.goto('/artwork')
    const table = new LightTable(page)
    await table.field.setInputFiles(fileOf('card.pdf', card))
    expect(await table.said()).toEqual({ verdict: help, sentences: [words.findings.complex] })
  })
})
