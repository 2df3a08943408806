/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Claims that are taken back here. */
const awaited = 'clinics store bpa-free no-minimum practice dishwasher-safe ten-feet reply savings'.split(' ')

const folder = mkdtempSync(join(tmpdir(), 'keyline-withdrawn-'))
let check: typeof import('../../faults/check-content.ts')
let figures: typeof import('../../faults/claim-figures.ts')
let pages: typeof import('../../service-pages.ts')

beforeAll(async () => {
  cpSync('content', folder, { recursive: true })
  const claims = awaited.reduce(
    (text, id) => text.replace(`- id: ${id}\n`, `$&    awaited: true\n`),
    readFileSync('content/claims.yaml', 'utf8'),
  )
  writeFileSync(join(folder, 'claims.yaml'), claims)
  process.env.CONTENT_FOLDER = folder
  check = await import('../../faults/check-content.ts')
  figures = await import('../../faults/claim-figures.ts')
  pages = await import('../../service-pages.ts')
})
afterAll(() => {
  delete process.env.CONTENT_FOLDER
  rmSync(folder, { recursive: true })
})

test('a text that cannot be left out names the claim that is awaited, not the one that stands', () => {
  const { file, schema } = pages.veterinary
  const text = readFileSync('content/veterinary.yaml', 'utf8')
  const advice = (description: string) =>
    check
      .faultsOf(
        file,
        Buffer.from(text.replace(/( description: )[^]*?\n(?=\S)/, `$1'${description}'\n`)),
        schema,
      )
      .flatMap(({ field, advice }) => (field === 'meta > description' ? [advice] : []))
  expect(advice('{countries} countries, and {clinics} vets trust our printing of practice cards.')).toEqual([
    'names {clinics}, which claims.yaml awaits, and cannot be left out; write it without',
  ])
  expect(advice('{practice} years, {cities} cities, and {clinics} vets trust our practice cards.')).toEqual([
    'names {clinics} and {practice}, which claims.yaml awaits, and cannot be left out; write it without',
  ])
})

test.each([
  ['Squeeze polyethylene without BPA', 'without BPA'],
  ['Steel, free of BPA', 'free of BPA'],
  ['It contains no BPA.', 'no BPA'],
  ['It doesn’t contain any BPA.', 'doesn’t contain any BPA'],
  ['A bpa free bottle', 'bpa free'],
  ['Safe in the dishwasher', 'Safe in the dishwasher'],
  ['A dishwasher-proof print', 'dishwasher-proof'],
  ['A ten-foot wall', 'ten-foot'],
  ['Trusted by more than five hundred vets', 'five hundred vets'],
  ['Half a thousand practices order here.', 'Half a thousand practices'],
  ['Over 600 clinics', 'Over 600 clinics'],
  ['Hundreds of happy vets', 'Hundreds of happy vets'],
  ['Your store is open in a week.', 'in a week'],
  ['Your shop, live within six days', 'within six days'],
  ['A one-week launch', 'one-week'],
  ['Hear back within the hour: we answer in half an hour.', 'in half an hour'],
  ['It costs a third less.', 'a third'],
  ['Save 30% on freight.', '30%'],
  ['Order one piece or ten thousand', 'Order one piece'],
  ['Tees, from one piece', 'from one piece'],
  ['Steel, bamboo, crystal, from one', 'from one'],
  ['Can I order just one? Yes.', 'order just one'],
  ['Order one or one thousand.', 'Order one'],
  ['Order as few as one.', 'as few as one'],
  ['Without a minimum', 'Without a minimum'],
  ['We never set a minimum.', 'never set a minimum'],
])('a claim that is awaited, said otherwise: %s', (text, said) =>
  expect(figures.unsaidFault(text)).toMatch(
    new RegExp(`^says "${said}", a claim that claims\\.yaml awaits; `, 'i'),
  ),
)

test.each([
  'Squeeze polyethylene without a seam',
  'No lid, no straw',
  'A print that stays safe in the sun',
  'Six feet wide',
  'We print for vets.',
  'Two clinics share one desk.',
  'We ship to six hundred clinics for you.',
  'The fair opens in spring.',
  'A proof comes in a day.',
  'It holds ink for a week.',
  'From one desk to hundreds',
  'From one of our cities',
  'One order for all',
  'Pieces in one order',
  'A tumbler keeps 30% of its heat.',
])('what is none: %s', (text) => expect(figures.unsaidFault(text)).toBeUndefined())

test('the figures that a language says otherwise stay while their claims are awaited', async () => {
  const { checkLanguages } = await import('../../../language/check-languages.ts')
  const fields = checkLanguages([], folder).map(({ field }) => field)
  expect(
    fields.filter((one) => /^(?:(?:figures|tiles) > (?:clinics|practice|store)|bpa-free)$/.test(one)),
  ).toEqual([])
})
