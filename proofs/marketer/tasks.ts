import { added, at, drink, entry, gone, quote, row, type Task, tasksIn } from './task.ts'

const home = (part: string, changes: Parameters<typeof tasksIn>[2]) =>
  tasksIn(`home/${part}.yaml`, `/#${part}`, changes)

export const tasks: Task[] = [
  ...tasksIn('claims.yaml', '/#home', { '65+ countries become 70+': ['figure: 65+', 'figure: 70+'] }),
  ...tasksIn('brand.yaml', '/#footer-lists', {
    'another phone number': [
      /label: '.*'\n {2}number: '.*'/,
      "label: '+1 (305) 555-0199'\n  number: '+13055550199'",
    ],
    'the street of the office': [/ {2}# street.*\n/, '  street: 100 Biscayne Boulevard\n'],
    'one social network fewer': gone(row('network: Facebook')),
  }),
  ...tasksIn('home/hero.yaml', '/#home', {
    'a shorter headline': [
      /headline:\n( *- .*\n)+/,
      "headline:\n  - Printed in\n  - '{countries} countries'\n",
    ],
    'two figures below it': [/(stats:\n(?: {2}- .*\n){2}) {2}- .*\n/, '$1'],
  }),
  ...tasksIn('navigation.yaml', '/#home', {
    'a menu entry has another name': ['label: Locations', 'label: Cities'],
    'one entry of the catalog fewer': gone(row('label: Fun Games')),
  }),
  ...tasksIn('footer.yaml', '/#footer-lists', {
    'a link more in the footer': [row('label: About'), '$&$1- { label: Questions, href: /questions }\n'],
  }),
  ...tasksIn('links.yaml', '/#products', {
    'the catalog moves': [/^catalog: .*/m, 'catalog: https://shop.keyline.example/'],
  }),
  ...home('drinkware', {
    'a drinkware product more': added('products', drink('winter-mug')),
    'one drinkware product fewer': gone(entry('id: glass-bottle')),
  }),
  ...home('technology', { 'one technology product fewer': gone(entry('id: .*')) }),
  ...home('outdoor-sports', { 'one outdoor product fewer': gone(entry('id: picnic-blanket')) }),
  ...home('products', {
    'a category fewer': gone(entry('name: Custom Socks')),
    'a category has kinds of goods': [
      '    features: [Pad print, Enamel, Kitting]\n',
      '    kinds: [Pens, Pins, Keychains]\n$&',
    ],
  }),
  ...home('challenges', {
    'a fifth headache': added(
      'corrections',
      '  - { label: Stockouts, problem: We ran out of shirts, answer: Printed as ordered, text: Nothing waits in a closet., figure: "0", figureLabel: boxes in storage }\n',
    ),
  }),
  ...home('services', {
    'a fifth service': added(
      'features',
      '  - { title: Samples first, text: See one piece before you order the rest. }\n',
    ),
  }),
  ...home('storefronts', { 'three benefits of the stores': gone(entry('title: .*')) }),
  ...home('reviews', {
    'a fourth testimonial': added('  quotes', quote('Zora Midnight')),
    'a testimonial is confirmed': ['verified: false', 'verified: true'],
    'a seventh audience': added('audiences', '  - Universities\n'),
  }),
  ...home('locations', {
    'a city less': gone(row("city: 'Bratislava")),
    'a city more': [row("city: 'Dublin"), "$&$1- { city: 'Cork, Ireland', at: [51.9, -8.47] }\n"],
    'another name of a city': added('alsoCalled', '  Dublin: [Baile Átha Cliath]\n'),
  }),
  ...home('portfolio', {
    'a frame of the portfolio fewer': gone(entry('name: Poster mailing')),
    'another frame is the newest': [/^newest: .*/m, 'newest: 3'],
    'a larger frame': ['size: single', 'size: large'],
    'the portfolio without its last frame': gone(/ {2}- name: (?![^]*\n {2}- name: )[^]*/),
  }),
  ...home('contact', {
    'an event type more in the list and the form': added('events', '  - Weddings\n'),
  }),
  ...tasksIn('leads/common.yaml', '/#drinkware', {
    'Request Quote on products is switched off': ['productQuote: on', 'productQuote: off'],
  }),
  ...tasksIn('leads/project-request.yaml', '/#contact', {
    'another thank-you': [/( {2}sent:\n {4}title: ).*/, '$1Thank You'],
  }),
  ...tasksIn('leads/quick-quote.yaml', '/#contact', {
    'a project type has another name': [
      'corporate-apparel: Corporate Apparel',
      'corporate-apparel: Team Apparel',
    ],
  }),
  ...tasksIn('office.yaml', '/#contact', { 'closed on Christmas': ['closed: []', "closed: ['2026-12-25']"] }),
  ...tasksIn('deadline.yaml', '/#drinkware', {
    'drinkware takes longer': ['group: Drinkware, days: 8', 'group: Drinkware, days: 9'],
  }),
  ...tasksIn('translation.yaml', '/translation#languages', {
    'a language more': [row('name: Italian'), '$&$1- { name: Catalan, native: Català, code: ca }\n'],
  }),
  ...tasksIn('printing.yaml', '/printing#items', { 'a printed format fewer': gone(row('name: Flyers')) }),
  ...tasksIn('veterinary.yaml', '/veterinary', {
    'a testimonial of vets fewer': [/( {2}quotes:\n) {4}- name: .*\n( {6}.*\n)+/, '$1'],
  }),
  ...home('drinkware', {
    'a winter product for three weeks, and its draft': added(
      'products',
      drink('winter-cup', '    from: 2026-12-01\n    until: 2026-12-24\n') +
        drink('spring-mug', '    draft: true\n').replace('Winter mug', 'Spring mug'),
    ),
  }),
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
        ...added(
          'campaigns',
          '  - { name: shows, from: 2027-01-01, until: 2027-03-31, note: Spring shows }\n',
        ),
      ),
      at('footer.yaml', row('label: About'), '$&$1- { label: Trade Shows, href: /trade-shows }\n'),
    ],
  },
]
