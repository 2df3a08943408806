type Props = { label?: string; figures: readonly (readonly [figure: string, label: string])[] }

/** Four figures in a row, each beside what it counts; phones show two rows. */
export const Sums = ({ label, figures }: Props) => (
  <ul
    role="list"
    aria-label={label}
    className="ruled-t ruled-b grid grid-cols-[repeat(4,1fr)] mt-5 max-md:grid-cols-[1fr_1fr]"
  >
    {figures.map(([figure, counted]) => (
      <li
        className="flex flex-wrap items-baseline gap-x-3 gap-y-[2px] py-3 pr-0 pl-4 text-slate first:pl-0 not-first:ruled-l max-md:nth-[n+3]:ruled-t max-md:odd:pl-0 max-md:odd:border-l-0"
        key={counted}
      >
        <b className="text-6 stretch-poster font-poster text-key">{figure}</b> {counted}
      </li>
    ))}
  </ul>
)
