/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Claims that are taken back here. */
const awaited = ['clinics', 'store', 'bpa-free', 'no-minimum', 'practice']

const folder = mkdtempSync(join(tmpdir(), 'keyline-withdrawn-'))
let check: typeof import('../../faults/check-content.ts')
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
