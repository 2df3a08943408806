import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '../../artwork/facts.ts'
import type { Fault } from '../faults/fault.ts'
import { shortestDescription } from '../../leads/quick-quote.ts'
import { spelled } from '../fill.ts'

const megabytes = limits.bytes / 2 ** 20

/** What texts say of what the site does, which no text can change; drafts are kept by browser/page-script/drafts.ts. */
const told: [file: string, says: RegExp, is: number, what: string][] = [
  ['artwork.yaml', /^limits: .*?\b([\w-]+) files/m, limits.files, `takes ${limits.files} files at a time`],
  ['artwork.yaml', /^limits: .*?\b([\w-]+) MB/m, megabytes, `takes files of ${megabytes} MB`],
  [
    'leads/quick-quote.yaml',
    /^ {2}description: .*at least ([\w-]+) characters/m,
    shortestDescription,
    `asks for ${shortestDescription}`,
  ],
  ['leads/quick-quote.yaml', /^lead: .*?\b([\w-]+) fields/m, 10, 'asks for 10 fields'],
  ['leads/quote.yaml', /^lead: .*?\b([\w-]+) fields/m, 3, 'requires 3 fields'],
  ['pages/privacy.yaml', /own browser[^:]*? after ([\w-]+) days/, 7, 'keeps drafts for 7 days'],
]

/** A fault for each text that says otherwise than the site does. */
export function checkOwnFacts(folder: string): Fault[] {
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  const isEager = /^ +load: eager/m.test(read('widgets.yaml'))
  const promises: typeof told = isEager
    ? [
        [
          'pages/privacy.yaml',
          /(not\s+contacted\s+until|no\s+outside\s+service)/,
          NaN,
          'loads one with the page (widgets.yaml, load: eager)',
        ],
      ]
    : []
  const proofDays = Number(/^proofDays: (\d+)/m.exec(read('deadline.yaml'))?.[1] ?? 1)
  const nextDay: typeof told =
    proofDays > 1
      ? [
          [
            'leads/common.yaml',
            /when: .*\b(next) working day/,
            NaN,
            `needs ${proofDays} working days for a proof (deadline.yaml)`,
          ],
        ]
      : []
  return [...told, ...promises, ...nextDay].flatMap(([file, says, is, what]) => {
    const text = read(file)
    const found = says.exec(text)
    const [, statedFigure = ''] = found ?? []
    if (!found || [spelled(is), String(is)].includes(statedFigure.toLowerCase())) return []
    const line = text.slice(0, found.index + found[0].lastIndexOf(statedFigure)).split('\n').length
    return [
      {
        file,
        line,
        field: 'fact',
        advice: `says "${statedFigure}", and the site ${what}; write what it does`,
      },
    ]
  })
}
