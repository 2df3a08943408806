import type { PrintingWords } from '@/lib/content/printing'
import { Roll } from './roll'

export function Capabilities({ words }: { words: PrintingWords['capabilities'] }) {
  return (
    <section aria-labelledby="capabilities-heading" className="on-flood ruled-t bg-blue-dark text-sheet">
      <div className="wrap py-section">
        <h2 id="capabilities-heading" className="type-h2">
          {words.heading}
        </h2>
        <Roll words={words.roll} />
        <ul role="list" className="mt-14 grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-4 md:gap-x-6">
          {words.list.map(({ title, text }) => (
            <li key={title} className="border-t-4 border-yellow pt-4">
              <h3 className="type-h3">{title}</h3>
              <p className="mt-2 text-base/[1.5]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
