import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../faults/fault.ts'
import { contentFolder } from '../folder.ts'

/** Reserved addresses and numbers (RFC 2606; the 555-01 numbers), and unconfirmed testimonials. */
const signs: [RegExp, string][] = [
  [/[.-]example\b/, 'belongs to nobody; write the real one'],
  [/555-?01\d\d\b/, 'is a number of nobody; write the real one'],
  [
    /^\s*awaited: true\b/,
    'is not said yet, and left out of the pages; write its figure in place of this line',
  ],
  [/^\s*evidence: to be supplied\b/, 'is missing; name the address or document that shows it'],
  [/^\s*(- )?verified: false\b/, 'is a sample until its customer has confirmed the words; then write true'],
]

/** Lines that a release must have. */
const wanted: [file: string, line: RegExp, field: string, advice: string][] = [
  ['brand.yaml', /^ +street:/m, 'address.street', 'is not shown until it is written'],
]

/** All samples and placeholders in the content, except in comments and in the examples of form fields. */
export function samplesIn(folder = contentFolder): Fault[] {
  const files = globSync('**/*.yaml', { cwd: folder }).sort()
  const found = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((text, index, lines): Fault[] => {
        const advice = signs.find(([sign]) => sign.test(text))?.[1]
        if (!advice || /^\s*#/.test(text) || text.includes('placeholder:')) return []
        const field = (/awaited/.test(text) ? (lines[index - 1] ?? '') : text).trim()
        return [{ file, line: index + 1, field, advice }]
      }),
  )
  const missing = wanted.flatMap(([file, line, field, advice]): Fault[] =>
    line.test(readFileSync(join(folder, file), 'utf8')) ? [] : [{ file, line: 1, field, advice }],
  )
  const advice = 'are rendered; studio/README.md says how to replace one'
  const rendered = globSync('pictures/**/*.*', { cwd: folder }).length === 0
  return [...found, ...missing, ...(rendered ? [{ file: 'pictures', line: 1, field: 'all', advice }] : [])]
}
