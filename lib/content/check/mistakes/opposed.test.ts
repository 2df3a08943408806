/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { YAMLMap } from 'yaml'
import { misorderedNumbers } from '../../../language/catalog.ts'
import { carelessFault } from '../../faults/careless-faults.ts'
import { claimFault, contextFault } from '../../faults/context-faults.ts'
import { findContradictions } from '../../faults/contradictions.ts'
import { parseYaml } from '../../faults/fault.ts'
import { faultOfUrl } from '../../faults/not-listed.ts'
import { signFault } from '../../faults/sign-faults.ts'
import { spellingFault } from '../../faults/spelling-faults.ts'
import { checkAllContent } from '../check-all-content.ts'

type Edit = [file: string, from: string, to: string]

/** What the whole check says of the content after some edits. */
async function adviceAfter(edits: Edit[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-opposed-'))
  cpSync('content', folder, { recursive: true })
  for (const [file, from, to] of edits) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(
      join(folder, file),
      text.replace(from, () => to),
    )
  }
  const { faults } = await checkAllContent(folder)
  rmSync(folder, { recursive: true })
  return faults.map(({ file, advice }) => `${file} ${advice}`)
}

// Texts that take back what another one says; each edit has one fault.
const mistakes: [...Edit, says: string][] = [
  [
    'leads/common.yaml',
    'We use this to answer you, never for ads.',
    'We use this to answer you and to send you our newsletter.',
    'says "send you our newsletter", and pages/privacy.yaml says "for nothing else"; correct one of the two',
  ],
  [
    'leads/common.yaml',
    '- title: Free proof',
    '- title: Proof for $25',
    'says "Proof for $25", and pages/decoration.yaml says "free proof"; correct one of the two',
  ],
  [
    'pages/privacy.yaml',
    'Visitors get no cookies. Only staff do, when they sign in.',
    'We set cookies so that we recognize you when you come back.',
    'says "We set cookies", and pages/privacy.yaml says "No cookies"; correct one of the two',
  ],
  [
    'pages/questions.yaml',
    'There is no account to open, and',
    'Open an account to see it, and',
    'says "Open an account to see", and leads/common.yaml says "No account"; correct one of the two',
  ],
  [
    'home/services.yaml',
    'If a piece is wrong, we reprint it.',
    'If a piece is wrong, you get a refund.',
    'says "wrong, you get a refund", and pages/questions.yaml says "We reprint"; correct one of the two',
  ],
  [
    'home/hero.yaml',
    'label: delivery in select cities',
    'label: delivery in every city',
    'says "delivery in every city", and veterinary.yaml says "In select cities"; correct one of the two',
  ],
  [
    'pages/questions.yaml',
    'In a rush? Call {phone}.',
    'In a rush? Call {phone}, also on Saturdays.',
    'says "{phone}, also on Saturdays", and office.yaml has the office closed then; correct one of the two',
  ],
  [
    'artwork.yaml',
    'name: Business card, width: 3.5, height: 2,',
    'name: Business card, width: 3.35, height: 2.17,',
    'is 3.35 by 2.17, and printing.yaml has Business cards of 3.5 by 2; write the same',
  ],
  [
    'printing.yaml',
    'sheet: [3, 3], form: round',
    'sheet: [4, 3], form: round',
    'is round, 4 by 3; write one size for both sides',
  ],
  [
    'request.yaml',
    'Larger than 50 MB?',
    'Larger than 20 MB?',
    'says "Larger than 20 MB", and the site takes files of 50 MB; write that',
  ],
  [
    'pages/questions.yaml',
    'Our decoration guide shows',
    'Our [decoration guide](/veterinary) shows',
    'leads to /veterinary, and "Decoration guide" to /decoration in footer.yaml; correct one of the two',
  ],
  [
    'home/locations.yaml',
    'Orlando: [Florida, FL, Fla]',
    'Orlando: [Florida, FL, Fla, Miami]',
    'is Orlando as alsoCalled says; take one of the two cities away, or "Miami" there',
  ],
  [
    'home/technology.yaml',
    'Slim aluminum shell,',
    'Slim grey aluminum shell,',
    'says "grey", which no dictionary has; write gray, or list it in words.yaml if it is right',
  ],
]
// Marketers may take a text away; the report names what has no place then.
const isPlaced = ([file, from]: (typeof mistakes)[number]) =>
  readFileSync(join('content', file), 'utf8').includes(from)
const lost = mistakes.filter((mistake) => !isPlaced(mistake))
for (const [file, from] of lost) test.todo(`${file} no longer says: ${from}`)

test('texts that take back another one are each named', async () => {
  const placed = mistakes.filter(isPlaced)
  expect(lost.slice(mistakes.length / 5)).toEqual([])
  const said = await adviceAfter(placed.map(([file, from, to]): Edit => [file, from, to]))
  expect(said.sort()).toEqual(placed.map(([file, , , says]) => `${file} ${says}`).sort())
})

test('half of a payment is no "nothing is charged"', async () =>
  expect(
    await adviceAfter([['leads/common.yaml', 'No account and no payment yet.', 'You pay half of it now.']]),
  ).toEqual([
    expect.stringMatching(/^leads\/common\.yaml says "You pay half of it now", and pages\/questions/),
  ]))

