import { ProductQuoteButton } from '../leads/product-quote-button.tsx'
import { Chips } from '../ui/chips.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Product } from '../../lib/content/home/product.ts'

type Props = { product: Product; quote: { label: string; interest: string } }

const shownFeatures = 2

export function OutdoorProduct({ product, quote }: Props) {
  return (
    <li className="ruled-r ruled-b flex flex-col max-md:even:border-r-0 md:[&:nth-child(4n+2)]:border-r-0">
      <Picture picture={product.picture} sizes="(min-width: 861px) 25vw, 50vw" className="aspect-4/3" />
      <div className="flex grow flex-col px-3.5 pt-3.5 pb-2 md:px-4">
        <p className="type-data text-slate">{product.category}</p>
        <h3 className="type-h4 mt-1">{product.name}</h3>
        <p className="mt-1.5 text-[15px]/[1.4] text-slate">{product.description}</p>
        <Chips features={product.features.slice(0, shownFeatures)} className="mt-2.5 mb-1.5" />
        <ProductQuoteButton
          interest={quote.interest}
          product={product.name}
          label={quote.label}
          className="text-link mt-auto self-start text-[15px] text-key"
        />
      </div>
    </li>
  )
}
