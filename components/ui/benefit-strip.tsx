import clsx from 'clsx'
import type { TitledText } from '../../lib/content/shapes.ts'

const columns = ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4']

/** Up to four benefits: one ruled strip on wide screens, two by two on phones. */
export function BenefitStrip({ benefits }: { benefits: TitledText[] }) {
  return (
    <ul
      className={clsx(
        'ruled-b mt-6 grid grid-cols-2 max-md:gap-x-5 md:ruled-t md:mt-8',
        columns[benefits.length],
      )}
    >
      {benefits.map(({ title, text }, index) => (
        <li
          key={index}
          className="py-2 max-md:ruled-t md:px-6 md:pt-5 md:pb-6 md:not-last:ruled-r md:first:pl-0 md:last:pr-0"
        >
          <h3 className="text-2 font-head md:type-h4">{title}</h3>
          <p className="text-2 text-slate md:mt-1">{text}</p>
        </li>
      ))}
    </ul>
  )
}
