import clsx from 'clsx'
import { Section } from '../ui/section.tsx'
import type { services } from '../../lib/content/home/services.ts'
import { ServicesProducts } from './services-products.tsx'
import { ServicesProof } from './services-proof.tsx'

const columns = ['', '', '', 'lg:grid-cols-3', 'grid-cols-2 sm:grid-cols-4', 'lg:grid-cols-5']
/** An odd number becomes rows, picture beside words, where one row is too narrow. */
const beside = 'max-lg:grid max-lg:grid-cols-[max(96px,24%)_1fr]'

/** The proofs add ink by ink: the last has all four, and the first of five has none. */
export function Services({ words }: { words: ReturnType<typeof services> }) {
  const { features, poster, products } = words
  return (
    <Section id="services" words={words} head="md:grid-cols-[8fr_4fr]" className="ruled-t">
      <ul role="list" className={clsx('table-ruled mt-6 grid md:mt-9', columns[features.length])}>
        {features.map(({ title, text }, index) => (
          <li key={title} className={clsx(features.length !== 4 && beside)}>
            <ServicesProof inks={index + 5 - features.length} poster={poster} />
            <div className="ruled-t px-4 py-4 md:px-5 md:pt-6 md:pb-7">
              <h3 className="type-h3 max-xl:text-4">{title}</h3>
              <p className="mt-2 text-2 md:mt-3 text-slate md:text-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ServicesProducts products={products} />
    </Section>
  )
}
