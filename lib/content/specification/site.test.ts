/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { footer } from '../footer.ts'
import { contact } from '../home/contact.ts'
import { drinkware } from '../home/drinkware.ts'
import { hero } from '../home/hero.ts'
import { locations } from '../home/locations.ts'
import { outdoorSports } from '../home/outdoor-sports.ts'
import { portfolio } from '../home/portfolio.ts'
import { products } from '../home/products.ts'
import { reviews } from '../home/reviews.ts'
import { services } from '../home/services.ts'
import { storefronts } from '../home/storefronts.ts'
import { technology } from '../home/technology.ts'
import { navigation } from '../navigation.ts'
import { notFoundWords } from '../not-found.ts'
import { printing } from '../printing.ts'
import { submissionsWords } from '../submissions.ts'
import { translation } from '../translation.ts'
import { veterinary } from '../veterinary.ts'

// The one place where the specification's quoted texts, options and counts are typed again: content is held to them.

test('the header has the anchors, menus and buttons of the specification', () => {
  const { links, services: menu, catalog, buttons } = navigation()
  const hrefs = links.map(({ href }) => href).filter(Boolean)
  expect(hrefs).toEqual(
    expect.arrayContaining(
      ['home', 'about', 'services', 'portfolio', 'locations', 'reviews', 'contact'].map((id) => `/#${id}`),
    ),
  )
  expect(links.find(({ href }) => href === '/#reviews')?.label).toBe('Testimonials')
  expect(menu.map(({ label, href }) => [label, href])).toEqual([
    ['On-Demand Printing', '/#services'],
    ['Promotional Products', '/#products'],
    ['Translation Services', '/#translation'],
    ['Brand Stores', '/#storefronts'],
  ])
  expect(catalog.full).toBe('Browse Full Catalog')
  expect(Object.fromEntries(catalog.entries.map(({ label, href }) => [label, href]))).toEqual({
    'Branded Apparel': '/#products',
    'Promotional Products': '/#products',
    'Trade Show Materials': '/#products',
    'Awards & Recognition': '/#products',
    'Office Supplies': '/#products',
    'Custom Socks': '/#products',
    'Bags & Accessories': '/#products',
    'Welcome Kits': '/#products',
    'Fun Games': '/#products',
    Drinkware: '/#drinkware',
    Technology: '/#technology',
    'Tech Accessories': '/#technology',
    'Outdoor & Sports': '/#outdoor-sports',
  })
  expect(buttons).toEqual({
    quote: { label: 'Request Quote', href: '/#contact' },
    info: { label: 'Request More Info', href: '/#contact' },
  })
  expect(footer().claim).toBe('Production in 65+ Countries')
})

test('the counts are those of the specification', () => {
  expect({
    printedItems: services().products.onDemand.items.length,
    categories: products().categories.length,
    storefrontBenefits: storefronts().benefits.length,
    drinkware: drinkware().products.length,
    technology: technology().products.length,
    outdoor: outdoorSports().products.length,
    portfolio: portfolio().frames.length,
    audiences: reviews().audiences.length,
    testimonials: reviews().testimonials.quotes.length,
    events: contact().events.length,
    regions: Object.values(locations().regions).map(({ cities }) => cities.length),
    items: printing().items.list.length,
    languages: translation().languages.list.length,
    industries: translation().industries.list.length,
    vetServices: veterinary().services.list.length,
    vetReasons: veterinary().reasons.list.length,
  }).toEqual({
    printedItems: 20,
    categories: 9,
    storefrontBenefits: 4,
    drinkware: 7,
    technology: 8,
    outdoor: 14,
    portfolio: 40,
    audiences: 6,
    testimonials: 3,
    events: 6,
    regions: [33, 13, 18, 3, 20, 9, 8],
    items: 12,
    languages: 20,
    industries: 6,
    vetServices: 4,
    vetReasons: 4,
  })
})

test('the product categories bear the names of the specification', () => {
  expect(
    products()
      .categories.map(({ name }) => name)
      .sort(),
  ).toEqual(
    [
      'Branded Apparel',
      'Promotional Products',
      'Drinkware',
      'Technology',
      'Trade Show Materials',
      'Awards & Recognition',
      'Office Supplies',
      'Custom Socks',
      'Bags & Accessories',
    ].sort(),
  )
  expect(hero().actions.quote).toBe('Request a Quote')
})

test('the fixed sentences of the list and the 404 page', () => {
  expect(submissionsWords().empty.title).toBe('No form submissions found.')
  expect(notFoundWords().title).toBe('Oops! Page not found')
})

test('no testimonial passes for real before somebody has confirmed it', () => {
  for (const { verified } of [...reviews().testimonials.quotes, ...veterinary().testimonials.quotes])
    expect(verified).toBe(false)
})

const all = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(`content/${file}`, 'utf8'))
  .join('\n')
  .replace(/\s+/g, ' ')

test.each([
  /Miami/,
  /100\+/,
  /6 continents/,
  /65\+ countries/,
  /same[ -]day/i,
  /24[ -]hours? production/i,
  /24-48 hours?/,
  /24hr rush/i,
  /25-35%/,
  /ISO 9001/,
  /5-7 days/,
  /no minimum/i,
  /25\+ years/i,
  /since 1999/i,
  /15\+ years/i,
  /500\+ vets/i,
  /10 feet wide|ten feet wide/i,
  /50\+ languages/i,
  /within 2 hours/,
  /within 24 hours/,
])('the claim %p stands on the site', (claim) => expect(all).toMatch(claim))
