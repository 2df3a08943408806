/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { samplesIn } from './samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyline-content-'))
cpSync('content', folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const fields = (file: string) =>
  samplesIn(folder)
    .filter((one) => one.file === file)
    .map(({ field }) => field)

/** Rewrites a file with some texts replaced. */
function change(file: string, ...changes: [RegExp, string][]) {
  const text = String(readFileSync(join('content', file)))
  writeFileSync(
    join(folder, file),
    changes.reduce((before, [from, to]) => before.replaceAll(from, to), text),
  )
}

test('addresses, numbers and testimonials of nobody are listed with their lines', () => {
  change('brand.yaml', [/^email: .*/gm, 'email: sales@keyline.example'])
  change('home/reviews.yaml', [/verified: true/g, 'verified: false'])
  change('leads/quote.yaml', [/placeholder: .*? }/g, "placeholder: '(305) 555-0134' }"])
  expect(fields('brand.yaml')).toContain('email: sales@keyline.example')
  expect(new Set(fields('home/reviews.yaml'))).toEqual(new Set(['verified: false']))
  expect(fields('leads/quote.yaml')).toEqual([])
  const email = samplesIn(folder).find(({ field }) => field.startsWith('email: sales'))
  expect(String(readFileSync(join(folder, 'brand.yaml'))).split('\n')[(email?.line ?? 0) - 1]).toBe(
    email?.field,
  )
})

test('what has been written is not listed any more', () => {
  change(
    'brand.yaml',
    [/\.example|-example/g, '.com'],
    [/555-?01/g, '444-01'],
    [/# street:.*/g, 'street: 1 Main St'],
  )
  change('home/reviews.yaml', [/verified: false/g, 'verified: true'])
  for (const file of ['brand.yaml', 'home/reviews.yaml']) expect(fields(file)).toEqual([])
})
