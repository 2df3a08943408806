/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkAllContent } from '../check-all-content.ts'
import { answerFault, claimFault } from '../../faults/context-faults.ts'
import { spellingFault } from '../../faults/spelling-faults.ts'
import { signFault } from '../../faults/sign-faults.ts'
import { faultOfUrl } from '../../faults/not-listed.ts'
import { misorderedNumbers } from '../../../language/catalog.ts'
import { parseYaml } from '../../faults/fault.ts'
import { inFile, tryInFiles } from './in-files.ts'

// Texts that take back what another one says, and figures in the place of others.
tryInFiles([
  ...inFile('leads/common.yaml', 'We use this to answer you, never for ads.', {
    'We use this to answer you and to send you our newsletter.':
      'says "send you our newsletter", and pages/privacy.yaml says "for nothing else"; correct one of the two',
  }),
  ...inFile('leads/common.yaml', '- title: Free proof', {
    '- title: Proof for $25': /^says "Proof for \$25", and \S+ says "free proof"; /,
  }),
  ...inFile('leads/common.yaml', 'No account and no payment yet.', {
    'You pay half of it now.': /^says "You pay half of it now", and pages\/questions\.yaml says/,
  }),
  ...inFile('pages/privacy.yaml', 'Visitors get no cookies. Only staff do, when they sign in.', {
    'We set cookies so that we recognize you when you come back.': /^says "We set cookies", and /,
  }),
  ...inFile('pages/questions.yaml', 'There is no account to open, and', {
    'Open an account to see it, and':
      /^says "Open an account to see", and leads\/common\.yaml says "No account"/,
  }),
  ...inFile('home/services.yaml', 'If a piece is wrong, we reprint it.', {
    'If a piece is wrong, you get your money back.': /^says "wrong, you get your money back", and /,
  }),
  ...inFile('home/hero.yaml', 'label: delivery in select cities', {
    'label: delivery in every city': /^says "delivery in every city", and \S+ says "in select/i,
  }),
  ...inFile('home/about.yaml', /figure: 'No', (text: '?minimum order)/, {
    "figure: 'Low', $1": /^says "Low minimum", and claims\.yaml says no minimum; /,
  }),
  ...inFile('pages/questions.yaml', 'In a rush? Call {phone}.', {
    'In a rush? Call {phone}, also on Saturdays.': /^says "\{phone\}, also on Saturdays", and office\.yaml/,
    'In a rush? Call {email}.': 'says "Call {email}"; write {phone} there',
  }),
  ...inFile('printing.yaml', 'Hear back {promise}.', {
    'Hear back in {promise}.':
      'says "in {promise}", and {promise} begins with "within" itself; take "in" away',
  }),
  ...inFile('home/about.yaml', '{cities} cities today', {
    '{cities} countries today': /^says "\{cities\} countries", and \{countries\} counts countries; /,
  }),
  ...inFile('home/services.yaml', 'cities on {continents} continents', {
    'cities on {languages} continents': /^says "\{languages\} continents", and \{continents\} counts/,
  }),
  ...inFile('deadline.yaml', 'printed {printed}; with you *{delivered}*', {
    'printed {delivered}; with you *{printed}*': 'says "printed {delivered}"; write {printed} there',
  }),
  ...inFile('home/technology.yaml', 'Slim aluminum shell,', {
    'Slim 20,000 mAh aluminum shell,': /^says 20,000 mAh, and name says 10,000 mAh; write the same/,
    'Slim grey aluminum shell,': /^says "grey", which no dictionary has; write gray/,
  }),
  ...inFile('home/technology.yaml', 'a folding plug and two ports', {
    'a folding plug and three ports': /^says three ports, and name says Two-port; write the same/,
  }),
  ...inFile('home/technology.yaml', 'Recycled polyester with', {
    'Recycled polyester, 30 L, with': /^says 30 L, and name says 22 L; write the same/,
  }),
  ...inFile('home/drinkware.yaml', 'laser-engraved on a powder coat', {
    'screen-printed on a powder coat': 'says "screen-printed", and features says "Laser"; write the same',
  }),
  ...inFile('artwork.yaml', 'name: Business card, width: 3.5, height: 2,', {
    'name: Business card, width: 3.35, height: 2.17,':
      'is 3.35 by 2.17, and printing.yaml has Business cards of 3.5 by 2; write the same',
  }),
  ...inFile('printing.yaml', 'sheet: [3, 3], form: round', {
    'sheet: [4, 3], form: round': 'is round, 4 by 3; write one size for both sides',
  }),
  ...inFile('request.yaml', 'Larger than 50 MB?', {
    'Larger than 20 MB?': 'says "Larger than 20 MB", and the site takes files of 50 MB; write that',
  }),
  ...inFile('banner.yaml', /$(?![^])/, {
    '  - text: Our office is closed today.\n':
      'says "today" and stays for good; write its last day in a line until:',
  }),
  ...inFile('footer.yaml', 'href: /decoration }', {
    'href: https://bit.ly/3xYz12 }':
      'leads by way of bit.ly, which may end any day; open it, and write the address that it leads to',
  }),
  ...inFile('pages/questions.yaml', 'Our decoration guide shows', {
    'Our [decoration guide](/veterinary) shows':
      /^leads to \/veterinary, and "Decoration guide" to \/decoration in /,
    'Our guide, [here](/decoration), shows': /^has "here" for a link’s words/,
  }),
  ...inFile('home/locations.yaml', 'Orlando: [Florida, FL, Fla]', {
    'Orlando: [Florida, FL, Fla, Miami]':
      'is Orlando as alsoCalled says; take one of the two cities away, or "Miami" there',
  }),
])

const document = parseYaml('a: b').document
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
  expect(answerFault('Please answer within five days.')).toBeUndefined()
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

test('texts like them that are right are accepted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-right-'))
  cpSync('content', folder, { recursive: true })
  const file = join(folder, 'pages/questions.yaml')
  const [asked = '', rest = ''] = readFileSync(file, 'utf8').split('In a rush? Call {phone}.')
  const right = [
    'Call {phone} or write to {email}.',
    'Send a text message or a photo to {phone}.',
    'Call by Thursday to have it on Saturday.',
    'We answer on Saturdays during trade fairs.',
    'Files of 20 MB upload in a minute.',
    'Hard-copy proofs at $25 are mailed.',
    'We print and mail newsletters for clubs.',
    'Unlike printers with a low minimum, we have none.',
    'We put a logo on by [printing](/decoration).',
    'Open an account with the carrier.',
    'Posters are printed in every city of the list.',
  ]
  writeFileSync(file, [asked, right.join(' '), rest].join(''))
  const { faults } = await checkAllContent(folder)
  rmSync(folder, { recursive: true })
  expect(faults).toEqual([])
})

test('the delivered content says nothing twice or otherwise', async () =>
  expect((await checkAllContent()).faults).toEqual([]))
