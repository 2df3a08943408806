import { Section } from '../ui/section.tsx'
import type { drinkware } from '../../lib/content/home/goods.ts'
import { keepTogether } from '../ui/bold.tsx'
import { rowsOf } from '../ui/full-rows.ts'
import { ProductCard } from './product-card.tsx'

// The frames are taller than 4:3, so their height decides how wide the picture is drawn.
const sizes = {
  first: '(min-width: 1181px) 930px, (min-width: 861px) max(480px, 46vw), 400px',
  rest: '(min-width: 861px) 340px, 400px',
}

/** The first product is as high as the rows beside it, each of three lines. */
const lines = ['', 'lg:row-[1/span_3]', '', 'lg:row-[1/span_9]']

export function Drinkware({ words }: { words: ReturnType<typeof drinkware> & { pressed?: string } }) {
  const { listLabel, products, benefits } = words
  const rest = rowsOf(products.length - 1, 3)
  const rows = Math.ceil(rest.length / 3)
  const classes = [lines[rows], ...rest.map((size) => size === 2 && 'md:col-span-3 lg:[--shot-height:280px]')]
  return (
    <Section id="drinkware" words={words} title="type-display text-7" className="ruled-t">
      {/* Focusable, because it scrolls sideways on phones. */}
      <div
        role="region"
        aria-label={listLabel}
        tabIndex={0}
        className="rail mt-6 md:mt-9 md:mx-0 md:px-0 md:overflow-visible focus-visible:-outline-offset-3 md:focus-visible:outline-offset-3"
      >
        <ul
          role="list"
          className="rail-goods flex w-max md:grid md:w-auto md:grid-cols-6 lg:grid-cols-[minmax(0,15fr)_repeat(6,minmax(0,3.5fr))] table-ruled"
        >
          {products.map((product, index) => (
            <ProductCard
              key={product.id}
              className={classes[index]}
              product={product}
              words={words}
              sizes={index === 0 ? sizes.first : sizes.rest}
            />
          ))}
        </ul>
      </div>
      <ul
        role="list"
        className="mt-5 flex flex-wrap gap-x-8 gap-y-3 text-2 max-lg:grid max-lg:grid-cols-2 max-md:gap-x-5 md:mt-7 md:text-3"
      >
        {benefits.map(({ title, text }) => (
          <li key={title} className="flex items-baseline gap-3">
            <span aria-hidden="true" className="size-[9px] shrink-0 bg-rubine" />
            <p>
              <b className="font-head">{keepTogether(title)}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
