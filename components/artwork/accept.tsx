import { minDots } from '../../lib/artwork/print-limits.ts'
import type { ArtworkWords } from '../../lib/content/artwork.ts'
import { fill } from '../../lib/content/fill.ts'
import { QuoteButton } from '../leads/quote-button.tsx'
import { Section } from '../ui/section.tsx'
import type { templates } from '../../lib/artwork/templates.ts'
import { DieLine } from '../ui/die-line.tsx'

/** The kinds of files we accept, by the verdict they usually get. */
export function Accept({ words }: { words: ArtworkWords['accept'] }) {
  return (
    <Section name="accept" words={words} className="ruled-t">
      <ul role="list" className="accepted grid gap-x-6 gap-y-4 mt-6 md:grid-cols-[repeat(3,1fr)]">
        {words.list.map(({ level, title, types, text }) => (
          <li key={title} className="verdict-tone" data-level={level}>
            <h3 className="type-figure text-6">{title}</h3>
            <p className="mt-2 mb-1 font-label">{types}</p>
            <p className="text-3 text-slate">
              {fill(text, { near: minDots.near.sharp, far: minDots.far.sharp })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type TemplatesProps = {
  words: ArtworkWords['templates']
  list: ReturnType<typeof templates>
  request: string
}

/** An empty sheet of each format to design on. */
export function Templates({ words, list, request }: TemplatesProps) {
  return (
    <Section id="templates" words={words} className="ruled-t bg-board">
      <ul
        role="list"
        className="ruled-t ruled-l mt-8 grid grid-cols-2 bg-sheet max-md:sm:grid-cols-3 md:mt-9 md:grid-cols-4 lg:grid-cols-6"
      >
        {list.map(({ name, size, sheet, form, file }) => (
          <li key={name} className="ruled-r ruled-b">
            <a
              href={`/templates/${file}`}
              download={file}
              className="group grid h-full content-start px-4 pt-4 pb-3 no-underline"
            >
              <DieLine sheet={sheet} form={form} look="bleed" />
              <b className="mt-3 text-3 leading-control">{name}</b>
              <span className="type-data text-slate">{size}</span>
              <span className="text-link mt-1 text-2">{words.open}</span>
            </a>
          </li>
        ))}
      </ul>
      <QuoteButton className="button button-primary mt-7">{request}</QuoteButton>
    </Section>
  )
}
