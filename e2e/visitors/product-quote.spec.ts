import { artworkData } from '../../lib/content/artwork-data.ts'
import { fill } from '../../lib/content/fill.ts'
import { drinkware, products } from '../../lib/content/home/goods.ts'
import { leadForms, quoteRequestWords } from '../../lib/content/lead-forms.ts'
import { withUnit } from '../../lib/leads/product-line.ts'
import { veterinary } from '../../lib/content/service-pages.ts'
import { png } from '../support/artwork/make-raster.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdBack } from '../support/hold-back.ts'
import { forStaff } from '../support/in-language.ts'
import { expected, fileOf, words as artwork } from '../support/light-table.ts'
import { askFor, jonas, needsProducts, QuoteDialog, saidAdded, words } from '../support/quote-dialog.ts'
import { openFold, ReceiptFiles } from '../support/receipt-files.ts'

const { products: productWords } = leadForms()
const logo = png(512, 512, 6)

needsProducts()

test('Products are collected, one line each, and are in the details @engines', async ({ page, request }) => {
  const { products: goods } = drinkware()
  const areaOf = (id: string) => artworkData().goods.find(({ product }) => product === id)
  const [one, two] = goods.filter(({ id }) => areaOf(id))
  const three = goods.find((product) => product !== one && product !== two)
  if (!one || !two || !three) throw new Error('content has too few products')
  const first = one.name
  const second = two.name
  const third = three.name
  await page.goto('/')
  const quote = new QuoteDialog(page)
  const quantity = (product: string) =>
    quote.dialog.getByRole('textbox', { name: fill(productWords.quantity, { product }) })
  // The findings of a file are items, too.
  const lines = quote.dialog.getByRole('listitem').filter({ has: page.getByRole('textbox') })
  const ask = async (product: string, count: number, isNew = true) => {
    await askFor(page.locator('#drinkware'), product).click()
    await expect(page.locator('#quote-dialog:modal')).toBeVisible()
    await expect(lines).toHaveCount(count)
    await expect(lines.filter({ hasText: product })).toHaveCount(1)
    const added = saidAdded(product, count)
    if (isNew) await expect(quote.dialog.getByRole('status').filter({ hasText: added })).toHaveCount(1)
  }
  const keep = () => quote.cancel.click()
  await ask(first, 1)
  await quantity(first).pressSequentially('500 to 1000')
  const use = quote.dialog.getByLabel(artwork.choice.label)
  const file = quote.dialog.getByRole('article')
  const judged = (id: string) => expected('logo.png', logo, areaOf(id)).sentences[0]!
  await test.step('A file is checked for the print area of the only product', async () => {
    await openFold(quote.dialog)
    await expect(use).toHaveValue(first)
    await page.locator('#quote-files').setInputFiles(fileOf('logo.png', logo))
    await expect(file).toContainText(judged(one.id))
    const { one: alone } = artwork.fold.ready
    await expect(quote.dialog.getByText(alone)).toHaveText(alone)
  })
  await keep()
  // A product already in the request is asked for again: its own field takes the focus, not the first one's.
  for (const [product, count, number] of [
    [third, 2, '40'],
    [second, 3, '300'],
    [third, 3, '50'],
  ] as const) {
    await ask(product, count, number !== '50')
    await expect(quote.dialog.locator(':focus')).toHaveAccessibleName(
      productWords.quantity.replace('{product}', product),
    )
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(number)
    await keep()
  }
  // The quantity stays when the product is asked for again, and each product has its own.
  await ask(first, 3, false)
  await expect(quote.field('interest')).toHaveValue(drinkware().interest)
  for (const [product, number] of [
    [first, '500 to 1000'],
    [second, '300'],
    [third, '50'],
  ] as const)
    await expect(quantity(product)).toHaveValue(number)
  await test.step('For which of several it is must be chosen', async () => {
    await expect(file).toContainText(artwork.verdicts.ask)
    await expect(use).toHaveValue('')
    await use.selectOption(second)
    await expect(file).toContainText(judged(two.id))
  })
  await quote.dialog.getByRole('button', { name: fill(productWords.remove, { product: third }) }).click()
  await expect(lines).toHaveCount(2)
  await expect(quote.dialog.locator('li button:focus')).toHaveAccessibleName(
    fill(productWords.remove, { product: second }),
  )
  await quote.send({ name: 'Collector', phone: jonas.phone, email: jonas.email })
  await expect(quote.toast('success')).toBeVisible()
  await expect(page.locator('.receipt-goods')).toContainText(`${withUnit(first)}500 to 1000`)
  const receipt = new ReceiptFiles(page, page.locator('.quote-receipt'))
  await expect.poll(() => receipt.state(0)).toBe('arrived')
  const list = await (await request.get('/form-submissions')).text()
  const [interest, ...named] = forStaff(() => [
    quoteRequestWords().interests[drinkware().interest],
    ...[one, two].map(({ id }) => drinkware().products.find((product) => product.id === id)?.name),
  ])
  expect(list).toContain(`Quote request for: ${interest}\n500 to 1000 × ${named[0]}\n300 × ${named[1]}`)
  // A one-word name is a name.
  expect(list).toContain('<bdi>Collector</bdi>')
})

