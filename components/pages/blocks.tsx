import { siteUrl } from '../../lib/seo/site-url.ts'
import { Stats } from '../printing/stats.tsx'
import { CallToAction, PageHero } from '../site/page-ends.tsx'
import { Testimonials } from '../site/testimonials.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Brand } from '../../lib/content/brand.ts'
import type { TitledText } from '../../lib/content/shapes.ts'
import type { AnyBlock } from '../../lib/content/pages.ts'
import clsx from 'clsx'
import type { ComponentType } from 'react'
import { Ask } from './ask.tsx'
import { idOf, Opening, questionId } from './opening.tsx'
import { type BlockProps, Prose, Row, Table } from './prose.tsx'
import { QuoteButton } from '../leads/quote-button.tsx'
import { FoldMark } from '../ui/fold-mark.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { fullRows } from '../ui/full-rows.ts'

/** The blocks of a page in content/pages, each drawn by the part of its kind. */
export function Blocks(props: { blocks: AnyBlock[]; brand: Brand; contact: string }) {
  return props.blocks.map((block, index) => {
    // TypeScript does not see that a block and its part have the same kind.
    const Part = parts[block.kind] as ComponentType<BlockProps<AnyBlock['kind']>>
    return <Part key={index} id={idOf(block, index)} words={block} {...props} />
  })
}

const parts: { [Kind in AnyBlock['kind']]: ComponentType<BlockProps<Kind>> } = {
  hero: PageHero,
  opening: Opening,
  stats: ({ words }) => <Stats stats={words.list} />,
  text: TextBlock,
  picture: PictureAndText,
  products: Products,
  steps: Steps,
  testimonial: ({ id, words }) => (
    <Row id={id} heading={words.heading}>
      <Testimonials words={words} leadSize="text-7" />
    </Row>
  ),
  questions: Questions,
  table: Table,
  links: Links,
  callToAction: Ending,
  ask: Ask,
}

function Ending({ words, brand: { phone } }: BlockProps<'callToAction'>) {
  if (!words.looks) return <CallToAction words={words} phone={phone} />
  return (
    <CallToAction
      words={words}
      phone={phone}
      className="md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] bg-blue-dark"
      onFlood
    >
      <div className="looks">
        <h3 className="type-h3">{words.looks.heading}</h3>
        <Entries list={words.looks.list} />
      </div>
    </CallToAction>
  )
}

/** A picture that reaches the sheet's edge, beside its words on alternate sides; a wide one is above them. */
function PictureAndText({ id, words, brand }: BlockProps<'picture'>) {
  const { wide, picture, heading, paragraphs } = words
  return (
    <section aria-labelledby={id} className={clsx('picture-block', wide && 'picture-wide')}>
      <Picture picture={picture} sizes={wide ? '100vw' : '(min-width: 861px) max(59vw, 700px), 100vw'} />
      <div>
        <h2 id={id} className="type-h2">
          {heading}
        </h2>
        <Prose paragraphs={paragraphs} brand={brand} className="type-lead text-slate" />
      </div>
    </section>
  )
}

function Products({ id, words: { heading, quote, list } }: BlockProps<'products'>) {
  const shares = fullRows(list.length, { phone: 1, middle: 3, lg: 4 })
  return (
    <section aria-labelledby={id} className="ruled-t">
      <div className="wrap py-section">
        <h2 id={id} className="type-h2">
          {heading}
        </h2>
        <ul role="list" className="full-rows -mx-3 mt-8 gap-y-8">
          {list.map(({ name, text, picture }, index) => (
            <li key={name} className={clsx('flex flex-col px-3', shares[index])}>
              <Picture picture={picture} sizes="(min-width: 640px) 45vw, 90vw" className="ruled aspect-4/3" />
              <h3 className="type-h3 mt-5">{name}</h3>
              <p className="mt-1 mb-5 text-3 text-slate">{text}</p>
              <QuoteButton
                interest={quote.interest}
                product={name}
                className="button button-secondary button-small mt-auto self-start"
              >
                {quote.label}
              </QuoteButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Questions({ id, words: { heading, list }, brand }: BlockProps<'questions'>) {
  return (
    <Row id={id} heading={heading}>
      <div className="questions">
        {list.map(({ question, answer }, index) => (
          <div key={question} id={questionId(id, index)} className="scroll-mt-[90px] ruled-t">
            <details className="unfold" open={index === 0}>
              <summary className="py-4">
                <h3 className="type-h3 text-balance">{question}</h3>
                <FoldMark />
              </summary>
              <Prose paragraphs={answer} brand={brand} className="max-w-[66ch] pb-5 text-3 text-slate" />
            </details>
          </div>
        ))}
      </div>
    </Row>
  )
}

function Links({ id, words: { heading, list } }: BlockProps<'links'>) {
  return (
    <Row id={id} heading={heading}>
      <ul role="list" className="read-on grid gap-x-7 text-3 sm:grid-cols-2 sm:gap-y-4 md:flex md:flex-wrap">
        {list.map(({ label, href }) => (
          <li key={href}>
            {href.startsWith('/') ? (
              <a
                href={href}
                data-address={new URL(href, siteUrl).href.replace(/^https?:\/\//, '')}
                className="text-link"
              >
                {label}
              </a>
            ) : (
              <ExternalLink href={href} className="text-link">
                {label}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </Row>
  )
}

function Steps({ id, words: { heading, list } }: BlockProps<'steps'>) {
  return (
    <Row id={id} heading={heading}>
      <ol role="list" className="ruled-t">
        {list.map(({ title, text }, index) => (
          <li key={title} className="ruled-b grid grid-cols-[56px_1fr] gap-x-5 py-5 md:grid-cols-[96px_1fr]">
            <span aria-hidden="true" className="type-figure text-7">
              {index + 1}
            </span>
            <div>
              <h3 className="type-h3">{title}</h3>
              <p className="mt-1 text-3 text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Row>
  )
}

function TextBlock({ id, words, brand }: BlockProps<'text'>) {
  return (
    <Row id={id} heading={words.heading}>
      <Prose paragraphs={words.paragraphs} brand={brand} className="max-w-[66ch] text-3" />
      {words.list && <Entries list={words.list} />}
    </Row>
  )
}

const Entries = ({ list }: { list: TitledText[] }) => (
  <dl className="entries">
    {list.map(({ title, text }) => (
      <div key={title}>
        <dt className="type-h3">{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
