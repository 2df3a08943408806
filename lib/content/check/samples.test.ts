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

/** Writes a file anew, some texts in it replaced. */
function change(file: string, ...changes: [RegExp, string][]) {
  const text = String(readFileSync(join('content', file)))
  writeFileSync(
    join(folder, file),
    changes.reduce((before, [from, to]) => before.replaceAll(from, to), text),
  )
}

test('addresses, numbers and testimonials of nobody are listed with their lines, examples in fields are not', () => {
  expect(fields('brand.yaml')).toContain('email: sales@keyline.example')
  expect(fields('home/reviews.yaml').length).toBe(3)
  expect(fields('leads/quote.yaml')).toEqual([])
  const [first] = samplesIn(folder).filter(({ file }) => file === 'links.yaml')
  expect(String(readFileSync('content/links.yaml')).split('\n')[(first?.line ?? 0) - 1]).toContain(
    first?.field,
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
