import clsx from 'clsx'
import { ProductQuoteButton } from '@/components/leads/product-quote-button'
import { Chips } from '@/components/ui/chips'
import { Picture } from '@/components/ui/picture'
import type { Product } from '@/lib/content/home/product'

type Props = { product: Product; interest: string; quote: string; first: boolean }

export function DrinkwareProduct({ product, interest, quote, first }: Props) {
  const { name, category, description, features, picture } = product
  return (
    <li>
      <Picture picture={picture} className="rail-picture" />
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
