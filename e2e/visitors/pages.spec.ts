import { readFileSync } from 'node:fs'
import { fill } from '../../lib/content/fill.ts'
import { reviews } from '../../lib/content/home/story.ts'
import { veterinary } from '../../lib/content/service-pages.ts'
import { marketingPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

/** Testimonials, by the page that shows them. */
const testimonials = { '/': reviews().testimonials, '/veterinary': veterinary().testimonials }

test('The marketing pages are static files', () => {
  const manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as { routes: object }
  expect(Object.keys(manifest.routes)).toEqual(expect.arrayContaining(marketingPages))
})

for (const path of marketingPages)
  test(`${path} asks no other host for anything and leads out safely`, async ({ page, site }) => {
    const others: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) others.push(request.url())
    })
    await page.goto(path)
    // External links open a new tab and send no referrer. The calendar's link opens it in place; without script, or when that
    // fails, it is a plain link.
    const links = await page
      .locator('a[href^="http"]:not([data-late])')
      .evaluateAll((all) =>
        all.map((a) => [a.getAttribute('href'), a.getAttribute('target'), a.getAttribute('rel')]),
      )
    expect(links.length).toBeGreaterThan(3)
    for (const [href, target, rel] of links) {
      expect(href).not.toContain(site.url)
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer'])
    }
    for (const link of await page.locator('a[href^="http"][data-late]').all())
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')

    const testimonialsHere = Object.entries(testimonials).find(([of]) => of === path)?.[1]
    const samples = testimonialsHere?.quotes.filter((one) => !one.verified).map((one) => one.name) ?? []
    const line =
      samples.length === testimonialsHere?.quotes.length
        ? testimonialsHere.allSamples
        : fill(testimonialsHere?.someSamples ?? '', { names: samples.join(', ') })
    await expect(page.locator('[data-samples]')).toHaveText(samples.length > 0 ? [line] : [])

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(300)
    expect(others).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    const primary = await page
      .locator('main .button-primary')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
      )
    for (const height of primary) expect(height).toBeGreaterThanOrEqual(44)
  })
