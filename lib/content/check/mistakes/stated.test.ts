/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkStatedAmounts } from '../stated-amounts.ts'
import { inFile, tryInFiles } from './in-files.ts'

// Promises, days, prices and places that a text states otherwise than the site does.
tryInFiles([
  ...inFile('printing.yaml', 'Hear back {promise}.', {
    'Hear back within three days.': /^says "Hear back within three days" by hand; write \{promise\}/,
  }),
  ...inFile('veterinary.yaml', 'quote it {promise}', {
    'quote it within two business days':
      /^says "quote it within two business days" by hand; write \{promise\}/,
  }),
  ...inFile('home/drinkware.yaml', 'Glazed stoneware;', {
    'Ready in 3 working days. Glazed stoneware;':
      /^says "3 working days", and deadline\.yaml has \d+ for Drinkware; write the same$/,
    '$6.50 each from 50, $7.90 each from 250. Glazed stoneware;':
      'says "$6.50 each from 50" and "$7.90 each from 250": more pieces cost less each; correct the prices',
    'From €6.50 each. Glazed stoneware;': 'says €6.50, and other prices are in dollars; write it in those',
  }),
  ...inFile('home/before-order.yaml', 'Three free ways to be sure', {
    'Rush orders take five working days; three free ways to be sure':
      /^says "Rush orders take five working days", and deadline\.yaml has a rush of 2 or 1 days/,
  }),
  ...inFile('home/about.yaml', 'since {founded}, {cities}', {
    'since 2001, {cities}': /^says "since 2001,", and founded: in brand\.yaml is 1999; write \{founded\}/,
  }),
  ...inFile('home/locations.yaml', 'type a city.', {
    'type a city in 80 countries.': /^says "80 countries", and claims\.yaml says \d+\+; write \{countries\}/,
    'find the nearest press and it’s address.': /^says "it’s", where its is meant/,
  }),
  ...inFile('home/locations.yaml', 'at: [40.71, -74.01]', {
    'at: [40.71, 74.01]': /^\[40\.71, 74\.01\] is far from New York, USA, which lies at \[40\.71/,
  }),
  ...inFile('home/challenges.yaml', 'Made in the city they’re going to', {
    'Save 35–25% on freight': 'says "35–25%", from more to less; write the smaller number first',
  }),
  ...inFile('home/hero.yaml', /(quote: )(.*)([^]*?label: )[^,]*/, {
    $1$2$3$2: /^reads ".*", as the button beside it does; say what this one does$/,
  }),
  ...inFile('home/outdoor-sports.yaml', '50 × 60 in.', {
    '50 × 60 in (127 × 252 cm).': 'says "60 in (252 cm)", and 60 in are about 150 cm; correct one of the two',
  }),
  ...inFile('links.yaml', /(catalog: \S+)/, {
    '$1?utm_source=newsletter&fbclid=IwAR0abc':
      /^has fbclid, which follows one visitor from another site; write https/,
  }),
  ...inFile('languages/es.yaml', 'offer: Esta página está en español', {
    'offer: Lee esta página en tu idioma': /^says "tu" to visitors, whom other sentences call usted/,
  }),
  ...inFile('languages/es.po', 'msgstr "Elija una opción"', {
    'msgstr "Elige una opción"': /^says "Elige" to visitors, whom other sentences call usted/,
  }),
  ...inFile('pages/questions.yaml', '  - kind: links\n', {
    '  - kind: table\n    heading: Prices\n    columns: [Pieces, Price]\n    rows:\n      - [24, Ask us]\n    notes: [Prices are for one ceramic mug, before tax and delivery.]\n\n$&':
      "is parted at its comma, as a list is; put all of it in quotes: ['Prices are for one ceramic mug, before tax and delivery.']",
  }),
  ...inFile('home/before-order.yaml', 'See right away what prints well', {
    'See in a hour what prints well': 'says "a hour"; write an hour',
  }),
])

test('a product has one price in all files, and the price of all pieces may rise', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-prices-'))
  cpSync('content', folder, { recursive: true })
  const write = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  write('home/drinkware.yaml', 'Glazed stoneware;', 'From $6.50 each. Glazed stoneware;')
  write(
    'pages/questions.yaml',
    'It depends on the piece,',
    'A ceramic mug starts at $6.50. It depends on the piece,',
  )
  write('home/technology.yaml', 'description: ', 'description: $50 for 10, $90 for 20. ')
  const before = checkStatedAmounts(folder)
  write('pages/questions.yaml', 'starts at $6.50', 'starts at $5.90')
  const after = checkStatedAmounts(folder)
  rmSync(folder, { recursive: true })
  expect(before).toEqual([])
  expect(after).toEqual([
    expect.objectContaining({
      file: 'pages/questions.yaml',
      advice: expect.stringMatching(
        /^says \$5\.90 of .*, and home\/drinkware\.yaml says \$6\.50; write the same/,
      ),
    }),
  ])
})
