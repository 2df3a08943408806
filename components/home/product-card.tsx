import clsx from 'clsx'
import { ProductQuoteButton } from '../leads/product-quote-button.tsx'
import { Facts } from '../ui/facts.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Product } from '../../lib/content/home/product.ts'

type Props = {
  product: Product
  /** `leadTime`: production time. `quotable`: whether its button opens the quote dialog; in the original it does nothing. */
  words: { quote: string; interest: string; leadTime: string; quotable: boolean }
  sizes: string
  /** Its line of facts, where its category and all its features do not fit. */
  facts?: string[]
  row?: boolean
  className?: string
}

/** A quotable product, upright or as a row (product-card.css). */
export function ProductCard({ product, words, sizes, facts, row = false, className }: Props) {
  const { quote, interest, leadTime, quotable } = words
  const { id, name, category, description, features, picture } = product
  return (
    <li className={clsx('product-card', row && 'product-row', className)}>
      <Picture picture={picture} sizes={sizes} className="product-shot" />
      <div className="product-words">
        <h3 className="product-name">{name}</h3>
        <p className="max-w-[56ch] text-2 text-slate">{description}</p>
        <Facts facts={[...(facts ?? [category, ...features]), leadTime]} />
      </div>
      {quotable ? (
        <ProductQuoteButton interest={interest} product={name} id={id} label={quote} className="ask" />
      ) : (
        <button type="button" className="ask">
          <span className="ask-label">{quote}</span>
        </button>
      )}
    </li>
  )
}
