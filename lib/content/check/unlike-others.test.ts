/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textsUnlikeOthers } from './unlike-others.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyline-unlike-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['Steel.', 'Two colors', ['ends without a period']],
  ['Steel', 'Two colors.', ['ends with a period']],
  ['Steel', 'two colors', ['begins with a small letter']],
  ['steel', 'Two colors', ['begins with a capital']],
  ['Mug, 12 oz', 'Mug, 12 oz (355 ml)', []],
  ['Mug, 12 oz', 'Mug, 350 ml', ['has a metric size']],
  ['Mug, 12 oz', 'Mug, 12 in', ['has another unit than the others beside it; write it as they are']],
  ['300 mugs', '400 poster', ['counts one thing']],
  ['5,000 sets', '5000 sets', ['has no comma before its last three digits']],
  ['300 mugs', '1 set and 9 pens', []],
  ['Steel', 'Which color?', []],
  ['Steel', '20 oz', []],
  ['Steel.', 'In {cities}', []],
  ['Steel', 'e-commerce, eBay', []],
])('Beside several like "%s", "%s" is odd: %j', (others, odd, expected) => {
  writeFileSync(join(folder, 'a.yaml'), `list:\n${`  - '${others}'\n`.repeat(4)}  - '${odd}'\n`)
  expect(textsUnlikeOthers(folder).map(({ advice }) => advice.split(',')[0])).toEqual(expected)
})
