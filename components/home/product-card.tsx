import clsx, { type ClassValue } from 'clsx'
import { ProductQuoteButton } from '../leads/product-quote-button.tsx'
import { Facts } from '../ui/section.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Product } from '../../lib/content/home/goods.ts'

type Props = {
  product: Product
  /**
   * `leadTime`: production time. `pressed`: the name of the plus, none if its button does nothing, as in the original.
   */
  words: { quote: string; interest: string; leadTime: string; pressed?: string }
  sizes: string
  /** Its line of facts, where its category and all its features do not fit. */
  facts?: string[]
  row?: boolean
  className?: ClassValue
}

/** A quotable product, upright or as a row (product-card.css). */
export function ProductCard({ product, words, sizes, facts, row = false, className }: Props) {
  const { quote, interest, leadTime, pressed } = words
  const { id, name, category, description, features, picture } = product
  return (
    <li className={clsx('product-card', row && 'product-row', className)}>
      <Picture picture={picture} sizes={sizes} className="product-shot" />
      <div className="product-words">
        <h3 className="product-name">{name}</h3>
        <p className="max-w-[56ch] text-2 text-slate">{description}</p>
        <Facts facts={[...(facts ?? [category, ...features]), leadTime]} />
      </div>
      {pressed ? (
        <ProductQuoteButton interest={interest} product={name} id={id} label={quote} pressed={pressed} />
      ) : (
        <div className="ask-cell">
          <button type="button" className="ask">
            <span className="ask-label">{quote}</span>
          </button>
        </div>
      )}
    </li>
  )
}
