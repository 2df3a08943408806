import clsx from 'clsx'
import type { TitledText } from '../../lib/content/shapes.ts'

const columns = ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4']

/** Up to four benefits: one ruled strip on wide screens, lines on phones. */
export function BenefitStrip({ benefits }: { benefits: TitledText[] }) {
  return (
    <ul className={clsx('ruled-b mt-6 md:ruled-t md:mt-10 md:grid', columns[benefits.length])}>
      {benefits.map(({ title, text }, index) => (
        <li
          key={index}
          className="border-key py-1.5 max-md:ruled-t md:px-6 md:pt-5 md:pb-5.5 md:not-last:border-r-[1.5px] md:first:pl-0 md:last:pr-0"
        >
          <h3 className="inline text-2/[1.4] font-head md:block md:type-h4">{title}</h3>{' '}
          <p className="inline text-2/[1.4] text-slate md:mt-1 md:block md:leading-[1.5]">{text}</p>
        </li>
      ))}
    </ul>
  )
}
