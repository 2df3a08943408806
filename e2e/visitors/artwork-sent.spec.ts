import { axe } from '../support/axe.ts'
import { png } from '../support/artwork/make-raster.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { withCount, fill } from '../../lib/content/fill.ts'
import { leadForms } from '../../lib/content/lead-forms.ts'
import { requestWords } from '../../lib/content/request.ts'
import { uploads } from '../../supabase/tests/support/upload.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdBack } from '../support/hold-back.ts'
import { expected, fileOf, words } from '../support/light-table.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { jonas, QuoteDialog } from '../support/quote-dialog.ts'
import { link, openFold, ReceiptFiles, sending } from '../support/receipt-files.ts'

// Files chosen in a form are sent once the request is stored: from the receipt, and later from the request's page.

const card = soundPdfs['card-bleed']!
const fonts = soundPdfs['two-fonts']!
/** One whole part and a bit. */
const large = Buffer.concat([Buffer.from(card), Buffer.alloc(6_000_000, 65)])

/** The site's record of a request, found by its link. */
async function stored(site: { backend: Parameters<typeof uploads>[0] }, address: string) {
  const [, list] = await uploads(site.backend, address.split('#')[1]!).list()
  return list as {
    announced: number
    files: { name: string; state: string; bytes: number; parts: number[] }[]
  }
}

test('Files of a project request arrive after it is stored, and none before', async ({ page, site }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/artwork/files') && sent.push(request.method()))
  const form = new ProjectForm(page)
  await page.goto('/')
  await form.fill(amara)
  await openFold(form.form)
  await page
    .locator('#project-request-files')
    .setInputFiles([
      fileOf('card.pdf', card),
      fileOf('empty.pdf', ''),
      fileOf('all.zip', Buffer.from('PK\x03\x04')),
      fileOf('logo.exe', 'MZ\x90\0'),
      fileOf('large.pdf', large),
    ])
  await expect(form.form.locator('article')).toHaveCount(5)
  const { ready, stays } = words.fold
  const counted = withCount(ready.many, 2)
  await expect(form.form.locator('p', { hasText: counted })).toHaveText(
    `${counted} ${withCount(stays.many, 3)}`,
  )
  await expect(form.form.locator('article').first()).toContainText(words.verdicts.ask)
  await form.form.getByLabel(words.choice.label).selectOption(words.sizes[0]!.name)
  await expect(form.form.locator('article').first()).toContainText(words.verdicts.good)
  expect(sent).toEqual([])
  expect(await axe(page, '#contact')).toEqual([])
  await form.button.click()
  const receipt = new ReceiptFiles(page)
  await expect(receipt.rows.nth(0)).toContainText(sending.arrived)
  await expect(receipt.rows.nth(4)).toContainText(sending.arrived)
  await expect(receipt.rows.nth(1)).toContainText(words.findings.empty)
  await expect(receipt.rows.nth(2)).toContainText(words.findings.archive)
  await expect(receipt.rows.nth(3)).toContainText(words.findings.unknown)
  expect(sent).toEqual(['POST', 'PUT', 'POST', 'POST', 'PUT', 'PUT', 'POST'])
  await expect(receipt.slip.getByRole('status')).toHaveText(
    fill(sending.said, { file: 'large.pdf', state: sending.arrived }),
  )
  const { announced, files } = await stored(site, await receipt.link())
  expect(announced).toBe(2)
  expect(files).toMatchObject([
    { name: 'card.pdf', state: 'arrived', bytes: card.length },
    { name: 'large.pdf', state: 'arrived', bytes: large.length },
  ])
  // The fold is empty again.
  await expect(form.form.locator('article')).toHaveCount(0)
})

test('A dialog’s files go with its receipt, and go on when that is closed @night', async ({ page, site }) => {
  const letGo = await holdBack(page, '**/artwork/files/*/0')
  const quote = await QuoteDialog.fromHome(page)
  await quote.fill(jonas)
  await openFold(quote.dialog)
  await page.locator('#quote-files').setInputFiles(fileOf('card.pdf', card))
  await quote.submit.click()
  const receipt = new ReceiptFiles(page, page.locator('.quote-receipt'))
  await expect(receipt.rows).toHaveCount(1)
  const address = await receipt.link()
  await receipt.slip.getByRole('button', { name: leadForms().receipt.done }).click()
  await expect(receipt.slip).toHaveCount(0)
  letGo()
  await expect.poll(async () => (await stored(site, address)).files[0]?.state).toBe('arrived')
})

