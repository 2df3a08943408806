import { at, drink, one, type Task } from './task.ts'

/** Cities, samples, forms, the other pages, and content with dates. */
export const laterTasks: Task[] = [
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
    'corporate-apparel: Corporate Apparel',
    'corporate-apparel: Team Apparel',
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
