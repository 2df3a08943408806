import clsx from 'clsx'
import { FoldMark } from '../ui/fold-mark.tsx'
import type { ServicesContent } from '../../lib/content/home/services.ts'

type Words = ServicesContent['products']

/** "What we make": three lists, on phones each folded into a strip of a fan deck. */
export function ServicesProducts({ products }: { products: Words }) {
  const { heading, apparel, promotional, onDemand, more } = products
  return (
    <div className="mt-7 md:mt-10">
      <h3 className="type-display text-6">{heading}</h3>
      <div className="fan mt-5 md:mt-8">
        <Strip {...apparel} className="strip-rubine" />
        <Strip {...promotional} className="strip-yellow" />
        <Strip {...onDemand} className="strip-blue" numbered />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        {more.map(({ label, href }) => (
          <a key={href} href={href} className="text-link">
            {label}
          </a>
        ))}
      </p>
    </div>
  )
}

type StripProps = { name: string; text: string; items: string[]; className: string; numbered?: boolean }

function Strip({ name, text, items, className, numbered = false }: StripProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <details className={clsx('fold strip', className)}>
      <summary>
        <div className="strip-face fold-stays">
          <h4 className="strip-name">
            <span className="font-poster">{items.length}</span>
            {` ${name}`}
          </h4>
          <FoldMark />
        </div>
      </summary>
      <div className="strip-words">
        <p className="mb-1 text-3 text-slate">{text}</p>
        <List
          role="list"
          className={clsx('gap-5 max-sm:wrap-break-word', numbered ? 'columns-2' : 'max-md:columns-2')}
        >
          {items.map((item, index) => (
            <li
              key={index}
              className="flex break-inside-avoid items-baseline gap-3 border-b border-rule py-2 text-2"
            >
              {numbered && (
                <span aria-hidden="true" className="type-data shrink-0 text-slate">
                  {String(index + 1).padStart(2, '0')}
                </span>
              )}
              {item}
            </li>
          ))}
        </List>
      </div>
    </details>
  )
}
