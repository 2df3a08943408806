import clsx from 'clsx'
import type { ProductCategory, products } from '../../lib/content/home/goods.ts'
import { ProductQuoteButton } from '../leads/quote-button.tsx'
import { AskLink } from '../site/ask-link.tsx'
import { BenefitStrip, Facts } from '../ui/section.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { FoldMark } from '../ui/fold-mark.tsx'
import { Picture } from '../ui/picture.tsx'
import { arrangeMosaic } from './arrange-mosaic.ts'

// By the cell's columns in the mosaic, of twelve; see products.css.
const sizes: Record<number, string> = {
  3: '(min-width: 861px) 26vw, 100vw',
  4: '(min-width: 861px) 31vw, 100vw',
}
const wide = '(min-width: 861px) 600px, 100vw'

type Category = ProductCategory & { id?: string | undefined }

type Props = {
  category: Category
  span: number
  words: { see: string; quote: string; pressed: string }
}

/** A picture on key ink stays whole in a wide cell: its ground and the cell's meet without a seam. */
const shot = 'mosaic-picture fold-stays md:[&.bg-key_img]:object-contain'

/** A drawer on phones, a mosaic cell on wide screens. It links to its section, or to a quote for its interest. */
function ProductsCategory({ category, span, words }: Props) {
  const { id, name, badge, text, kinds, features, picture, href, interest } = category
  return (
    <li
      className={clsx(
        'mosaic-cell bg-sheet',
        kinds && 'mosaic-wide',
        span !== (kinds ? 6 : 3) && `mosaic-${span}`,
      )}
    >
      <details className="fold drawer">
        <summary>
          <div className="drawer-front fold-stays">
            <Picture picture={picture} sizes={kinds ? wide : (sizes[span] ?? wide)} className={shot} />
            <div className="drawer-label">
              <h3 className="mosaic-name">{name}</h3>
              <p className="mosaic-badge">{badge}</p>
            </div>
            <FoldMark />
          </div>
        </summary>
        <div className="mosaic-words">
          <p className="text-2 text-slate md:text-3">{text}</p>
          {kinds && (
            <ul role="list" className="mosaic-kinds">
              {kinds.map((kind, index) => (
                <li className="py-2 listed-b break-inside-avoid" key={index}>
                  {kind}
                </li>
              ))}
            </ul>
          )}
          <Facts facts={features} className="mt-auto" />
        </div>
        <ProductQuoteButton
          {...{ id, interest, href, product: name, need: name }}
          label={href ? words.see : words.quote}
          pressed={words.pressed}
        />
      </details>
    </li>
  )
}

type ProductsProps = {
  words: Omit<ReturnType<typeof products>, 'categories'> & {
    categories: Category[]
    catalogAddress: string
    pressed: string
    others: string[]
  }
}

export function Products({ words }: ProductsProps) {
  const { heading, catalog, categories, benefits, catalogAddress, others } = words
  const spans = arrangeMosaic(categories.map(({ kinds }) => Boolean(kinds)))
  return (
    <section id="products" aria-labelledby="products-heading" className="ruled-t bg-board">
      <div className="wrap py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-7 gap-y-5">
          <h2 id="products-heading" className="type-display text-7 max-w-[8.4em]">
            {heading}
          </h2>
          <ExternalLink href={catalogAddress} className="button button-key">
            {catalog}
          </ExternalLink>
        </div>
        <ul role="list" className="mosaic table-ruled mt-6 md:mt-9">
          {categories.map((category, index) => (
            <ProductsCategory
              key={category.name}
              category={category}
              span={spans[index] ?? 3}
              words={words}
            />
          ))}
        </ul>
        {others.length > 0 && (
          <p className="mt-5 flex flex-wrap items-baseline gap-x-5 text-3" data-screen-only="">
            <span>{words.more}</span>
            {others.map((name) => (
              <AskLink key={name} need={name} className="text-link">
                {name}
              </AskLink>
            ))}
          </p>
        )}
        <BenefitStrip benefits={benefits} />
      </div>
    </section>
  )
}
