/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { contactQuoteWords } from './contact-quote'
import { footer } from './footer'
import { heroQuoteWords } from './hero-quote'
import { contact } from './home/contact'
import { drinkware } from './home/drinkware'
import { hero } from './home/hero'
import { locations } from './home/locations'
import { outdoorSports } from './home/outdoor-sports'
import { portfolio } from './home/portfolio'
import { products } from './home/products'
import { reviews } from './home/reviews'
import { services } from './home/services'
import { storefronts } from './home/storefronts'
import { technology } from './home/technology'
import { leadForms } from './lead-forms'
import { navigation } from './navigation'
import { notFoundWords } from './not-found'
import { printing } from './printing'
import { projectRequestWords } from './project-request'
import { submissionsWords } from './submissions'
import { translation } from './translation'
import { veterinary } from './veterinary'

// The one place where the specification's quoted texts, options and counts are typed again: content is held to them.

test('the project request form says what the specification says', () => {
  const { notices, eventTypes, sending } = projectRequestWords()
  expect(notices.missing).toEqual({
    title: 'Missing Information',
    description: 'Please fill in all required fields (First Name, Last Name, Email, and Phone).',
  })
  expect(notices.failed).toEqual({
    title: 'Submission Failed',
    description:
      'There was an issue submitting your request. Please try again or email us directly at {email}',
  })
  expect(notices.sent).toEqual({
    title: 'Request Submitted Successfully!',
    description: "We've received your project request and will respond within 24 hours.",
  })
  expect(sending).toBe('Preparing Request...')
  expect(eventTypes).toEqual([
    'Corporate Event',
    'Trade Show/Conference',
    'New Employee Onboarding',
    'Team Building Event',
    'Product Launch',
    'Marketing Campaign',
    'Custom Storefront',
    'Other',
  ])
})

test('the hero quote says what the specification says', () => {
  const { title, fields, notices, interests, cancel, submit, sending } = heroQuoteWords()
  expect([title, cancel, submit, sending]).toEqual([
    'Request a Quote',
    'Cancel',
    'Submit Quote Request',
    'Sending...',
  ])
  expect([fields.name.label, fields.company.label, fields.phone.label, fields.email.label]).toEqual([
    'Name',
    'Company',
    'Phone',
    'Email Address',
  ])
  expect(fields.phone.placeholder).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
  expect(notices.missing).toEqual({
    title: 'Missing Information',
    description: 'Please fill in all required fields (Name, Email, and Phone).',
  })
  expect(notices.failed).toEqual({
    title: 'Submission Failed',
    description: 'There was an issue submitting your request. Please try again or email us directly.',
  })
  expect(notices.sent).toEqual({
    title: 'Quote Request Submitted!',
    description: "We've received your quote request and will respond within 24 hours.",
  })
  expect(interests).toEqual([
    'Promotional Products',
    'Custom Apparel',
    'Trade Show Materials',
    'Corporate Gifts',
    'Branded Drinkware',
    'Office Supplies',
    'Event Merchandise',
    'Marketing Materials',
    'Awards & Recognition',
    'Tech Accessories',
    'Other',
  ])
})

test('the contact quote says what the specification says', () => {
  const { errors, notices, projectTypes, timelines, budgetRanges, cancel, sending } = contactQuoteWords()
  expect([cancel, sending]).toEqual(['Cancel', 'Submitting...'])
  expect(errors).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Valid email is required',
    phone: 'Phone number is required',
    company: 'Company name is required',
    projectType: 'Please select a project type',
    timeline: 'Please select a timeline',
    budgetRange: 'Please select a budget range',
    quantity: 'Quantity is required',
    description: 'Please provide at least 10 characters describing your project',
  })
  expect(notices).toEqual({
    failed: { title: 'Error', description: 'Failed to submit your quote request. Please try again.' },
    sent: {
      title: 'Quote Request Submitted!',
      description: "We'll get back to you within 24 hours with a detailed quote.",
    },
  })
  expect(projectTypes).toEqual([
    'Promotional Products',
    'Corporate Apparel',
    'Trade Show Materials',
    'Business Cards & Stationery',
    'Marketing Collateral',
    'Event Signage',
    'Custom Packaging',
    'Employee Onboarding Kits',
    'Holiday Gifts',
    'Other',
  ])
  expect(timelines).toEqual([
    'Rush (1-3 days)',
    'Standard (1-2 weeks)',
    'Flexible (2-4 weeks)',
    'No rush (1+ months)',
  ])
  expect(budgetRanges).toEqual([
    'Under $500',
    '$500 - $1,000',
    '$1,000 - $2,500',
    '$2,500 - $5,000',
    '$5,000 - $10,000',
    '$10,000+',
  ])
})

test('an answer is promised within 24 hours, and the switches stand as they are delivered', () => {
  expect(leadForms().answerWithinHours).toBe(24)
  expect(leadForms().switches).toEqual({ contactQuote: 'send', productQuote: 'on' })
})

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
