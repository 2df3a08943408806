import { z } from 'zod'
import { textLink } from './addresses.ts'
import { dates, shownToday } from './dated.ts'
import { nearest } from './faults/fault.ts'
import { optionId } from './options.ts'
import {
  type Content,
  defineContent,
  figure,
  listOf,
  textWithPlaceholders,
  picture,
  plainPicture,
  short,
  text,
  texts,
  titledText,
} from './shapes.ts'
import { anyAddress } from './any-link.ts'
import { callToAction, pageHero, pageMeta, testimonials } from './page.ts'
import { interest } from './lead-forms.ts'
import { localPath } from '../language/local-path.ts'

/** A link with its address in the place of its words. */
const turned = /\[(\/[^\]\s]*|https?:[^\]\s]*)\]\(([^)/:]{1,80})\)/

/** Text with `**bold**`, `[links](/printing)`, `{email}` and `{phone}` (components/pages/prose.tsx). */
const prose = textWithPlaceholders('{email}', '{phone}')
  .superRefine((value, context) => {
    const [, address, words] = turned.exec(value) ?? []
    if (address) return context.addIssue(`has a link the wrong way round; write [${words}](${address}) there`)
    for (const [, href] of value.matchAll(textLink))
      for (const { message } of anyAddress.safeParse(href).error?.issues ?? []) context.addIssue(message)
  })
  .transform((value) =>
    value.replaceAll(textLink, (link, href: string) => link.replace(`](${href})`, `](${localPath(href)})`)),
  )
  .describe('**bold** and [links](/printing) may stand in it.')
const paragraphs = listOf(prose, [1, 12], 'paragraphs')

const quotedProduct = z.strictObject({ name: text, text, picture })
const link = z.strictObject({ label: text, href: anyAddress })
/** A pane in the opening that leads here: a close crop and a line. */
const pane = z.strictObject({ text, picture: plainPicture }).optional()
/** A short question and answer for the opening, which leads here. */
const inShort = z.strictObject({ question: text.optional(), answer: short(16) }).optional()
const question = z.strictObject({ question: text, answer: paragraphs, short: inShort })
/** A list beside the words, on blue. */
const looks = z.strictObject({ heading: text, list: listOf(titledText, [2, 8], 'entries') }).optional()

/** The ids of parts on every page: header, menus, dialogs, headings, and parts without an id of their own. */
const ownIds =
  /^(main|header|wordmark|structured-data|page-script|(block|menu|mobile|footer|your|quote|quick-quote|project-request|ask)(-.*)?|.*-(heading|title|dialog|error))$/
const partId = optionId.refine((id) => !ownIds.test(id), 'is taken by the site itself; choose another word')

/** A part of a page, shown on the days it sets. With an `id`, /page#id leads to it. */
const part = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), id: partId.optional(), ...dates, ...shape })
/** The same with a heading. */
const headed = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  part(kind, { heading: text, ...shape })

const table = headed('table', {
  columns: listOf(text, [2, 5], 'columns'),
  rows: listOf(z.array(prose), [1, 40], 'rows'),
  notes: listOf(prose, [1, 6], 'notes').optional(),
}).superRefine(({ columns, rows }, context) => {
  for (const [index, { length }] of rows.entries()) {
    if (length === columns.length) continue
    const message = `has ${length} cells, and the table has ${columns.length} columns; write one for each`
    context.addIssue({ code: 'custom', path: ['rows', index], message })
  }
})

const blocks = [
  part('hero', { ...pageHero.shape, picture }),
  // With a `mark` it is drawn large on yellow, like a question's.
  headed('opening', {
    lead: text,
    mark: short(1).optional(),
    drawing: z.enum(['struck-form', 'framed-letters']).optional(),
  }),
  part('stats', { list: listOf(z.strictObject({ figure, text }), [2, 4], 'stats') }),
  headed('text', { paragraphs, list: listOf(titledText, [1, 12], 'entries').optional() }),
  headed('picture', { paragraphs, picture, pane, wide: z.boolean().optional() }),
  headed('products', {
    quote: z.strictObject({ label: text, interest }),
    list: listOf(quotedProduct, [2, 12], 'products'),
  }),
  headed('steps', { list: listOf(titledText, [2, 6], 'steps') }),
  headed('testimonial', testimonials.shape),
  headed('questions', { list: listOf(question, [1, 20], 'questions') }),
  table,
  headed('links', { list: listOf(link, [1, 8], 'links') }),
  part('callToAction', { ...callToAction.shape, looks }),
  headed('ask', { ...texts('label', 'button', 'sample', 'note'), placeholder: short(60), interest }),
] as const
const kinds: string[] = blocks.map(({ shape }) => shape.kind.value)
const block = z.discriminatedUnion('kind', blocks, {
  error: ({ input }) => {
    const meant = nearest(String(Object(input).kind), kinds)
    return meant
      ? `is no known kind; did you mean ${meant}?`
      : `has no known kind; write one of ${kinds.join(', ')}`
  },
})
export type AnyBlock = z.infer<typeof block>
export type Block<Kind> = Extract<AnyBlock, { kind: Kind }>

const isBeginning = ({ kind }: { kind: string }) => kind === 'hero' || kind === 'opening'

/** A page made of blocks. The first one has the page's title. */
export const landingPage = z.strictObject({
  ...dates,
  // Former addresses, which redirect here permanently.
  formerly: listOf(optionId, [1, 12], 'addresses').optional(),
  meta: pageMeta,
  blocks: z
    .array(block)
    .refine(
      (list) => list.findIndex(isBeginning) === 0 && list.filter(isBeginning).length === 1,
      'must begin with one hero or opening, which has the title of the page, and have no second one',
    )
    .superRefine((list, context) => {
      const ids = list.map(({ id }) => id)
      for (const [index, id] of ids.entries())
        if (id && ids.indexOf(id) < index) {
          const message = `is ${id}, as another part of this page; choose another word`
          context.addIssue({ code: 'custom', path: [index, 'id'], message })
        }
    })
    .transform((list) => shownToday(list)),
})
type LandingPage = z.infer<typeof landingPage>

const read = new Map<string, Content<LandingPage>>()

/** @throws ContentError when its file breaks the schema */
export function page(name: string): LandingPage {
  const content = read.get(name) ?? defineContent(`pages/${name}.yaml`, landingPage)
  read.set(name, content)
  return content()
}