test('Files can be added on the receipt itself, by keyboard too; the same one is there once @night', async ({
  page,
}) => {
  const form = new ProjectForm(page)
  await page.goto('/')
  await form.send(amara)
  const receipt = new ReceiptFiles(page)
  const chooser = page.waitForEvent('filechooser')
  // The receipt takes the focus first.
  await expect(form.toast('success')).toBeVisible()
  await receipt.slip.getByLabel(sending.add).press('Enter')
  const path = fileOf('card.pdf', card)
  await (await chooser).setFiles(path)
  await expect(receipt.rows.first()).toContainText(sending.arrived)
  await receipt.slip.getByLabel(sending.add).setInputFiles(path)
  await receipt.slip.getByLabel(sending.add).setInputFiles(fileOf('logo.png', png(512, 512, 6)))
  await expect(receipt.rows).toHaveCount(2)
  await expect(receipt.rows.nth(1)).toContainText(sending.arrived)
})

test.describe('with a cut connection', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] })
  test('By the link a file goes on, another replaces one, and one is removed', async ({ page, site }) => {
    const path = fileOf('large.pdf', large)
    await page.route('**/artwork/files/*/1', (route) => route.abort())
    const receipt = await ReceiptFiles.sent(page, [path])
    await expect(receipt.rows.first()).toContainText(sending.why.trouble)
    const address = await receipt.link()
    const asked = page.waitForEvent('dialog')
    const leaving = page.goto('/printing')
    await (await asked).accept()
    await leaving
    await page.unroute('**/artwork/files/*/1')

    const puts: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url().at(-1)!))
    await page.goto(address)
    const row = page.getByRole('listitem').filter({ hasText: 'large.pdf' })
    await expect(row).toContainText(link.resume.label)
    expect(await axe(page)).toEqual([])
    await row.locator('input').setInputFiles(path)
    await expect(row).toContainText(sending.arrived)
    expect(puts).toEqual(['1'])

    await row.locator('input').setInputFiles(fileOf('better.pdf', fonts))
    const better = page.getByRole('listitem').filter({ hasText: 'better.pdf' })
    await expect(better).toContainText(sending.arrived)
    await expect(row).toHaveCount(0)
    // Nobody has chosen a use for it, which is asked; findings that hold for any use are shown.
    const { verdict, sentences } = expected('better.pdf', fonts)
    for (const one of [verdict, ...sentences.slice(0, 2)]) await expect(better).toContainText(one)
    const list = better.getByLabel(words.choice.label)
    await list.selectOption(words.own.name)
    await better.getByLabel(words.own.unit).selectOption('mm')
    await better.getByLabel(words.own.width).fill('89')
    await better.getByLabel(words.own.height).fill('51')
    await better.getByRole('button', { name: fill(link.purpose.said, { file: 'better.pdf' }) }).click()
    const own = { ...words.own, width: 89, height: 51, unit: 'mm', on: 'paper', seen: 'near' } as const
    const metric = expected('better.pdf', fonts, own)
    await expect(better).toContainText(metric.verdict)
    await expect(better).toContainText(metric.sentences[0]!)
    await expect(list).toHaveCount(0)
    expect((await stored(site, address)).files).toMatchObject([{ name: 'better.pdf', verdict: 'stop' }])
    await better
      .getByRole('button', { name: fill(words.actions.removeLabel, { file: 'better.pdf' }) })
      .click()
    await expect(page.getByText(fill(link.removed, { file: 'better.pdf' }))).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(better).toHaveCount(0)
    expect(await stored(site, address)).toMatchObject({ announced: 0, files: [] })
    await expect(page.getByText(requestWords().files.began.one)).toHaveCount(0)
  })
})

test('Search engines leave the pages of a link alone', { tag: '@one' }, async ({ request }) => {
  for (const path of ['/request', '/artwork/arrived', '/artwork/not-arrived']) {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"/>')
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(path)
  }
})
