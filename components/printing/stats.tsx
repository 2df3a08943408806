import { ColourBar } from '../ui/colour-bar.tsx'
import type { PrintingWords } from '../../lib/content/printing.ts'

export function Stats({ stats }: { stats: PrintingWords['stats'] }) {
  return (
    <div className="ruled-t">
      <ul
        role="list"
        className="grid grid-cols-2 lg:auto-cols-auto lg:grid-flow-col lg:grid-cols-none xl:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-sheet))/2))]"
      >
        {stats.map(({ figure, text }) => (
          <li
            key={text}
            className="flex flex-col gap-x-3.5 gap-y-1.5 border-key px-gutter py-3.5 max-lg:odd:border-r-[1.5px] max-lg:not-[:nth-last-child(-n+2):nth-child(odd),:last-child]:border-b-[1.5px] max-lg:last:odd:col-span-2 max-lg:last:border-r-0 lg:flex-row lg:items-end lg:px-6 lg:py-5 lg:not-last:border-r-[1.5px] xl:first:pl-0"
          >
            <span className="type-figure text-6 lg:whitespace-nowrap lg:text-7/[.84]">{figure}</span>
            <span className="text-2/[1.25] font-data lg:max-w-[6em]">{text}</span>
          </li>
        ))}
      </ul>
      <ColourBar />
    </div>
  )
}