test('texts like them that are right are accepted', async () => {
  const right = [
    'Call {phone} or write to {email}.',
    'Send a text message or a photo to {phone}.',
    'Call by Thursday to have it on Saturday.',
    'We answer on Saturdays during trade fairs.',
    'Files of 20 MB upload in a minute.',
    'Most logos are files of up to 1 MB.',
    'Cured at 395 nm and 20 kPa, at 300 dpi and 150 lpi.',
    'Hard-copy proofs at $25 are mailed.',
    'We print and mail newsletters for clubs.',
    'Unlike printers with a low minimum, we have none.',
    'We put a logo on by [printing](/decoration).',
    'Open an account with the carrier.',
    'Posters are printed in every city of the list.',
  ]
  expect(await adviceAfter([['pages/questions.yaml', 'In a rush? Call {phone}.', right.join(' ')]])).toEqual(
    [],
  )
})

test.each([
  ['Miami, {cities} countries today', 'says "{cities} countries", and {countries} counts countries; '],
  ['{cities} cities on {languages} continents', 'says "{languages} continents", and {continents} counts'],
  ['In a rush? Call {email}.', 'says "Call {email}"; write {phone} there'],
  ['Send a photo to {phone}.', 'says "Send a photo to {phone}"; write {email} there'],
  ['printed {delivered}; with you *{printed}*', 'says "printed {delivered}"; write {printed} there'],
  ['Hear back in {promise}.', 'says "in {promise}", and {promise} begins with "within" itself; '],
])('a placeholder in the place of another: %s', (text, says) => expect(claimFault(text)).toContain(says))

const document = parseYaml('a: b').document
const around = document.contents as YAMLMap

test.each([
  [
    '{ name: "Power bank, 10,000 mAh", features: [USB-C], description: "Slim 20,000 mAh shell" }',
    '20,000 mAh',
  ],
  ['{ name: Two-port wall charger, features: [USB-C], description: A plug and three ports }', 'three ports'],
  ['{ name: "Backpack, 22 L", features: [Padded], description: "Polyester, 30 L" }', '30 L'],
  ['{ name: Bottle, features: [Laser], description: screen-printed on steel }', '"screen-printed"'],
  ['{ figure: Low, text: "minimum order, on any product" }', '"Low minimum"'],
])('an entry that contradicts itself: %s', (entry, said) => {
  const map = parseYaml(entry).document.contents as YAMLMap
  const [fault] = findContradictions(map, 'home/technology.yaml')
  expect(fault?.advice).toContain(`says ${said}, and `)
})

test.each([
  '{ name: "Power bank, 10,000 mAh", features: [A], description: "Two full charges of a 5,000 mAh phone" }',
  '{ name: "Power bank, 10,000 mAh", features: [A], description: "Charges 5,000 mAh phones" }',
  '{ name: "Holder, 16 oz", features: [A], description: "Made for a 20 oz cup" }',
])('what another thing holds: %s', (entry) =>
  expect(findContradictions(parseYaml(entry).document.contents as YAMLMap, 'home/technology.yaml')).toEqual(
    [],
  ),
)

test('a notice of a day ends, a link says where it leads, and to no address that ends', () => {
  const notice = contextFault('Our office is closed today.', 'text', around, document, 'banner.yaml')
  expect(notice).toBe('says "today" and stays for good; write its last day in a line until:')
  expect(contextFault('Order today.', 'text', around, document, 'banner.yaml')).toBeUndefined()
  expect(carelessFault('Our guide, [here](/decoration), shows.', 'answer', true, false)).toMatch(
    /^has "here"/,
  )
  expect(faultOfUrl('https://bit.ly/3xYz12')).toMatch(/^leads by way of bit\.ly/)
})

test.each([
  'We answer faster then most.',
  'Made in the city their going to.',
  'Your always welcome to call.',
  'A bottle made form stainless steel.',
  'Things stay quite.',
  'We handles hosting and payments.',
  'Your orders is handled by us.',
  'One order for the pubic booth.',
])('a word that is right elsewhere: %s', (text) => expect(spellingFault(text, document)).toMatch(/^says /))
test.each([
  'One of your orders is late.',
  'What we ship, we answer for.',
  'Checking your files is free.',
  'The price of two pieces is lower.',
  'Your already approved proof stays valid.',
  'If one press is busy, the other then takes the job.',
  'Their made-up names stay.',
  'We have quite a few.',
])('a right one: %s', (text) => expect(spellingFault(text, document)).toBeUndefined())

test('what is right beside them stays', () => {
  expect(signFault('Letters are at least 0.25 in in embroidery.')).toBeUndefined()
  expect(claimFault('We are there in an emergency, 24 hours a day.')).toBeUndefined()
  expect(faultOfUrl('https://www.tco.example/kit')).toBeUndefined()
})

test('numbers of a language in another order are one mistake', () => {
  const wrong = {
    file: 'languages/es.po',
    line: 9,
    field: '',
    advice: 'says dos, and the English two; write tres',
  }
  const all = Array.from({ length: 5 }, () => wrong)
  expect(misorderedNumbers(all.slice(1), 'es')).toBeUndefined()
  expect(misorderedNumbers(all, 'es')).toEqual([
    expect.objectContaining({ file: 'languages/es.yaml', field: 'numbers' }),
  ])
})
