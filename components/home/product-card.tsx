import clsx, { type ClassValue } from 'clsx'
import type { ReactNode } from 'react'
import { ProductQuoteButton } from '../leads/quote-button.tsx'
import { Facts } from '../ui/section.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Product } from '../../lib/content/home/goods.ts'
import { keepTogether } from '../ui/bold.tsx'
import { FoldMark } from '../ui/fold-mark.tsx'
import type { PictureContent } from '../../lib/content/shapes.ts'
import { filesOf } from '../../lib/pictures/pictures.ts'
import { pictureFields } from '../ui/framed-image.tsx'

type Props = {
  product: Product
  /** `leadTime`: production time. `pressed`: the label of the plus; none if its button does nothing, as in the original. */
  words: { quote: string; interest: string; leadTime: string; pressed?: string }
  sizes: string
  /** Its line of facts if category and features do not all fit. */
  facts?: string[]
  row?: boolean
  className?: ClassValue
}

/** A quotable product, upright or as a row (product-card.css). */
export function ProductCard({ product, words, sizes, facts, row = false, className }: Props) {
  const { quote, interest, leadTime, pressed } = words
  const { id, name, category, description, features, picture } = product
  const lines = facts ?? [category, ...features]
  return (
    <li className={clsx('product-card', row && ['product-row', pictureFields[picture.field]], className)}>
      <Picture picture={picture} sizes={sizes} className="product-shot" />
      <div className="product-words">
        <h3 className={clsx('product-name', row && 'sm:text-5 print:text-4')}>{name}</h3>
        <p className="max-w-[56ch] text-2 text-slate">{keepTogether(description)}</p>
        {row ? <Facts facts={[...lines, leadTime]} /> : <Facts facts={lines} last={leadTime} />}
      </div>
      {pressed ? (
        <ProductQuoteButton interest={interest} product={name} id={id} label={quote} pressed={pressed} />
      ) : (
        <div className="ask-cell">
          <button type="button" className="ask">
            <span>{quote}</span>
          </button>
        </div>
      )}
    </li>
  )
}

type MoreProps = {
  label: string
  note: string
  close: string
  pictures: PictureContent[]
  slanted?: boolean
  children: ReactNode
}

/** The rest of a list of goods; on phones it folds into the edge of a stack (goods-stack.css). */
export function MoreGoods({ label, note, close, pictures, slanted = false, children }: MoreProps) {
  return (
    <details className={clsx('fold stack md:col-span-full', slanted && 'stack-slanted')}>
      <summary className="bg-sheet">
        <FoldedPictures pictures={pictures} className="slivers" />
        <span className="stack-bar">
          <span>
            <span className="fold-word stack-more text-3 leading-control font-head">{label}</span>
            <span className="stack-note">{note}</span>
            <span className="fold-word stack-away text-3 leading-control font-head">{close}</span>
          </span>
          <FoldMark />
        </span>
      </summary>
      {children}
    </details>
  )
}

/** A sliver for each picture of a folded list, cut from its smallest file; purely decorative. */
export function FoldedPictures({ pictures, className }: { pictures: PictureContent[]; className: string }) {
  return (
    <span aria-hidden="true" className={className}>
      {pictures.map(({ file, field }, index) => {
        const smallest = filesOf(file)?.widths[0]
        const src = smallest ? `/pictures/${file}-${smallest}.webp` : undefined
        return (
          <img key={index} src={src} alt="" loading="lazy" className={clsx('sliver', pictureFields[field])} />
        )
      })}
    </span>
  )
}
