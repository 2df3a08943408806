import type { ReactNode } from 'react'
import clsx from 'clsx'
import type { Brand } from '../../lib/content/brand.ts'
import type { AnyBlock, Block } from '../../lib/content/pages.ts'
import { keepTogether } from '../ui/bold.tsx'
import { ExternalLink } from '../ui/external-link.tsx'

type Props = { paragraphs: string[]; brand: Brand; className?: string }

export function Prose({ paragraphs, brand, className }: Props) {
  return (
    <div className={className}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line not-first:mt-5">
          <Words text={paragraph} brand={brand} />
        </p>
      ))}
    </div>
  )
}

type WordsProps = { text: string; brand: Brand }

/** A price, or thousands: no line may break within it, however narrow the column. */
const price = /\p{Sc} ?\d[\d.,]*|\d[\d.,]* ?\p{Sc}|\d{1,3}(?:[.,]\d{3})+/u
const pieces = new RegExp(
  `(\\{email\\}|\\{phone\\}|\\*\\*[^*]+\\*\\*|\\[[^\\]]+\\]\\([^)]+\\)|${price.source})`,
  'u',
)

/** Text with `**bold**`, `[links](/printing)`, and `{email}` and `{phone}` as links to the company's own. */
export const Words = ({ text, brand }: WordsProps) =>
  text.split(pieces).map((piece, index) => <Piece key={index} text={piece} brand={brand} />)

function Piece({ text, brand }: WordsProps) {
  const { email, phone } = brand
  if (text === '{email}') return <TextLink href={`mailto:${email}`} label={email} />
  if (text === '{phone}') return <TextLink href={`tel:${phone.number}`} label={phone.label} />
  const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(text) ?? []
  if (label && href) return <TextLink href={href} label={label} />
  const [, bold] = /^\*\*(.+)\*\*$/.exec(text) ?? []
  if (bold) return <b>{Words({ text: bold, brand })}</b>
  if (price.test(text)) return <span className="whitespace-nowrap">{text}</span>
  return keepTogether(text)
}

function TextLink({ href, label }: { href: string; label: string }) {
  const Link = href.startsWith('https:') ? ExternalLink : 'a'
  return (
    <Link href={href} className={clsx('text-link inline', href.startsWith('tel:') && 'whitespace-nowrap')}>
      {label.split('**').map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}
    </Link>
  )
}

/** A block part's props: also the id of its heading, and all blocks of its page. */
export type BlockProps<Kind> = {
  id: string
  words: Block<Kind>
  brand: Brand
  blocks: AnyBlock[]
  /** The address of the contact form. */
  contact: string
}

type RowProps = { id: string; heading: string; wide?: boolean; children: ReactNode }

/** A ruled strip of the sheet: the heading on the left, its content on the right, and wide content below. */
export function Row({ id, heading, wide, children }: RowProps) {
  return (
    <section aria-labelledby={id} className="page-row ruled-t">
      <div
        className={clsx(
          'wrap grid gap-x-8 gap-y-5 py-8',
          !wide && 'md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        )}
      >
        <h2 id={id} className="type-display text-6 text-balance lg:text-7">
          {heading}
        </h2>
        <div>{children}</div>
      </div>
    </section>
  )
}

/** On phones each row is a list (blocks.css); the roles keep it a table for screen readers. */
export function Table({ id, words: { heading, columns, rows, notes }, brand }: BlockProps<'table'>) {
  return (
    <Row id={id} heading={heading} wide={columns.length > 3}>
      <table role="table" aria-labelledby={id} className="page-table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((cells, row) => (
            <tr key={row} role="row">
              {cells.map((text, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell key={index} role={index === 0 ? 'rowheader' : 'cell'}>
                    {index > 0 && <span aria-hidden="true">{columns[index]}</span>}
                    <div className="whitespace-pre-line">
                      <Words text={text} brand={brand} />
                    </div>
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {notes && <Prose paragraphs={notes} brand={brand} className="mt-5 max-w-[66ch] text-2 text-slate" />}
    </Row>
  )
}
