import clsx from 'clsx'
import { ProductQuoteButton } from '../leads/product-quote-button.tsx'
import { Chips } from '../ui/chips.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Product } from '../../lib/content/home/product.ts'

// The frames are taller than 4:3, so the picture is drawn as wide as their height asks.
const sizes = {
  first: '(min-width: 1181px) 930px, (min-width: 861px) max(480px, 46vw), 400px',
  rest: '(min-width: 861px) 340px, 400px',
}

type Props = { product: Product; interest: string; quote: string; first: boolean }

export function DrinkwareProduct({ product, interest, quote, first }: Props) {
  const { name, category, description, features, picture } = product
  return (
    <li>
      <Picture picture={picture} sizes={first ? sizes.first : sizes.rest} className="rail-picture" />
      <div className="rail-words">
        <p className="text-[14px] leading-[1.3] font-[560] text-slate">{category}</p>
        <h3 className="rail-name">{name}</h3>
        <p className="max-w-[56ch] text-[15.5px] leading-[1.45] text-slate">{description}</p>
        <Chips features={features} className="mt-1 mb-2.5" />
        <ProductQuoteButton
          interest={interest}
          product={name}
          label={quote}
          className={clsx(
            'button button-small mt-auto self-start',
            first ? 'button-primary' : 'button-secondary',
          )}
        />
      </div>
    </li>
  )
}
