/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { checkAllContent } from '../check-all-content.ts'
import { checkContent } from '../../faults/check-content.ts'
import { listOf, ownLink, picture, text, textWith } from '../../shapes.ts'
import { inAnyFile } from './in-any-file.ts'
import { inOneFile } from './in-one-file.ts'
import type { Mistake } from './mistake.ts'

const mistakes: Mistake[] = [...inAnyFile, ...inOneFile]

/** A content file as marketers know them, so that the tables ask nothing of the delivered words. */
const sample = `# The first screen.
heading: Work that lasts
lead: >-
  Printed near you,
  by people who care.
bullets:
  - Quick
  - Local
  - Green
actions:
  quote: Request a Quote
  link: { label: See the work, href: /#portfolio }
stats:
  - { figure: 3 presses, label: at least }
  - { figure: Same day, label: delivery }
call: 'Call {number} today'
picture:
  file: drink/mug
  alt: Enamel mug with a two-color print
  field: yellow
`

const sampleSchema = z.strictObject({
  heading: text,
  lead: text,
  bullets: listOf(text, [2, 4], 'bullets'),
  actions: z.strictObject({ quote: text, link: ownLink }),
  stats: listOf(z.strictObject({ figure: text, label: text }), [1, 3], 'stats'),
  call: textWith('{number}'),
  picture,
})

/** What looks odd and is right. */
const accepted: [what: string, from: string | RegExp, to: string][] = [
  ['line ends of Windows', /\n/g, '\r\n'],
  ['a byte order mark', /^/, '\ufeff'],
  ['No as a word', 'figure: Same day', 'figure: No'],
  ['a space at the end of a line', 'figure: Same day', 'figure: Same day '],
  ['a date', 'figure: Same day', 'figure: 2026-12-24'],
  ['a time', 'figure: Same day', 'figure: 9:30'],
  ['a # inside a word', 'figure: Same day', 'figure: C#'],
  ['a phone number', 'Work that lasts', 'Call 305-555-0142 or (305) 555-0142'],
]

const adviceOn = (content: string | Buffer) => {
  const checked = checkContent('sample.yaml', Buffer.from(content), sampleSchema)
  return 'faults' in checked ? checked.faults.map(({ advice }) => advice) : []
}

const folder = mkdtempSync(join(tmpdir(), 'keyline-content-'))
beforeAll(() => cpSync('content', folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the whole check says to the content with one file changed. */
async function adviceOnFile(file: string, saidIn: string, from: Mistake['from'], to: string) {
  const before = from === undefined ? undefined : readFileSync(join('content', file), 'utf8')
  const after = before === undefined ? to : before.replace(from!, to)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, file), after)
  const { faults } = await checkAllContent(folder)
  if (before === undefined) rmSync(join(folder, file))
  else writeFileSync(join(folder, file), before)
  expect(faults.every((fault) => fault.file === saidIn && fault.line > 0)).toBe(true)
  return faults.map(({ advice }) => advice)
}

test('the sample has no mistake', () => expect(adviceOn(sample)).toEqual([]))

test.each(accepted)('%s is fine', (_what, from, to) => expect(adviceOn(sample.replace(from, to))).toEqual([]))

const named = mistakes.map((one) => ({ where: one.file ?? 'the sample', ...one }))
test.each(named)('$where, $to: $says', async ({ file, saidIn, from, to, says }) => {
  const expected = typeof says === 'string' ? says : expect.stringMatching(says)
  if (file) return expect(await adviceOnFile(file, saidIn ?? file, from, String(to))).toContainEqual(expected)
  if (from !== undefined) expect(sample).toContain(from)
  expect(adviceOn(from === undefined ? to : sample.replace(from, () => String(to)))).toEqual([expected])
})
