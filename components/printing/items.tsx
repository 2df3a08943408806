import type { PrintingWords } from '../../lib/content/printing.ts'
import { fullRows } from '../ui/full-rows.ts'
import { DieLine } from './die-line.tsx'

export function Items({ words }: { words: PrintingWords['items'] }) {
  const shares = fullRows(words.list.length, { phone: 2, middle: 3, md: 4, lg: 6 })
  return (
    <section id="items" aria-labelledby="items-heading" className="ruled-t bg-board">
      <div className="wrap py-section">
        <h2 id="items-heading" className="type-h2">
          {words.heading}
        </h2>
        <ul role="list" className="ruled-t ruled-l full-rows mt-9 bg-sheet md:mt-12">
          {words.list.map(({ name, size, sheet, form }, index) => (
            <li key={name} className={`ruled-r ruled-b px-3.5 pt-5 pb-4.5 sm:px-4.5 ${shares[index]}`}>
              <DieLine sheet={sheet} form={form} />
              <span className="mt-3.5 block text-base/[1.2] sm:text-lg/[1.2] font-[720] [font-stretch:90%]">
                {name}
              </span>
              <span className="type-data mt-1 block text-slate">{size}</span>
            </li>
          ))}
        </ul>
        <a href={words.more.href} className="text-link mt-5">
          {words.more.label}
        </a>
      </div>
    </section>
  )
}
