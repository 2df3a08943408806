import type { Edit } from './edit.ts'

/** A quarter of a marketer: what was wanted, the page on which it shows, and what was changed in which file. */
export type Task = { wanted: string; page: string; edits: Edit[] }

const quote = (name: string, more = '') =>
  `    - { name: ${name}, company: Owlworks, quote: It came at midnight., rating: 5, verified: false${more} }\n`
const drink = (id: string, more = '') => `  - id: ${id}
    name: Winter mug
    category: Mugs
    description: Enameled steel, printed all around.
    features: [Screen print, 12 oz]
    picture: { file: drink/campfire-mug, alt: Enameled mug with a printed mark, field: yellow }
${more}`
const at = (file: string, from: string | RegExp, to: string): Edit => ({ file, from, to })
const one = (wanted: string, page: string, ...edit: [string, string | RegExp, string]): Task => ({
  wanted,
  page,
  edits: [at(...edit)],
})

export const tasks: Task[] = [
  one('65+ countries become 70+', '/#home', 'claims.yaml', 'figure: 65+', 'figure: 70+'),
  one(
    'another phone number',
    '/#footer-lists',
    'brand.yaml',
    /label: '.*'\n {2}number: '.*'/,
    "label: '+1 (305) 555-0199'\n  number: '+13055550199'",
  ),
  one(
    'the street of the office',
    '/#footer-lists',
    'brand.yaml',
    / {2}# street.*\n/,
    '  street: 100 Biscayne Boulevard\n',
  ),
  one('one social network fewer', '/#footer-lists', 'brand.yaml', / {2}- \{ network: Facebook.*\n/, ''),
  one(
    'a shorter headline',
    '/#home',
    'home/hero.yaml',
    /headline:\n( *- .*\n)+/,
    "headline:\n  - Printed in\n  - '{countries} countries'\n",
  ),
  one('two figures below it', '/#home', 'home/hero.yaml', /(stats:\n(?: {2}- .*\n){2}) {2}- .*\n/, '$1'),
  one('a menu entry has another name', '/#home', 'navigation.yaml', 'label: Locations', 'label: Cities'),
  one('one entry of the catalog fewer', '/#home', 'navigation.yaml', / *- \{ label: Fun Games.*\n/, ''),
  one(
    'a link more in the footer',
    '/#footer-lists',
    'footer.yaml',
    /( *)- \{ label: About.*\n/,
    '$&$1- { label: Questions, href: /questions }\n',
  ),
  one(
    'the catalog moves',
    '/#products',
    'links.yaml',
    /^catalog: .*/m,
    'catalog: https://shop.keyline.example/',
  ),
  one(
    'a drinkware product more',
    '/#drinkware',
    'home/drinkware.yaml',
    'products:\n',
    `products:\n${drink('winter-mug')}`,
  ),
  one(
    'one drinkware product fewer',
    '/#drinkware',
    'home/drinkware.yaml',
    / {2}- id: glass-bottle\n( {4}.*\n)+\n?/,
    '',
  ),
  one(
    'one technology product fewer',
    '/#technology',
    'home/technology.yaml',
    /(products:\n(?:.*\n)*?) {2}- id: .*\n( {4}.*\n)+\n?/,
    '$1',
  ),
  one(
    'one outdoor product fewer',
    '/#outdoor-sports',
    'home/outdoor-sports.yaml',
    / {2}- id: picnic-blanket\n( {4}.*\n)+\n?/,
    '',
  ),
  one('a category fewer', '/#products', 'home/products.yaml', / {2}- name: Custom Socks\n( {4}.*\n)+\n?/, ''),
  one(
    'a category has kinds of goods',
    '/#products',
    'home/products.yaml',
    '    features: [Pad print, Enamel, Kitting]\n',
    '    kinds: [Pens, Pins, Keychains]\n$&',
  ),
  one(
    'a fifth headache',
    '/#challenges',
    'home/challenges.yaml',
    'corrections:\n',
    'corrections:\n  - { label: Stockouts, problem: We ran out of shirts, answer: Printed as ordered, text: Nothing waits in a closet., figure: "0", figureLabel: boxes in storage }\n',
  ),
  one(
    'a fifth service',
    '/#services',
    'home/services.yaml',
    'features:\n',
    'features:\n  - { title: Samples first, text: See one piece before you order the rest. }\n',
  ),
  one(
    'three benefits of the stores',
    '/#storefronts',
    'home/storefronts.yaml',
    /(benefits:\n) {2}- title: .*\n {4}text: .*\n/,
    '$1',
  ),
  one(
    'a fourth testimonial',
    '/#reviews',
    'home/reviews.yaml',
    '  quotes:\n',
    `  quotes:\n${quote('Zora Midnight')}`,
  ),
  one('a testimonial is confirmed', '/#reviews', 'home/reviews.yaml', 'verified: false', 'verified: true'),
  one(
    'a seventh audience',
    '/#reviews',
    'home/reviews.yaml',
    'audiences:\n',
    'audiences:\n  - Universities\n',
  ),
  one('a city less', '/#locations', 'home/locations.yaml', / *- \{ city: 'Bratislava.*\n/, ''),
  one(
    'a city more',
    '/#locations',
    'home/locations.yaml',
    / *- \{ city: 'Dublin.*\n/,
    "$&      - { city: 'Cork, Ireland', at: [51.9, -8.47] }\n",
  ),
  one(
    'another name of a city',
    '/#locations',
    'home/locations.yaml',
    'alsoCalled:\n',
    'alsoCalled:\n  Dublin: [Baile Átha Cliath]\n',
  ),
  one(
    'a frame of the portfolio fewer',
    '/#portfolio',
    'home/portfolio.yaml',
    / {2}- name: Poster mailing\n( {4}.*\n)+\n?/,
    '',
  ),
  one('another frame is the newest', '/#portfolio', 'home/portfolio.yaml', /^newest: .*/m, 'newest: 3'),
  one('a larger frame', '/#portfolio', 'home/portfolio.yaml', 'size: single', 'size: large'),
  one(
    'the portfolio without its last frame',
    '/#portfolio',
    'home/portfolio.yaml',
    / {2}- name: (?![^]*\n {2}- name: )[^]*/,
    '',
  ),
  one(
    'an event type more in the list and the form',
    '/#contact',
    'home/contact.yaml',
    'events:\n',
    'events:\n  - Weddings\n',
  ),
  one(
    'Request Quote on products is switched off',
    '/#drinkware',
    'leads/common.yaml',
    'productQuote: on',
    'productQuote: off',
  ),
  one(
    'another thank-you',
    '/#contact',
    'leads/project-request.yaml',
    /( {2}sent:\n {4}title: ).*/,
    '$1Thank You',
  ),
  one(
    'a project type has another name',
    '/#contact',
    'leads/quick-quote.yaml',
    '  - Corporate Apparel',
    '  - Team Apparel',
  ),
  one('closed on Christmas', '/#contact', 'office.yaml', 'closed: []', "closed: ['2026-12-25']"),
  one(
    'drinkware takes longer',
    '/#drinkware',
    'deadline.yaml',
    'group: Drinkware, days: 8',
    'group: Drinkware, days: 9',
  ),
  one(
    'a language more',
    '/translation#languages',
    'translation.yaml',
    /( *)- \{ name: Italian.*\n/,
    '$&$1- { name: Catalan, native: Català, code: ca }\n',
  ),
  one('a printed format fewer', '/printing#items', 'printing.yaml', / *- \{ name: Flyers.*\n/, ''),
  one(
    'a testimonial of vets fewer',
    '/veterinary',
    'veterinary.yaml',
    /( {2}quotes:\n) {4}- name: .*\n( {6}.*\n)+/,
    '$1',
  ),
  {
    wanted: 'a winter product for three weeks, and its draft',
    page: '/#drinkware',
    edits: [
      at(
        'home/drinkware.yaml',
        'products:\n',
        `products:\n${drink('winter-cup', '    from: 2026-12-01\n    until: 2026-12-24\n')}${drink('spring-mug', '    draft: true\n').replace('Winter mug', 'Spring mug')}`,
      ),
    ],
  },
  {
    wanted: 'a page for a campaign with its dates, linked in the footer',
    page: '/trade-shows',
    edits: [
      {
        file: 'pages/trade-shows.yaml',
        create: `meta: { title: Trade Shows, description: Booths and giveaways at the venue. }
blocks:
  - { kind: opening, heading: Ready for the floor, lead: Booths and giveaways printed where the show is. }
  - kind: steps
    heading: How it goes
    list:
      - { title: Tell us the show, text: Its name and your booth. }
      - { title: See a proof, text: Nothing runs until you approve it. }
      - { title: Find it at the booth, text: Delivered to the venue., from: 2026-12-01 }
  - { kind: links, heading: Read on, list: [{ label: Questions, href: /questions }] }
`,
      },
      at(
        'campaigns.yaml',
        'campaigns:\n',
        'campaigns:\n  - { name: shows, from: 2027-01-01, until: 2027-03-31, note: Spring shows }\n',
      ),
      at('footer.yaml', /( *)- \{ label: About.*\n/, '$&$1- { label: Trade Shows, href: /trade-shows }\n'),
    ],
  },
]
