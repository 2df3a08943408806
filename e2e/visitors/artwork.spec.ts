import { onePage, pagesOf, writePdf } from '../support/artwork/make-pdf.ts'
import { png } from '../support/artwork/make-raster.ts'
import { templates } from '../../lib/artwork/templates.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { writeWidth } from '../../lib/artwork/verdict/write-measures.ts'
import { fill, spellOut, withCount } from '../../lib/content/fill.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage } from '../support/in-language.ts'
import { artworkData } from '../../lib/content/artwork-data.ts'
import { expected, fileOf, LightTable, paper, shirt, words } from '../support/light-table.ts'
import { Sketch } from '../support/sketch.ts'

const card = soundPdfs['card-bleed']!
const fonts = soundPdfs['two-fonts']!
const logo = png(512, 512, 6)
const poster = words.sizes.findLast(({ on, seen }) => on === 'paper' && seen === 'near')!
const { goods } = artworkData()

test('Files are judged in sentences once their use is known, and nothing leaves the browser', async ({
  page,
}) => {
  const sent: string[] = []
  await page.goto('/artwork')
  expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/\.js$/)]),
  )
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const table = new LightTable(page)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await test.step('What a file is for is asked first', async () => {
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('img', { name: words.bare })).toBeVisible()
    await table.field.setInputFiles([
      fileOf('card.pdf', card),
      fileOf('logo.png', logo),
      fileOf('fonts.pdf', fonts),
    ])
    expect(await table.said(0)).toEqual(expected('card.pdf', card))
    expect(await table.said(1)).toEqual(expected('logo.png', logo))
    await expect(table.files.first().getByRole('heading')).toHaveText(words.verdicts.ask)
    await expect(page.locator('.checked-drawing')).toHaveCount(0)
    await expect(page.locator('.checked-glance > img')).toHaveCount(3)
    await expect(page.getByText(words.always.lead)).toHaveCount(0)
  })
  await test.step('A size of the visitor’s own, and what it is printed on', async () => {
    await field(words.own.width).fill('3.5')
    await expect(page.getByText(words.own.wrong)).toHaveCount(0)
    expect(await table.said(0)).toEqual(expected('card.pdf', card))
    await field(words.own.height).fill('2')
    const own = { ...words.own, width: 3.5, height: 2, unit: 'in', on: 'paper', seen: 'near' } as const
    expect(await table.said(0)).toEqual(expected('card.pdf', card, own))
    await field(words.own.on).selectOption('goods')
    expect(await table.said(0)).toEqual(expected('card.pdf', card, { ...own, on: 'goods' }))
    await field(words.own.height).fill('')
    await expect(page.getByText(words.own.wrong)).toBeVisible()
  })
  await test.step('A size from the list, and a product', async () => {
    const list = field(words.choice.label)
    await list.focus()
    await list.selectOption(paper.name)
    expect(await table.said(0)).toEqual(expected('card.pdf', card, paper))
    expect(await table.said(1)).toEqual(expected('logo.png', logo, paper))
    expect(await table.said(2)).toEqual(expected('fonts.pdf', fonts, paper))
    await expect(page.getByRole('heading', { name: withCount(words.checked.many, 3) })).toBeVisible()
    await expect(page.getByText(words.always.lead)).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(paper.name))
    await list.selectOption(goods[0]!.name)
    expect(await table.said(1)).toEqual(expected('logo.png', logo, goods[0]))
    await expect(field(words.choice.goods)).toHaveValue(goods[0]!.name)
    await expect(list).toBeFocused()
  })
  await table.field.setInputFiles(fileOf('a.docx', '{\\rtf1'))
  await table.said(3)
  await field(words.own.width).fill('x')
  expect(sent).toEqual([])
})

