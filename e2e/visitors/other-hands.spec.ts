import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage } from '../support/in-language.ts'
import { fileOf, LightTable, paper } from '../support/light-table.ts'
import { onePage } from '../support/artwork/make-pdf.ts'
import type { Hands } from '../support/other-hands.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { QuoteDialog } from '../support/quote-dialog.ts'
import { freePort } from '../support/free-port.ts'

// Nothing of the visitor's is lost when a translator or an extension changes the page before React arrives.

/** A slow line: time to type before the scripts arrive. */
const delayScripts = (page: Page) =>
  page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue().catch(() => {}) // the page is gone
  })
const adopted = (page: Page) => page.locator('html[data-app=ready]').waitFor({ state: 'attached' })

const others: Hands[] = ['translated on load', 'translated in place', 'extended', 'extended at once']
for (const hands of others)
  test.describe(hands, () => {
    test.use({ hands })

    test('words typed at the first touch stay, with focus and caret', async ({ page }) => {
      const form = await ProjectForm.open(page)
      await form.field('details').fill(amara.details)
      await page.reload({ waitUntil: 'load' })
      await delayScripts(page)
      const name = form.field('firstName')
      await name.click()
      await page.keyboard.type('Anatasia', { delay: 90 })
      for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
      await adopted(page)
      await page.keyboard.type('s')
      await expect(name).toBeFocused()
      await expect(name).toHaveValue('Anastasia')
      await expect(form.field('details')).toHaveValue(amara.details)
      await expect(form.form.locator('.draft-line')).toBeVisible()
    })

    test('a dialog that the first click opens stays open, with what is typed in it', async ({ page }) => {
      await delayScripts(page)
      await page.goto('/printing', { waitUntil: 'load' })
      const quote = new QuoteDialog(page)
      await page.locator('[commandfor=quote-dialog]').first().click()
      await page.keyboard.type('Jonas', { delay: 90 })
      await adopted(page)
      await expect(quote.dialog).toHaveJSProperty('open', true)
      await expect(quote.field('name')).toBeFocused()
      await expect(quote.field('name')).toHaveValue('Jonas')
    })

    test('a size and a file chosen before the scripts came both count', async ({ page }) => {
      await delayScripts(page)
      await page.goto('/artwork', { waitUntil: 'load' })
      const table = new LightTable(page)
      await table.choose(paper)
      await table.field.setInputFiles(fileOf('card.pdf', onePage({ media: '0 0 252 144' })))
      await adopted(page)
      await expect(table.files).toContainText('card.pdf')
      await expect(page.getByRole('radio', { checked: true })).toHaveValue(paper.name)
    })
  })

test.describe('one script fails', () => {
  test.use({ hands: 'one script fails' })

  test('it is asked for again, and the form is answered in place', async ({ page }) => {
    const form = await ProjectForm.open(page)
    await form.send({ ...amara, lastName: 'Dropped' })
    await expect(form.toast('success')).toBeVisible()
  })
})

test('A property that an extension adds to all objects breaks no form', async ({ page }) => {
  await page.addInitScript(() => void Object.assign(Object.prototype, { extension: () => {} }))
  const form = await ProjectForm.open(page)
  await form.send({ ...amara, company: 'Adder' })
  await expect(form.form.locator('.receipt-reference')).toBeVisible()
})

test('On a slow line a tap before its dialog has come opens it', async ({ page, site }) => {
  const answer = await fetch(addressInLanguage(`${site.url}/printing`))
  const html = await answer.text()
  const cut = html.indexOf('<dialog id="quote-dialog"')
  expect(cut).toBeGreaterThan(0)
  const tapped = Promise.withResolvers<void>()
  const server = createServer(async ({ url }, response) => {
    if (url !== '/printing') {
      const { status, headers, body } = await fetch(site.url + url)
      response.writeHead(status, { 'content-type': headers.get('content-type') ?? '' })
      for await (const piece of body ?? []) response.write(piece)
      return response.end()
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, cut))
    await tapped.promise
    response.end(html.slice(cut))
  })
  const port = await freePort()
  server.listen(port)
  await page.goto(`http://localhost:${port}/printing`, { waitUntil: 'commit' })
  await page.locator('main [commandfor=quote-dialog]').first().click()
  tapped.resolve()
  await expect(new QuoteDialog(page).dialog).toHaveJSProperty('open', true)
  expect(new URL(page.url()).pathname).toBe(addressInLanguage('/printing'))
  server.close()
  server.closeAllConnections()
})
