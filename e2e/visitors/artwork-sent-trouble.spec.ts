import { appendFileSync } from 'node:fs'
import { soundPdfs } from '../support/artwork/samples.ts'
import { requestWords } from '../../lib/content/request.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { expect, test } from '../support/fixtures.ts'
import { fileOf } from '../support/light-table.ts'
import { ReceiptFiles, sending } from '../support/receipt-files.ts'

// The request is stored whatever happens to a file's upload, and the row shows the file's state.

const card = soundPdfs['card-bleed']!
const large = Buffer.concat([Buffer.from(card), Buffer.alloc(11_000_000, 66)])
/** One whole part and a bit. */
const middle = large.subarray(0, 6_000_000)
const part = (number: number) => `**/artwork/files/*/${number}`

test.describe('the connection', () => {
  test.use({ allowedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|503|404|Failed to load resource/] })

  test('One that is cut in each part goes on where it was', async ({ page }) => {
    const tried = new Map<string, number>()
    await page.route(/\/artwork\/files\/[^/]+\/\d$/, async (route) => {
      const url = route.request().url()
      tried.set(url, (tried.get(url) ?? 0) + 1)
      await (tried.get(url) === 1 ? route.abort() : route.continue())
    })
    const receipt = await ReceiptFiles.sent(page, [fileOf('middle.pdf', middle)])
    await expect(receipt.rows.first()).toContainText(sending.why.trouble)
    await expect(receipt.rows.first()).toContainText(sending.arrived, { timeout: 20_000 })
    expect([...tried.values()]).toEqual([2, 2])
  })

  test('Storage that is down is asked again, the request being stored @night', async ({ page }) => {
    let down = true
    await page.route('**/artwork/files', (route) =>
      down ? route.fulfill({ status: 503, json: { error: 'later' } }) : route.continue(),
    )
    const receipt = await ReceiptFiles.sent(page, [fileOf('card.pdf', card)])
    await expect(receipt.rows.first()).toContainText(sending.why.trouble)
    await expect(receipt.slip.getByText(sending.stored)).toBeVisible()
    down = false
    await receipt.slip.getByRole('button', { name: sending.goOn }).click()
    await expect(receipt.rows.first()).toContainText(sending.arrived)
  })

  test('A page of a link that does not get through says so, and tries again @night', async ({ page }) => {
    await page.route('**/request/read', (route) => route.abort())
    await page.goto(`/request#${'A'.repeat(43)}`)
    await expect(page.getByText(requestWords().away.text)).toBeVisible()
    await page.unroute('**/request/read')
    await page.getByRole('button', { name: requestWords().away.again }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(requestWords().gone.heading)
  })
})

test.describe('the file', () => {
  test.use({ allowedErrors: [/ERR_UPLOAD_FILE_CHANGED/] })
  test('A file that changes while it is read did not arrive, and can be chosen once more @night', async ({
    page,
  }) => {
    const path = fileOf('changing.pdf', large)
    await page.route(part(1), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_100))
      appendFileSync(path, ' ')
      await route.continue()
    })
    const receipt = await ReceiptFiles.sent(page, [path])
    const row = receipt.rows.first()
    await expect(row).toContainText(sending.failed)
    await expect(row).toContainText(sending.reasons.changed)
    await expect(row.getByRole('link')).toHaveAttribute('href', /^mailto:.*changing\.pdf/)
    await page.unroute(part(1))
    await row.locator('input').setInputFiles(fileOf('better.pdf', card))
    await expect(row).toContainText('better.pdf')
    await expect(row).toContainText(sending.arrived)
  })
})

test('In two tabs the same file arrives once', async ({ page, context }) => {
  const path = fileOf('large.pdf', large)
  const receipt = await ReceiptFiles.sent(page, [path])
  const other = await context.newPage()
  await other.goto(await receipt.link())
  await other.locator('section[aria-labelledby="files"] input[type="file"]').last().setInputFiles(path)
  await expect(receipt.rows.first()).toContainText(sending.arrived)
  const rows = other.getByRole('listitem').filter({ hasText: 'large.pdf' })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(sending.arrived)
})

test('Without a worker the file arrives all the same @night', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
  const receipt = await ReceiptFiles.sent(page, [fileOf('card.pdf', card)])
  await expect(receipt.rows.first()).toContainText(sending.arrived)
})

test('While 20 MB are checked and sent no task is longer than 50 ms on a phone @night', async ({
  page,
  site,
}) => {
  const { token } = await requestWithLink(site.backend)
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    const watch = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    )
    watch.observe({ type: 'longtask' })
  })
  await page.goto(`/request#${token}`)
  const field = page.locator('.light-field')
  await expect(field).toBeAttached()
  // React has started up.
  await page.waitForLoadState('networkidle')
  const tasks = () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
  const before = (await tasks()).length
  // As on a phone.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await field.setInputFiles(
    fileOf('20.pdf', Buffer.concat([Buffer.from(card), Buffer.alloc(20_000_000, 67)])),
  )
  // For a moment there are two rows: the upload, and the file on the server.
  const row = page.getByRole('listitem').filter({ hasText: '20.pdf' }).first()
  await expect(row).toContainText(sending.arrived, { timeout: 40_000 })
  expect((await tasks()).slice(before)).toEqual([])
})
