/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimFault } from '../../faults/context-faults.ts'
import { checkContradictions } from '../contradictions.ts'
import { checkOpposedTexts } from '../opposed-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyline-against-'))
beforeAll(() => cpSync('content', folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** What is said of each text, as the words that it is said of. */
const saidOf = (texts: string[]) => {
  writeFileSync(join(folder, 'pages/new.yaml'), texts.map((text) => `- text: '${text}'\n`).join(''))
  const faults = [...checkOpposedTexts(folder), ...checkContradictions(folder)]
  return texts.filter((_, index) =>
    faults.some(({ file, line }) => file === 'pages/new.yaml' && line === index + 1),
  )
}

test('texts that take back what the site promises are each named', () => {
  const wrong = [
    'Please order at least 25 pieces.',
    'Sold from 36 mugs up.',
    'Available from two dozen shirts upwards.',
    'We print mugs from 12 pieces.',
    'Pens come in packs of 12 or more.',
    'Sold in packs of twenty-four.',
    'Shirts, starting at 50 pieces',
    'Orders begin at a hundred pens.',
    'No fewer than 20 bottles, please.',
    'No orders under 25 pieces.',
    'The smallest order is 25.',
    'With a 25-piece minimum',
    'Orders of 100 or more only',
    'A single shirt is not possible.',
    'The proof comes for a fee of $15.',
    'It costs $25 each further round.',
    'Rush jobs are printed without a proof.',
    'You can pay by PayPal or card on this site.',
    'You pay half of it with the order.',
    'Please open an account first.',
    'If you don’t like it, we refund the price.',
    'We email you offers each month.',
    'We count visits with Google Analytics.',
    'It sets cookies from a partner.',
  ]
  expect(saidOf(wrong)).toEqual(wrong)
})

test('texts near them that are right are accepted', () =>
  expect(
    saidOf([
      'A box of at least 25 pieces ships on a pallet.',
      'A single shirt is possible.',
      'The proof is free.',
      'We print nothing without a proof.',
      'No order goes to press without a proof.',
      'You pay by card or bank transfer, on the invoice.',
      'We never email you offers.',
      'There is no Google Analytics here.',
      'There are no cookies from others.',
      'We refund the price or reprint it.',
      'Offers reach you by email when you ask.',
      'Without an account, you order first.',
      'Each tote is made from 6 bottles.',
      'Coasters are sold in sets of four.',
      'Photos need a resolution of 300 dpi minimum.',
      'Leave 3 mm minimum around text.',
      'Start with three samples and compare them.',
      'Photographs print well from 300 dpi up.',
    ]),
  ).toEqual([]))

test.each([
  ['We are ISO 9002 certified.', 'ISO 9002'],
  ['A press under ISO 14001.', 'ISO 14001'],
  ['Seventy cities on five continents', '"Seventy cities"'],
  ['We print in sixty countries.', '"sixty countries"'],
  ['56 Countries', '"56 Countries"'],
  ['We translate into forty languages.', '"forty languages"'],
  ['We print for three hundred practices.', '"three hundred practices"'],
  ['Up to 40% less freight', '"Up to 40% less"'],
  ['In a hundred and twenty cities', '"a hundred and twenty cities"'],
  ['We print on all seven continents.', '"seven continents"'],
  ['Our presses stand on 7 continents.', '"7 continents"'],
  ['Presses in two hundred large cities', '"two hundred large cities"'],
  ['Trusted by thousands of vets', '"thousands of vets"'],
  ['Printed in a hundred cities', '"a hundred cities"'],
  ['We answer the phones around the clock.', 'our hours'],
  ['Call us: our office is there seven days a week.', 'our hours'],
])('%s', (text, says) => expect(claimFault(text)).toContain(says))

test.each([
  'Send PDF/X files (ISO 15930), on ISO 216 sheets.',
  'We ship to ninety cities at once.',
  'Your tour of sixty cities starts here.',
  'We ship to all seven continents.',
  'Two continents, one price',
  'Dozens of cities, one invoice',
  'One of the largest cities',
  'Two of our cities have two presses.',
  'We print the menu in two languages.',
  'Three countries, one price',
  'Sixty pieces in one box',
  'Up to 40% less ink on dark cloth',
  'Up to 35% savings',
  'The presses run around the clock.',
  'A mug that lasts for twenty years',
  'We printed four hundred shirts.',
])('right: %s', (text) => expect(claimFault(text)).toBeUndefined())
