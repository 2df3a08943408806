import { brand } from '../../lib/content/brand.ts'
import { products } from '../../lib/content/home/goods.ts'
import { contact } from '../../lib/content/home/story.ts'
import { pageNames } from '../../lib/content/page-names.ts'
import { site } from '../../lib/content/site.ts'
import { otherLanguages } from '../../lib/language/languages.ts'
import { inLanguage } from '../../lib/language/spoken.ts'
import { everyPath, pages } from '../../lib/seo/pages.ts'
import { expect, test } from '../support/fixtures.ts'

/** A page without an offer is just a page, and each trail begins at the home page. */
const allowed = (name: string) => [
  'Organization',
  'WebSite',
  pageNames().includes(name) ? 'WebPage' : 'Service',
  ...(name === 'home' ? [] : ['BreadcrumbList']),
]

for (const { name, path, title, description, shared = '' } of pages())
  test(`${path} says who it is: title, description, canonical link, picture, one heading, one graph`, async ({
    page,
    request,
  }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(new RegExp(title.replace(/[|+]/g, '\\$&')))
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    expect(await content('meta[name="description"]')).toBe(description)
    // iOS would put links of its own into what React holds.
    expect(await content('meta[name="format-detection"]')).toMatch(/telephone=no.*address=no/)
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)
    await expect(page.locator('h1')).toHaveCount(1)

    const picture = await request.get(new URL((await content('meta[property="og:image"]')) ?? '').pathname)
    expect(picture.headers()['content-type']).toBe('image/png')
    const png = await picture.body()
    expect(png.length).toBeLessThan(300_000)
    // Lines of a headline may be separate blocks.
    const plain = (text: string) => text.replace(/\s+/g, ' ')
    const heading = plain(await page.locator('h1').innerText())
    const alt = plain((await content('meta[property="og:image:alt"]')) ?? '')
    expect(alt.startsWith(heading) && alt.endsWith(shared)).toBe(true)
    expect(alt.length > heading.length).toBe(shared.length > 0)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(new URL((await content('meta[property="og:image"]')) ?? '').pathname).toBe(`/brand/${name}.png`)

    const graphs = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(graphs).toHaveLength(1)
    const graph = (JSON.parse(graphs[0] ?? '') as { '@graph': Record<string, unknown>[] })['@graph']
    expect(graph.map((node) => node['@type'])).toEqual(allowed(name))
    expect(graph[0]?.foundingDate).toBe(String(brand().founded))
    const { locality, region, country } = brand().address
    const parts = { addressLocality: locality, addressRegion: region, addressCountry: country }
    expect(graph[0]?.address).toMatchObject(parts)
    expect(graphs[0]).not.toMatch(/"(Product|Review|FAQPage|AggregateRating)"/)
  })

test('The sitemap lists every page, with robots, manifest and llms.txt beside it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of everyPath())
    expect(sitemap).toMatch(
      new RegExp(`<loc>https?://[^<]+${path}</loc>(\\s*<xhtml:link [^>]+>)*\\s*<lastmod>\\d{4}-`),
    )
  expect(sitemap).not.toMatch(/form-submissions|sign-in/)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const src of ['/apple-touch-icon.png', ...manifest.icons.map((icon) => icon.src)])
    expect((await request.get(src)).status()).toBe(200)
  const llms = await (await request.get('/llms.txt')).text()
  expect(llms).toMatch(new RegExp(`^# ${brand().name}\n`))
  for (const { description } of pages()) expect(llms).toContain(description)
})

for (const language of otherLanguages())
  test(`llms.txt in ${language} has its headings and labels in that language`, async ({ request }) => {
    const llms = await (await request.get(`/${language}/llms.txt`)).text()
    const { cards } = inLanguage(language, contact)
    for (const label of [cards.phone.label, cards.office.label]) expect(llms).toContain(`${label}: `)
    expect(llms).toContain(`\n## ${inLanguage(language, products).heading}\n`)
  })

test('security.txt says where to report a weakness, and for how long', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain(`Contact: ${site().security.contact}\n`)
  const left = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(366 * 86_400_000)
})
