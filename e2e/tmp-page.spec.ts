import { makeStaff, sessionOf } from './support/staff.ts'
import { requestWithLink } from '../supabase/tests/support/upload.ts'
import { test } from './support/fixtures.ts'
import { reference } from '../lib/leads/reference.ts'

test('look', async ({ page, site, browser }) => {
  test.setTimeout(120_000)
  const { backend, url } = site
  const { id, token } = await requestWithLink(backend, 1, { firstName: 'Priya', lastName: 'Raghunathan', company: 'Lumen Health', eventDate: '2027-01-15', details: 'A bottle and a mug for everyone who works nights in our four clinics.' })
  const email = await makeStaff(backend, 'Dana Reyes')
  const { token: jwt } = await sessionOf(backend, email)
  const rpc = async (name: string, body: object) => {
    const r = await fetch(`${backend.url}/rest/v1/rpc/${name}`, { method: 'POST', headers: { apikey: backend.anonKey, authorization: `Bearer ${jwt}`, 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const text = await r.text(); console.log(name, r.status, text.slice(0, 300)); return text
  }
  const shot = async (name: string) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(400)
      await page.screenshot({ path: `/tmp/pg/${name}-${width}.png`, fullPage: true })
    }
  }
  page.on('console', (m) => console.log('CONSOLE', m.text().slice(0, 300)))
  await page.goto(`${url}/request#${token}`)
  await page.waitForTimeout(2500)
  await shot('sent')
  const ref = reference(id)
  await rpc('mark_read', { reference: ref })
  const quote = { currency: 'USD', columns: [250, 500, 1000], asked: 1, lines: [{ item: 'Insulated bottle, 20 oz', decoration: 'Screen print, 1 color, one side', quantity: null, prices: ['9.60', '8.40', '7.55'] }, { item: 'Stoneware mug, 14 oz', decoration: 'Fired print', quantity: null, prices: ['6.20', '5.30', '4.80'] }], extras: [{ item: 'Set-up', note: 'Two screens at $45.00, once', amounts: ['90', '90', '90'] }], tax: 'plus-sales-tax', delivered: '2027-01-08', until: '2026-12-04', terms: 'Half is due when you approve the proof, half 30 days after delivery.' }
  await rpc('send_answer', { reference: ref, answer_key: crypto.randomUUID(), body: 'Hello Priya, both can be with you a week before the fifteenth.\n\nYour logo is sharp enough.', quote, shown: 0, zone: 'America/New_York', insist: false })
  await page.waitForTimeout(11_000)
  await rpc('answers_due', {})
  await page.reload()
  await page.waitForTimeout(2500)
  await shot('quote')
  await page.locator('textarea').fill('500 of each it is.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForTimeout(1500)
  await page.getByRole('button', { name: 'Accept this quote' }).click()
  await page.waitForTimeout(2500)
  await shot('accepted')
  await page.emulateMedia({ media: 'print' })
  await page.pdf({ path: '/tmp/pg/print.pdf', format: 'Letter' })
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${url}/request#${'A'.repeat(43)}`)
  await page.waitForTimeout(1500)
  await shot('gone')
})
