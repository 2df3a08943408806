import words from './words.json' with { type: 'json' }
import type { VisitorWords } from './words-in.ts'

/** What a mail to the visitor says, in the order of reading. `page`: the address of the request's page. */
export type Letter = {
  words: VisitorWords
  title: string
  reference: string
  lines: string[]
  page?: string | undefined
  /** How far the order is. */
  step?: keyof VisitorWords['ruler'] | null | undefined
  notes: string[]
}

const { name, legalName, inks } = words.brand

const button = ({ step, words: { order, page } }: Letter) => (step ? order : page)

/** A letter as plain text. */
export function asText(letter: Letter): string {
  const { title, lines, page, notes } = letter
  const way = page ? [`${button(letter)}: ${page}`] : []
  return [title, ...lines, ...way, notes.join('\n'), legalName].join('\n\n')
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Mail programs that ignore media queries darken colors by themselves. */
const dark = Object.entries({
  '.ground,.sheet': `background:${inks.key}`,
  '.words': `color:${inks.sheet}`,
  '.quiet': `color:${inks['text-on-key']}`,
  '.line': `border-color:${inks.field}`,
  '.done': `border-color:${inks.sheet}`,
})
  .map(([selector, rule]) => `${selector}{${rule}!important}`)
  .join('')

const table = (style: string, rows: string, more = '') =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="width:100%;${style}"${more}>${rows}</table>`

const row = (style: string, content: string, kind = '') =>
  `<tr><td class="${kind}" style="padding:${style}">${content}</td></tr>`

const face = 'Arial,Helvetica,sans-serif'
const narrow = `'Archivo Narrow','Arial Narrow',${face}`

/**
 * The same letter as HTML. Mail programs drop style sheets and understand no layout but tables, so it has what no page of the
 * site has: styles on its elements. It loads nothing from anywhere, so that opening it tells nobody.
 */
export function asHtml(letter: Letter): string {
  const { title, lines, page, notes } = letter
  const color = `color:${inks.key}`
  const head = table(
    '',
    `<tr><td class="words" style="font:800 22px/1 ${narrow};${color}">${escape(name)}</td><td class="words" align="right" style="font:12px/1.4 Menlo,Consolas,monospace;${color}">${letter.reference}</td></tr>`,
  )
  const way = page
    ? row(
        '12px 24px 24px',
        `<a href="${escape(page)}" style="display:inline-block;padding:0 24px;border-radius:2px;background:${inks.rubine};color:${inks.sheet};font:bold 16px/48px ${face};text-decoration:none">${escape(button(letter))}</a>`,
      )
    : ''
  const bars = [inks.yellow, inks.rubine, inks.blue]
    .map((ink) => `<td style="height:10px;background:${ink};font-size:0">&nbsp;</td>`)
    .join('')
  const paper = [
    row(`18px 24px;border-bottom:2px solid ${inks.key}`, head, 'line'),
    row(
      '24px 24px 0',
      `<h1 class="words" style="margin:0;font:800 32px/1.1 ${narrow};${color}">${escape(title)}</h1>`,
    ),
    ...lines.map((line) => row(`12px 24px 0;font:16px/1.5 ${face};${color}`, escape(line), 'words')),
    way || row('0 0 24px', ''),
    drawRuler(letter),
    row(
      `18px 24px;border-top:2px dashed ${inks.key};font:14px/1.5 ${face};color:${inks.slate}`,
      `${notes.map(escape).join('<br>')}<br><b class="words" style="${color}">${escape(legalName)}</b>`,
      'line quiet',
    ),
    `<tr><td>${table('', `<tr>${bars}</tr>`)}</td></tr>`,
  ].join('')
  const sheet = table(
    `max-width:600px;text-align:left;background:${inks.sheet};border:2px solid ${inks.key}`,
    paper,
    ' class="sheet line"',
  )
  return `<!doctype html><html lang="${letter.words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(title)}</title><style>@media (prefers-color-scheme:dark){${dark}}</style></head><body class="ground" style="margin:0;background:${inks.board}"><div role="main">${table('', `<tr><td align="center" style="padding:24px 12px">${sheet}</td></tr>`)}</div></body></html>`
}

/** The order's steps, with a bar for each and in bold the last that is done. */
function drawRuler({ step, words: { ruler } }: Letter): string {
  if (!step) return ''
  const steps = Object.entries(ruler)
  const done = steps.findIndex(([id]) => id === step)
  const width = `width:${Math.floor(100 / steps.length)}%`
  const bars = steps
    .map((_, at) =>
      at <= done
        ? `<td class="done" style="${width};border-top:6px solid ${inks.key};font-size:0">&nbsp;</td>`
        : `<td style="${width};border-top:6px dashed ${inks.field};font-size:0">&nbsp;</td>`,
    )
    .join('')
  const names = steps.map(([, label], at) => (at === done ? `<b>${escape(label)}</b>` : escape(label)))
  return row(
    `0 24px 24px;font:14px/1.5 ${face};color:${inks.key}`,
    `${table('', `<tr>${bars}</tr>`)}${names.join(' · ')}`,
    'words',
  )
}
