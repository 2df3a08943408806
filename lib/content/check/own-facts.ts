import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '../../artwork/facts.ts'
import type { Fault } from '../faults/fault.ts'
import { keptDays } from '../../leads/kept-days.ts'
import { quickQuoteSchema, shortestDescription } from '../../leads/quick-quote.ts'
import { quoteRequestSchema } from '../../leads/request-a-quote.ts'
import { quickQuoteWords, quoteRequestWords } from '../lead-forms.ts'
import { spelled } from '../fill.ts'

const megabytes = limits.bytes / 2 ** 20

type Told = [file: string, says: RegExp, is: number, what: string]

/** What texts say of what the site does, which no text can change. */
function listOwnFacts(): Told[] {
  const tooLong = ''
  const asked = Object.keys(quickQuoteSchema({ ...quickQuoteWords(), tooLong }).shape).length
  const { shape } = quoteRequestSchema({ ...quoteRequestWords(), tooLong })
  const required = Object.values(shape).filter((field) => !field.safeParse('').success).length
  return [
    ['artwork.yaml', /^limits: .*?\b([\w-]+) files/m, limits.files, `takes ${limits.files} files at a time`],
    ['artwork.yaml', /^limits: .*?\b([\w-]+) MB/m, megabytes, `takes files of ${megabytes} MB`],
    [
      'leads/quick-quote.yaml',
      /^ {2}description: .*at least ([\w-]+) characters/m,
      shortestDescription,
      `asks for ${shortestDescription}`,
    ],
    ['leads/quick-quote.yaml', /^lead: .*?\b([\w-]+) fields/m, asked, `asks for ${asked} fields`],
    [
      'replies.yaml',
      /\b(?!180 )(\d+) (?:days|días|jours|Tage)\b.*:\n *\{link\}/,
      NaN, // Each template has one: the first that says otherwise. links.sql has the figure.
      'opens links for 180 days',
    ],
    ['deadline.yaml', /^leadTime: .*\b(hour|week|month)s?\b/m, NaN, 'counts it in days'],
    ['leads/quote.yaml', /^lead: .*?\b([\w-]+) fields/m, required, `requires ${required} fields`],
    [
      'pages/privacy.yaml',
      /own browser[^:]*? after ([\w-]+) days/,
      keptDays,
      `keeps drafts for ${keptDays} days`,
    ],
    [
      'pages/privacy.yaml',
      /on your list[^.]*? for ([\w-]+) days/,
      keptDays,
      `keeps lists for ${keptDays} days`,
    ],
  ]
}

/** Whether a word is a number; "a few" and "free" are none. */
const isNumber = (word: string) =>
  /^\d+$/.test(word) || Array.from({ length: 100 }, (_, one) => spelled(one)).includes(word.toLowerCase())

/** A fault for each text that says otherwise than the site does. */
export function checkOwnFacts(folder: string): Fault[] {
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  const isEager = /^ +load: eager/m.test(read('widgets.yaml'))
  const promises: Told[] = isEager
    ? [
        [
          'pages/privacy.yaml',
          /(not\s+contacted\s+until|no\s+outside\s+service)/,
          NaN,
          'loads one with the page (widgets.yaml, load: eager)',
        ],
      ]
    : []
  const [, least] = /underFive: under (\d+)/.exec(read('sources.yaml')) ?? []
  const hidden: Told[] = least
    ? [['pages/privacy.yaml', /Numbers under ([\w-]+) are/, Number(least), `hides those under ${least}`]]
    : []
  const ways = read('home/before-order.yaml').match(/^ {2}name: /gm)?.length ?? 0
  const proofDays = Number(/^proofDays: (\d+)/m.exec(read('deadline.yaml'))?.[1] ?? 1)
  const nextDay: Told[] =
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
  const usual: Told = [
    'leads/common.yaml',
    /when: usually (?:in |within )?([\w-]+) working days?/,
    proofDays,
    `needs ${proofDays} for a proof (deadline.yaml)`,
  ]
  const [, checks = ''] = /^ {2}checks:\n((?: {4}.*\n)+)/m.exec(read('printing.yaml')) ?? []
  const controls = checks.match(/^ {4}- /gm)?.length ?? 0
  const checked: Told = ['printing.yaml', /checked ([\w-]+) times/, controls, `lists ${controls} checks`]
  const tiles = globSync('pages/*.yaml', { cwd: folder }).flatMap((file) =>
    [...read(file).matchAll(/figure: '?(\d+)'?, text: '?([a-z]+ [a-z]+)/g)].map(
      ([, figure, counted]): Told => [
        file,
        new RegExp(`\\b([\\w-]+) ${counted}`),
        Number(figure),
        `says ${figure} on a tile`,
      ],
    ),
  )
  const shown: Told = ['home/before-order.yaml', /^lead: .*?\b([\w-]+) (?:\w+ )?ways/m, ways, `shows ${ways}`]
  return [...listOwnFacts(), shown, checked, usual, ...tiles, ...promises, ...hidden, ...nextDay].flatMap(
    ([file, says, is, what]) => {
      const text = read(file)
      const found = says.exec(text)
      const [, statedFigure = ''] = found ?? []
      const isSaid = [spelled(is), String(is)].includes(statedFigure.toLowerCase())
      if (!found || isSaid || !(Number.isNaN(is) || isNumber(statedFigure))) return []
      const line = text.slice(0, found.index + found[0].lastIndexOf(statedFigure)).split('\n').length
      return [
        {
          file,
          line,
          field: 'fact',
          advice: `says "${statedFigure}", and the site ${what}; write what it does`,
        },
      ]
    },
  )
}
