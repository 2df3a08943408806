import { ColorBar } from '../ui/color-bar.tsx'
import type { PrintingWords } from '../../lib/content/service-pages.ts'

export function Stats({ stats }: { stats: PrintingWords['stats'] }) {
  return (
    <div className="stats ruled-t">
      <ul
        role="list"
        className="grid grid-cols-2 lg:auto-cols-auto lg:grid-flow-col lg:grid-cols-none xl:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-sheet))/2))]"
      >
        {stats.map(({ figure, text }) => (
          <li
            key={text}
            className="flex flex-col gap-x-4 gap-y-2 px-gutter py-4 max-lg:odd:ruled-r max-lg:not-[:nth-last-child(-n+2):nth-child(odd),:last-child]:ruled-b max-lg:last:odd:col-span-2 max-lg:last:border-r-0 lg:flex-row lg:items-end lg:px-6 lg:py-5 lg:not-last:ruled-r xl:first:pl-0"
          >
            <span className="type-figure text-6 lg:whitespace-nowrap lg:text-7">{figure}</span>
            <span className="text-2 font-data lg:max-w-[8em]">{text}</span>
          </li>
        ))}
      </ul>
      <ColorBar />
    </div>
  )
}
