import clsx from 'clsx'
import { Section } from '../ui/section.tsx'
import { FoldMark } from '../ui/fold-mark.tsx'
import type { ServicesContent } from '../../lib/content/home/story.ts'

const columns = [
  '',
  '',
  '',
  'grid-cols-1 lg:grid-cols-3',
  'grid-cols-2 sm:grid-cols-4',
  'grid-cols-1 lg:grid-cols-5',
]
/** An odd number becomes rows, with pictures beside words, if one row is too narrow. */
const pictureBeside = 'max-lg:grid max-lg:grid-cols-[max(96px,24%)_1fr]'

/** The proofs add ink by ink: the last has all four, and the first of five has none. */
export function Services({ words }: { words: ServicesContent }) {
  const { features, poster, products } = words
  return (
    <Section
      id="services"
      words={words}
      head="[&>p]:max-w-none"
      title="type-display text-7"
      className="ruled-t"
    >
      <ul role="list" className={clsx('table-ruled mt-6 grid md:mt-8', columns[features.length])}>
        {features.map(({ title, text }, index) => (
          <li key={title} className={clsx(features.length !== 4 && pictureBeside)}>
            <ServicesProof inks={index + 5 - features.length} poster={poster} />
            <div className="ruled-t px-4 py-4 md:px-5 md:pt-5 md:pb-6">
              <h3 className="type-h3 max-xl:text-4">{title}</h3>
              <p className="mt-2 text-2 md:mt-3 text-slate md:text-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ServicesProducts products={products} />
    </Section>
  )
}

/** A progressive proof: the poster in its first inks (none to four), with trim marks and control patches. */
function ServicesProof({ inks, poster }: Pick<ServicesContent, 'poster'> & { inks: number }) {
  const plate = (
    <img
      src={`/drawings/home.svg#proof-${inks}`}
      alt=""
      loading="lazy"
      className="w-full aspect-[300/330] bg-board max-sm:aspect-square"
    />
  )
  if (inks < 4) return plate
  return (
    <div className="relative">
      {plate}
      <svg viewBox="0 0 300 368" aria-hidden="true" className="absolute inset-0 size-full">
        <text x="58" y="287" fontSize="46" className="type-figure">
          {poster.title}
        </text>
        <text x="59" y="312" fontSize="17" fontWeight="640">
          {poster.line}
        </text>
      </svg>
    </div>
  )
}

/** "What we make": three lists, on phones each folded into a strip of a fan deck. */
function ServicesProducts({ products }: Pick<ServicesContent, 'products'>) {
  const { heading, apparel, promotional, onDemand, more } = products
  return (
    <div className="mt-7 md:mt-8">
      <h3 className="type-display text-6">{heading}</h3>
      <div className="fan mt-5 md:mt-6 isolate md:grid md:grid-cols-[4fr_4fr_5fr] md:gap-x-6 md:gap-y-0 lg:grid-cols-[4fr_4fr_9fr]">
        <Strip {...apparel} className="[--ink:var(--color-rubine)]" />
        <Strip {...promotional} className="[--ink:var(--color-yellow)] [--on:var(--color-key)]" />
        <Strip {...onDemand} className="[--ink:var(--color-blue-dark)]" numbered />
        <p
          className="fan-more flex flex-wrap gap-x-6 gap-y-3 max-md:mt-6 md:-mt-5 md:col-3"
          data-screen-only=""
        >
          {more.map(({ label, href }) => (
            <a key={href} href={href} className="text-link">
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  )
}

type StripProps = { name: string; text: string; items: string[]; className: string; numbered?: boolean }

function Strip({ name, text, items, className, numbered = false }: StripProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <details className={clsx('fold strip', className)}>
      <summary className="focus-visible:outline-3 focus-visible:outline-blue-dark focus-visible:outline-offset-2">
        <div className="strip-face fold-stays">
          <h4 className="strip-name text-5 poster flex-1 text-balance md:max-lg:text-4 md:max-lg:leading-title">
            {`${name} `}
            <span className="font-label ml-[0.35em]">{items.length}</span>
          </h4>
          <FoldMark />
        </div>
      </summary>
      <div className="strip-words md:max-lg:pl-0">
        <p className="mb-1 text-3 text-slate pb-2 listed-b">{text}</p>
        <List
          role="list"
          className={clsx(
            'gap-5 max-sm:wrap-break-word',
            numbered ? 'columns-2 lg:columns-4' : 'max-md:columns-2',
          )}
        >
          {items.map((item, index) => (
            <li
              key={index}
              className="flex break-inside-avoid items-baseline gap-3 border-b border-rule py-1 text-2"
            >
              {item}
            </li>
          ))}
        </List>
      </div>
    </details>
  )
}
