import { ProductQuoteButton } from '../leads/product-quote-button.tsx'
import { Chips } from '../ui/chips.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Product } from '../../lib/content/home/product.ts'

type Props = { product: Product; interest: string; quote: string }

export function TechnologyProduct({ product, interest, quote }: Props) {
  const { name, category, description, features, picture } = product
  return (
    <li className="ruled-b @container grid grid-cols-[118px_minmax(0,1fr)] bg-sheet min-[640px]:grid-cols-[168px_minmax(0,1fr)]">
      <Picture
        picture={picture}
        fit="contain"
        sizes="(min-width: 640px) 202px, 142px"
        className="ruled-r min-h-37.5 [&_img]:scale-120"
      />
      <div className="flex flex-col items-start gap-x-7 gap-y-3 p-4 @min-[640px]:flex-row @min-[640px]:items-center @min-[640px]:px-6">
        <div className="min-w-0 flex-1">
          <p className="text-[14px] leading-[1.3] font-[560] text-slate">{category}</p>
          <h3 className="type-h3 mt-0.5 max-md:text-[21px]">{name}</h3>
          <p className="mt-1.5 mb-2.5 max-w-[52ch] text-[15.5px] leading-[1.42] text-slate">{description}</p>
          <Chips features={features} />
        </div>
        <ProductQuoteButton
          interest={interest}
          product={name}
          label={quote}
          className="button button-secondary button-small shrink-0"
        />
      </div>
    </li>
  )
}
