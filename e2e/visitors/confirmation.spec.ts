import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSite } from '../../delivery/serve/start-site.ts'
import { confirmation } from '../../lib/content/confirmation.ts'
import { expect, test } from '../support/fixtures.ts'
import { freePort } from '../support/free-port.ts'
import { amara, ProjectForm } from '../support/project-form.ts'

const copy = confirmation().receipt.replace('{email}', amara.email)

test('Without a mail service the receipt claims no copy', async ({ page }) => {
  await page.goto('/#contact')
  const form = new ProjectForm(page)
  await form.fill({ ...amara, lastName: 'Uncopied' })
  await form.button.click()
  await expect(form.form.locator('.receipt')).toBeVisible()
  await expect(form.form.locator('.receipt')).not.toContainText(copy)
})

test('Where the backend owes the visitor a copy, the receipt says where it goes', async ({ page }) => {
  const stored = { id: crypto.randomUUID(), created_at: new Date().toISOString(), confirmed: true }
  const backend = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ success: true, ...stored }))
  })
  await once(backend.listen(0, '127.0.0.1'), 'listening')
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const site = await startSite({ port, siteUrl, backend: { url, key: 'publishable' } })
  try {
    await page.goto(`${siteUrl}/#contact`)
    const form = new ProjectForm(page)
    await form.fill(amara)
    await form.button.click()
    await expect(form.form.locator('.receipt')).toContainText(copy)
  } finally {
    await site.stop()
    backend.closeAllConnections()
    backend.close()
  }
})
