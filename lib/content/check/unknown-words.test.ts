/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unknownWords } from './unknown-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyline-words-'))
afterAll(() => rmSync(folder, { recursive: true }))

const check = (text: string, field = 'text') => {
  writeFileSync(join(folder, 'words.yaml'), 'words:\n  - carabiner\n  - Pantone\n')
  writeFileSync(join(folder, 'a.yaml'), `lead: The quality of the paper\n${field}: ${text}\n`)
  const { faults, notes } = unknownWords(folder)
  return { faults: faults.map(({ line, advice }) => `${line} ${advice}`), notes: notes.length }
}

test.each([
  ['letters that have changed places', 'We recieve it', 'recieve', 'receive'],
  ['a short word', 'Print teh logo', 'teh', 'the'],
  ['a letter too few, of a word that stands elsewhere', 'Look at the qulity', 'qulity', 'quality'],
  ['a letter too many', 'We printt it', 'printt', 'print'],
  ['a space too few', 'Print thepaper', 'thepaper', 'the paper'],
  ['an apostrophe too few', 'We didnt print', 'didnt', 'didn’t'],
  ['another English', 'In any colour', 'colour', 'color'],
  ['a month', 'Until Setpember 12', 'Setpember', 'September'],
  ['a word at the beginning', 'Qulity first', 'Qulity', 'Quality'],
  ['a name in small letters', 'By thursday', 'thursday', 'Thursday'],
  ['a word of our own', 'Any pantone', 'pantone', 'Pantone'],
  ['one of two likely words', 'Print two peices at these prices, or more pieces', 'peices', 'pieces'],
  [
    'a letter within a form',
    'We answerd at noon. An answer is answered, and we answer',
    'answerd',
    'answered',
  ],
  ['another form than those that stand elsewhere', 'Print localy, at local presses', 'localy', 'locally'],
  ['a word with its first letter right', 'In stell, tell us, steel or steel', 'stell', 'steel'],
  ['an apostrophe in the wrong place', 'We do’nt. We don’t', 'do’nt', 'don’t'],
  ['a plural in -ys', 'In many countrys', 'countrys', 'countries'],
  ['two letters of a long word of ours', 'Photografed and photographed', 'Photografed', 'Photographed'],
  ['a long word with a capital at the beginning', 'Maintainance of it', 'Maintainance', 'maintenance'],
  ['one in a label of capitals', 'See our Maintainance Plans', 'Maintainance', 'maintenance'],
  ['a common word with a capital, between small ones', 'For the Qulity of it', 'Qulity', 'Quality'],
  ['two letters of any long word', 'Our maintainance', 'maintainance', 'maintenance'],
  ['a small word run into the next', 'For eachpaper and each', 'eachpaper', 'each paper'],
  ['half of a compound', 'Print double-sidedd', 'sidedd', 'sided'],
])('%s is refused', (_what, text, wrong, right) =>
  expect(check(text).faults).toEqual([
    `2 says "${wrong}", which no dictionary has; write ${right}, or list it in words.yaml if it is right`,
  ]),
)

test.each([
  'Made by Qwertzon',
  'A zzyzzyx',
  'Its gerning',
  'Our wearables',
  'At a roastery',
  'On plantable paper',
  'Stockouts of cups',
  'By Paker of the paper',
  'We engrave Leatherman knives for your team',
  'We engrave Leatherman knives for every team. Leatherman',
])('%s may be right, so it is a note', (text) => expect(check(text)).toEqual({ faults: [], notes: 1 }))

test.each([
  'Papers, carabiners and Pantone’s own',
  'Hubert@recieve.example, www.recieve.example/teh, https://recieve.example',
  'From Shenzhen and Düsseldorf to Wuhan’s halls',
  '{recieve}, #teh, PDF, PDFs, DTG',
])('%s is right', (text) => expect(check(`'${text}'`)).toEqual({ faults: [], notes: 0 }))

test('a misspelled word that is listed as right is a note', () => {
  writeFileSync(join(folder, 'words.yaml'), 'words: [recieve]\n')
  writeFileSync(join(folder, 'a.yaml'), 'text: Recieve\n')
  expect(unknownWords(folder)).toMatchObject({ faults: [], notes: [{ file: 'words.yaml', line: 1 }] })
})

test.each(['city', 'formerly'])('names and addresses are not read: %s', (field) =>
  expect(check('Recieve teh', field).faults).toEqual([]),
)
test('a campaign’s name is an address', () => {
  writeFileSync(join(folder, 'a.yaml'), 'campaigns:\n  - name: feria-monterrey\n')
  expect(unknownWords(folder)).toMatchObject({ faults: [], notes: [] })
})
test('names of the desk’s views are read', () => expect(check('Teh', 'names').faults).toHaveLength(1))