test('Text that a page fills in gives way to the next page’s; typed text stays', async ({
  page,
  request,
}) => {
  const [one, two] = products().categories.filter(({ interest }) => interest)
  const category = products().categories.findLast(({ interest }) => interest)
  if (!one || !two || !category) throw new Error('too few categories lead to a quote')
  const quote = new QuoteDialog(page)
  await page.goto('/veterinary')
  await page.locator('main button[commandfor="quote-dialog"]').first().click()
  await expect(quote.need).toHaveValue(veterinary().hero.quote.product)
  await page.goto('/')
  const quantity = quote.dialog.locator('[name="quantity"]')
  for (const { name } of [one, two]) {
    await askFor(page.locator('#products'), name).click()
    await expect(quote.need).toHaveValue(name)
    // The previous product's quantity went with it.
    await expect(quantity).toHaveValue('')
    await quantity.fill('300')
    await quote.cancel.click()
  }
  await quote.open()
  await expect(quote.need).toHaveValue('')
  // A link inside the dialog opens in a new tab.
  for (const link of await quote.dialog.locator('a').all())
    await expect(link).toHaveAttribute('target', '_blank')
  await quote.need.fill('Pins')
  await quote.cancel.click()
  await askFor(page.locator('#products'), one.name).click()
  await expect(quote.need).toHaveValue('Pins')
  // The product becomes a line.
  const line = quote.dialog.getByRole('listitem').filter({ hasText: one.name })
  await expect(line).toHaveCount(1)

  await quote.dialog.getByRole('button', { name: fill(productWords.remove, { product: one.name }) }).click()
  await quote.need.fill('')
  await quantity.fill('500')
  await quote.cancel.click()
  await askFor(page.locator('#products'), category.name).click()
  await expect(quote.need).toHaveValue(category.name)
  // The quantity belonged to no product yet.
  await expect(quantity).toHaveValue('500')
  await expect(quote.dialog.getByRole('listitem')).toHaveCount(0)
  await expect(quote.dialog).toContainText(words.lead)
  await quantity.fill('300')
  await quote.send({ name: 'Drawer', phone: jonas.phone, email: jonas.email })
  const slip = page.locator('.quote-receipt')
  // Once, with its quantity.
  await expect(slip.getByText(category.name, { exact: true })).toHaveCount(1)
  await expect(slip.getByText('300')).toHaveCount(1)
  await slip.getByRole('link', { name: leadForms().receipt.page }).click()
  await expect(page.getByRole('main')).toContainText(`${category.name}, 300`)
  const list = await (await request.get('/form-submissions')).text()
  const [named, { needs, interests }] = forStaff(() => [products().categories, quoteRequestWords()] as const)
  const value = `${named[products().categories.indexOf(category)]?.name}, 300`
  expect(list.replaceAll('&amp;', '&')).toContain(
    `Quote request for: ${interests[category.interest ?? '']}\n${fill(needs, { value })}`,
  )
})

for (const width of [390, 1_280])
  test(`At ${width} px a product is in the dialog before any script; nothing moves as they come @one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const arrive = await holdBack(page, '**/_next/static/**/*.js')
    const [{ id, name: product } = { id: '', name: '' }] = drinkware().products
    await page.goto('/')
    await askFor(page.locator('#drinkware'), product).click()
    const quote = new QuoteDialog(page)
    await expect(quote.dialog).toBeVisible()
    await expect(quote.dialog.locator('[name="products"]')).toHaveValue(`${product}\t${id}`)
    const noted = quote.dialog.locator('.noted')
    await expect(noted).toHaveAttribute('data-noted', product)
    await expect(noted).toBeInViewport()
    const places = () =>
      quote.dialog
        .locator('label .input, summary')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as unknown))
    await quote.dialog.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
    const before = await places()
    arrive()
    await expect(quote.dialog.getByRole('listitem')).toBeVisible()
    expect(await places()).toEqual(before)
  })