for (const [width, height] of [
  [390, 844],
  [1_440, 900],
] as const)
  test(`At ${width} px the verdict of each file that is chosen comes into view @one${width === 390 ? '' : ' @night'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/artwork')
    const table = new LightTable(page)
    for (const [place, name] of ['one.png', 'two.png'].entries()) {
      await page.evaluate(() => scrollTo(0, 0))
      await table.field.setInputFiles(fileOf(name, png(512, 512 + place, 6)))
      await expect(page.locator('.checked h3').nth(place)).toBeInViewport({ ratio: 1 })
    }
  })

test('Another purpose changes the verdict; one button picks the size at which it is sharp @night', async ({
  page,
}) => {
  await page.goto('/artwork')
  const table = new LightTable(page)
  await table.choose(shirt)
  await table.field.setInputFiles(fileOf('logo.png', logo))
  expect(await table.said()).toEqual(expected('logo.png', logo, shirt))
  const width = (512 / 300) * 72
  await page
    .getByRole('button', { name: fill(words.actions.fit, { size: writeWidth(width, 'in', words.units) }) })
    .click()
  await expect(table.files.first()).toContainText(fill(words.findings.sharp, { dpi: 300 }))
  await page.getByLabel(words.own.unit).selectOption('mm')
  await expect(page.getByLabel(words.own.width, { exact: true })).toHaveValue('43.4')
  await page.getByLabel(words.own.width, { exact: true }).fill('a lot')
  await expect(page.getByText(words.own.wrong)).toBeVisible()
  await page.getByRole('button', { name: fill(words.actions.removeLabel, { file: 'logo.png' }) }).click()
  await expect(table.files).toHaveCount(0)
})

test('One line sums up several files, and those left out @night', async ({ page }) => {
  const { files, good, stop, stays } = words.announceAll
  const of = (...verdicts: string[]) =>
    withCount(
      fill(files, { verdicts: verdicts.map((one) => fill(one, { count: spellOut(1) })).join(', ') }),
      2,
    )
  await page.goto('/artwork')
  const table = new LightTable(page)
  const path = fileOf('card.pdf', card)
  await table.choose(paper)
  await table.field.setInputFiles(path)
  const { verdict, sentences } = expected('card.pdf', card, paper)
  const found = fill(words.announce, { file: 'card.pdf', verdict, sentences: sentences.join(' ') })
  await expect(table.status).toHaveText(found)
  await table.field.setInputFiles([path, fileOf('what.exe', new Uint8Array(Buffer.from('MZ')))])
  await expect(table.status).toHaveText(`${fill(words.twice, { file: 'card.pdf' })} ${of(good, stays)}`)
  await table.choose(poster)
  await expect(table.status).toHaveText(of(stop, stays))
  await expect(page.getByText(fill(words.twice, { file: 'card.pdf' }))).toHaveCount(0)
})

test('A file is dropped on the table', { tag: '@one' }, async ({ page }) => {
  await page.goto('/artwork')
  const table = new LightTable(page)
  const box = (await table.field.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + 60 }
  const data = { items: [], files: [fileOf('card.pdf', card)], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data })
  expect(await table.said()).toEqual(expected('card.pdf', card))
})

test('A better file replaces one @night', async ({ page }) => {
  await page.goto('/artwork')
  const table = new LightTable(page)
  await table.field.setInputFiles([fileOf('logo.png', logo), fileOf('fonts.pdf', fonts)])
  await table.said(1)
  const replace = page.getByLabel(fill(words.actions.replaceLabel, { file: 'logo.png' }))
  await replace.setInputFiles(fileOf('card.pdf', card))
  await expect(table.files.first()).toContainText('card.pdf')
  expect(await table.said(0)).toEqual(expected('card.pdf', card))
  expect(await table.said(1)).toEqual(expected('fonts.pdf', fonts))
})

test('Each template is a PDF to download @night @one', async ({ page, request }) => {
  await page.goto('/artwork#templates')
  const links = page.locator('#templates a[download]')
  await expect(links).toHaveCount(templates().length)
  for (const { file, pdf } of templates()) {
    await expect(page.locator(`#templates a[href="/templates/${file}"]`)).toBeVisible()
    const answer = await request.get(`/templates/${file}`)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect(await answer.text()).toBe(pdf())
  }
  expect((await request.get('/templates/no.pdf')).status()).toBe(404)
})

test('A sentence says what to do without JavaScript', { tag: '@one' }, async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(addressInLanguage(`${site.url}/artwork`))
  await expect(page.getByText(words.unscripted.split('{email}')[0]!)).toBeVisible()
  await expect(page.getByText(words.choose, { exact: true })).toBeHidden()
  await page.close()
})

// Nothing that others change is painted.
test('A stencil packed as a fax is shown, and of a protected file no page @one', async ({ page }) => {
  // Eight black rows of eight dots (ITU T.6): the first by its runs, the others as the one above.
  const bits = `001${'00110101'}${'000101'}${'11'.repeat(7)}${'000000000001'.repeat(2)}`.padEnd(56, '0')
  const fax = Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)))
  const stencil =
    '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 1 /ImageMask true /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >>'
  const faxed = onePage(
    { content: '0 0 1 rg q 60 0 0 40 20 20 cm /Im Do Q', resources: '/XObject << /Im 3 0 R >>' },
    [{ dict: stencil, data: fax.toString('latin1') }],
  )
  await page.goto('/artwork')
  const table = new LightTable(page)
  await table.choose(paper)
  await table.field.setInputFiles(fileOf('fax.pdf', faxed))
  const sketch = new Sketch(page)
  await expect(sketch.drawing.getByText(words.drawn.page)).toBeVisible()
  expect(await sketch.colorAt([26 / 252, 1 - 26 / 144])).toBe('0 0 255')
  expect(await sketch.colorAt([0.5, 0.5])).toBe('255 255 255')
  // Opens without a password, as Ghostscript wrote it.
  const lock =
    '/Encrypt << /Filter /Standard /V 1 /Length 40 /R 2 /P 4294967292 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /U <b790dbf4b3e2b9499f3896109ca590e6fdd80b1d66c543b742796ec03c42b144> >> /ID [<E356B0AC196F6C02423DD5C9A2687B99> <E356B0AC196F6C02423DD5C9A2687B99>]'
  await table.field.setInputFiles(fileOf('sealed.pdf', writePdf(pagesOf([{ content: '' }]), lock)))
  await expect(new Sketch(page, 1).drawing.getByText(words.drawn.none)).toBeVisible()
})
