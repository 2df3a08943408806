/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { isScalar, parseDocument, visit } from 'yaml'
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

/** Every word of a content file that a visitor reads, without the file's comments. */
function wordsOf(file: string): string {
  const words: string[] = []
  visit(parseDocument(readFileSync(`content/${file}.yaml`, 'utf8')), {
    Pair(_key, pair) {
      if (isScalar(pair.value)) words.push(String(pair.value.value))
    },
    Seq(_key, list) {
      for (const item of list.items) if (isScalar(item)) words.push(String(item.value))
    },
  })
  return words.join('\n').replace(/[^\S\n]+/g, ' ')
}

test.each([
  ['home/hero', /65\+ countries/],
  ['home/hero', /same[ -]day/i],
  ['home/hero', /24[ -]hour\nproduction/i],
  ['brand', /Miami/],
  ['home/locations', /100\+\ncities/],
  ['home/locations', /65\+\ncountries/],
  ['home/locations', /6\ncontinents/],
  ['home/about', /24-48 hours?/],
  ['home/about', /since 1999/i],
  ['home/challenges', /25-35%/],
  ['home/storefronts', /5-7 days/],
  ['home/contact', /within 2 hours/],
  ['home/contact', /within 24 hours/],
  ['translation', /50\+ languages/i],
  ['printing', /24hr rush/i],
  ['printing', /25\+/],
  ['home/products', /no minimum orders/i],
  ['printing', /ISO 9001/],
  ['printing', /10 feet wide|ten feet wide/i],
  ['veterinary', /15\+ years/i],
  ['veterinary', /500\+ vets/i],
])('%s.yaml says %p where visitors read it', (file, claim) => expect(wordsOf(file)).toMatch(claim))
