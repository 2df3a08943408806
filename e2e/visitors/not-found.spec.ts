import { notFoundWords } from '../../lib/content/site.ts'
import { otherLanguages } from '../../lib/language/languages.ts'
import { inLanguage } from '../../lib/language/spoken.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage, journeyLanguage } from '../support/in-language.ts'

const { title, home, pages } = notFoundWords()

test.use({ allowedErrors: [/status of 404/] })

test('Unknown addresses are answered with the 404 page, which leads home', async ({ page, request }) => {
  for (const path of ['/printing/nope', ...(journeyLanguage ? [] : ['/form-submissions/nope'])]) {
    const answer = await request.get(addressInLanguage(path))
    expect([path, answer.status()]).toEqual([path, 404])
    const html = await answer.text()
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(html.replace(/<[^>]+>/g, '')).toContain(title)
  }
  for (const language of otherLanguages()) {
    const answer = await request.get(`/${language}/not-found`)
    expect(answer.status()).toBe(404)
    const words = inLanguage(language, () => notFoundWords().title)
    expect((await answer.text()).replace(/<[^>]+>/g, '')).toContain(words)
  }
  const response = await page.goto('/nope')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  const offered = page.getByRole('main').getByRole('navigation', { name: pages }).getByRole('link')
  expect(await offered.count()).toBeGreaterThan(2)
  await page.getByRole('link', { name: home.label }).click()
  await page.waitForURL(`**${addressInLanguage('/')}`)
  await expect(page.locator('#home')).toBeVisible()
})

test('Mistyped and cut-off addresses lead to the right page', async ({ request }) => {
  const meant = { '/Printing': '/printing', '/printing.': '/printing', '/contact': '/#contact' }
  for (const [path, to] of Object.entries(meant)) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 308, to])
  }
})

test('An address that cannot be decoded is not found either', async ({ request }) => {
  expect((await request.get('/%E0%A4%A')).status()).toBe(404)
})

test('A missing file of an older build is answered plainly, without a page', async ({ request }) => {
  const response = await request.get('/_next/static/chunks/gone.js')
  expect(response.status()).toBe(404)
  expect(await response.text()).not.toContain('<html')
})
