import type { PrintingWords } from '../../lib/content/printing.ts'
import { DieLine } from './die-line.tsx'

export function Items({ words }: { words: PrintingWords['items'] }) {
  return (
    <section id="items" aria-labelledby="items-heading" className="ruled-t bg-board">
      <div className="wrap py-section">
        <h2 id="items-heading" className="type-h2">
          {words.heading}
        </h2>
        <ul
          role="list"
          className="ruled-t ruled-l mt-9 grid grid-cols-2 bg-sheet max-md:min-[600px]:grid-cols-3 md:mt-12 md:grid-cols-4 lg:grid-cols-6"
        >
          {words.list.map(({ name, size, sheet, form }) => (
            <li key={name} className="ruled-r ruled-b px-3.5 pt-5 pb-4.5 sm:px-4.5">
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
