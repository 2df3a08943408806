import type { TitledText } from '../../lib/content/shapes.ts'

/** Four benefits in one ruled strip, two-up on phones. */
export function BenefitStrip({ benefits }: { benefits: TitledText[] }) {
  return (
    <ul className="ruled-t ruled-b mt-10 grid grid-cols-2 md:grid-cols-4">
      {benefits.map(({ title, text }) => (
        <li
          key={title}
          className="border-key px-3.5 pt-4 pb-4.5 odd:pl-0 even:pr-0 max-md:odd:border-r-[1.5px] max-md:[&:nth-child(-n+2)]:border-b-[1.5px] md:px-6 md:pt-5 md:pb-5.5 md:nth-2:pr-6 md:nth-3:pl-6 md:not-last:border-r-[1.5px]"
        >
          <h3 className="type-h4">{title}</h3>
          <p className="type-small mt-1 text-slate">{text}</p>
        </li>
      ))}
    </ul>
  )
}
