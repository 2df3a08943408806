import { startSite, type Site } from '../../server/start-site.ts'
import { expect, test } from '../support/fixtures.ts'
import { freePort } from '../support/free-port.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { startRoundRobin } from '../support/round-robin.ts'

// Requests alternate between two instances, so state kept in the memory of one would be missing.

const sites: Site[] = []
let balancer: { url: string; stop: () => void }
test.beforeAll(async ({ site }) => {
  const ports = [await freePort(), await freePort()]
  balancer = await startRoundRobin(ports)
  const backend = { url: site.backend.url, key: site.backend.anonKey }
  for (const port of ports) sites.push(await startSite({ port, siteUrl: balancer.url, backend }))
})
test.afterAll(async () => {
  balancer.stop()
  for (const site of sites) await site.stop()
})

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script${javaScriptEnabled ? '' : ' @night'}`, () => {
    test.use({ javaScriptEnabled })

    test('Two instances behind one address take a request and list it @night', async ({ page }) => {
      const lastName = javaScriptEnabled ? 'Twohomes' : 'Twohouses'
      await page.goto(`${balancer.url}/#contact`)
      const form = new ProjectForm(page)
      await form.fill({ ...amara, lastName })
      await form.button.click()
      await expect(
        javaScriptEnabled ? form.toast('success') : form.form.locator('[data-notice="success"]'),
      ).toBeVisible()
      for (let visit = 0; visit < 2; visit++) {
        await page.goto(`${balancer.url}/form-submissions`)
        // Without script the list stays folded, but it is in the page.
        await expect(page.getByText(`Amara ${lastName}`)).toBeAttached()
      }
    })
  })
