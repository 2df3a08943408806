import clsx from 'clsx'
import { Chips } from '../ui/chips.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ProductCategory } from '../../lib/content/home/products.ts'

// As the mosaic lays them out; see products.css.
const sizes = {
  wide: '(min-width: 861px) 600px, (min-width: 600px) 52vw, 100vw',
  quarter: '(min-width: 861px) 26vw, (min-width: 600px) 46vw, 200px',
  third: '(min-width: 600px) 31vw, 200px',
  thirdAndRow: '(min-width: 600px) 31vw, 90vw',
}

function sizesOf(index: number, isWide: boolean): string {
  if (isWide) return sizes.wide
  if (index === 3) return sizes.thirdAndRow
  return index === 4 || index === 5 ? sizes.third : sizes.quarter
}

type Props = { category: ProductCategory; index: number }

/** A cell of the mosaic; a category that lists its kinds of goods gets a wide one. */
export function ProductsCategory({ category, index }: Props) {
  const { name, badge, text, kinds, features, picture } = category
  return (
    <li className={clsx('relative bg-sheet', kinds && 'mosaic-wide')}>
      <Picture picture={picture} sizes={sizesOf(index, Boolean(kinds))} className="mosaic-picture" />
      <div className="mosaic-words">
        <h3 className={kinds ? 'type-display text-[clamp(30px,3.05vw,44px)] leading-[0.95]' : 'mosaic-name'}>
          {name}
        </h3>
        <p className="text-[15px] leading-[1.45] text-slate md:text-[16px]">{text}</p>
        {kinds && (
          <ul role="list" className="ruled-t mt-auto text-[15.5px] leading-[1.35]">
            {kinds.map((kind) => (
              <li key={kind} className="border-b border-rule py-1.25">
                {kind}
              </li>
            ))}
          </ul>
        )}
        <Chips features={features} className={kinds ? 'pt-1.5' : 'mt-auto pt-1.5'} />
      </div>
      <p
        className={clsx(
          'absolute top-0 left-0 px-2.25 py-1.5 text-[12.5px] leading-none font-[640] md:px-3 md:py-2 md:text-[13.5px]',
          picture.field === 'key' ? 'bg-sheet text-key' : 'bg-key text-sheet',
        )}
      >
        {badge}
      </p>
    </li>
  )
}
