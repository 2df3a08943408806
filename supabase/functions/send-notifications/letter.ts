import words from './words.json' with { type: 'json' }
import type { VisitorWords } from './words-in.ts'

/** The content of a mail, in the order of reading. `page`: the address that its button leads to. A line may hold several. */
export type Letter = {
  words: Pick<VisitorWords, 'language' | 'ruler'>
  title: string
  reference: string
  lines: string[]
  page?: string | undefined
  button: string
  /** How far the order is. */
  step?: keyof VisitorWords['ruler'] | null | undefined
  notes: string[]
}

const { name, legalName, inks } = words.brand

/** A letter as plain text. */
export function asText({ title, lines, page, button, notes }: Letter): string {
  const way = page ? [`${button}: ${page}`] : []
  return [name, title, ...lines, ...way, notes.join('\n'), legalName].join('\n\n')
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Mail programs that ignore media queries darken colors by themselves. */
const dark = Object.entries({
  '.ground,.sheet': `background:${inks.key}`,
  '.words': `color:${inks.sheet}`,
  '.quiet': `color:${inks['text-on-key']}`,
  '.line': `border-color:${inks.field}`,
  '.done': `border-color:${inks.sheet};background:${inks.sheet}`,
})
  .map(([selector, rule]) => `${selector}{${rule.replaceAll(';', '!important;')}!important}`)
  .join('')

const table = (style: string, rows: string, kind = '') =>
  `<table role="presentation" class="${kind}" width="100%" cellspacing="0" cellpadding="0" style="width:100%;${style}">${rows}</table>`

const cell = (style: string, content: string, kind = '') =>
  `<td class="${kind}" style="${style}">${content}</td>`

const row = (style: string, content: string, kind = '') =>
  `<tr>${cell(`padding:${style}`, content, kind)}</tr>`

const face = 'Arial,Helvetica,sans-serif'
/** The narrow heavy faces of Apple's, Google's, Microsoft's and Linux's mail programs. */
const poster = `'Avenir Next Condensed','Roboto Condensed','Arial Narrow','Liberation Sans Narrow',${face}`
const color = `color:${inks.key}`
const edge = `2px solid ${inks.key}`

/**
 * The same letter as HTML: a docket whose head is torn off along a dashed line between two punched notches. Mail programs drop
 * style sheets and understand no layout but tables, so it has styles on its elements, as no page of the site does. It loads
 * nothing from anywhere, so nobody learns that it was opened.
 */
export function asHtml(letter: Letter): string {
  const { title, page, words } = letter
  const stub = [
    ...letter.lines.map((line) =>
      row(`0 24px 12px;font:17px/1.5 ${face};${color}`, escape(line).replaceAll('\n', '<br>'), 'words'),
    ),
    page ? row('8px 24px 24px', wayTo(page, letter.button)) : row('0 0 12px', ''),
    drawSteps(letter),
    row(
      `18px 24px 14px;border-top:${edge};font:14px/1.5 ${face};color:${inks.slate}`,
      `${letter.notes.map((note) => `<div style="padding-bottom:4px">${escape(note)}</div>`).join('')}<b class="words" style="${color}">${escape(legalName)}</b>`,
      'line quiet',
    ),
    `<tr><td>${bars}</td></tr>`,
  ].join('')
  const docket = table(
    'max-width:600px;text-align:left',
    [
      row(`18px 24px 14px;background:${inks.yellow};border:${edge};border-bottom:0`, headOf(letter), 'line'),
      `<tr><td>${tear}</td></tr>`,
      row(`8px 0 0;background:${inks.sheet};border:${edge};border-top:0`, table('', stub), 'sheet line'),
    ].join(''),
  )
  return `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(title)}</title><style>@media (prefers-color-scheme:dark){${dark}}</style></head><body class="ground" style="margin:0;background:${inks.board}"><div role="main">${table('', `<tr><td align="center" style="padding:24px 12px">${docket}</td></tr>`)}</div></body></html>`
}

/** The sender, the reference and the news: black on the ink, light or dark. */
const headOf = ({ title, reference }: Letter) =>
  `${table(
    '',
    `<tr>${cell(`font:800 26px/1 ${poster};${color}`, escape(name))}<td align="right"><span style="display:inline-block;padding:5px 8px;border:${edge};font:bold 12px/1 Menlo,Consolas,monospace;${color}">${reference}</span></td></tr>`,
  )}<h1 style="margin:32px 0 0;font:800 40px/1 ${poster};${color}">${escape(title)}</h1>`

const wayTo = (page: string, label: string) =>
  `<a href="${escape(page)}" style="display:inline-block;padding:0 24px;border-radius:2px;background:${inks.rubine};color:${inks.sheet};font:bold 16px/48px ${face};text-decoration:none">${escape(label)}</a>`

/** A quarter of a punched notch; `rest` rounds its corner and takes the lines off its open sides. */
const quarter = (rest: string) =>
  cell(
    `width:10px;height:10px;background:${inks.board};border:${edge};${rest};font-size:0`,
    '&nbsp;',
    'ground line',
  )

const tear = [
  table(
    `background:${inks.yellow}`,
    `<tr>${quarter('border-width:2px 2px 0 0;border-radius:0 12px 0 0')}${cell(`border-bottom:2px dashed ${inks.key};font-size:0`, '&nbsp;')}${quarter('border-width:2px 0 0 2px;border-radius:12px 0 0 0')}</tr>`,
  ),
  table(
    `background:${inks.sheet}`,
    `<tr>${quarter('border-width:0 2px 2px 0;border-radius:0 0 12px 0')}${cell('font-size:0', '&nbsp;')}${quarter('border-width:0 0 2px 2px;border-radius:0 0 0 12px')}</tr>`,
    'sheet',
  ),
].join('')

const bars = table(
  '',
  `<tr>${[inks.yellow, inks.rubine, inks.blue].map((ink) => cell(`width:33%;height:12px;background:${ink};font-size:0`, '&nbsp;')).join('')}</tr>`,
)

/** The order's steps below each other, each with a punched hole once it is done, and the last of those in bold. */
function drawSteps({ step, words: { ruler } }: Letter): string {
  if (!step) return ''
  const steps = Object.entries(ruler)
  const done = steps.findIndex(([id]) => id === step)
  const rows = steps.map(([, label], at) => {
    const isDone = at <= done
    const line = isDone ? `solid ${inks.key};background:${inks.key}` : `dashed ${inks.field}`
    const hole = `<div class="${isDone ? 'done' : ''}" style="width:12px;height:12px;border:2px ${line};border-radius:50%"></div>`
    const ground = at === done ? `background:${inks.yellow};${color}` : ''
    const said = `<span style="padding:2px 6px;${ground}">${at === done ? `<b>${escape(label)}</b>` : escape(label)}</span>`
    return `<tr>${cell('width:22px;padding:6px 0', hole)}${cell(`font:15px/1.4 ${face};color:${isDone ? inks.key : inks.slate}`, said, isDone ? 'words' : 'quiet')}</tr>`
  })
  return row('0 24px 18px', table('', rows.join('')))
}
