import { YellowColumns } from '../ui/yellow-columns.tsx'
import type { PrintingWords } from '../../lib/content/printing.ts'
import { Roll } from './roll.tsx'

export function Capabilities({ words }: { words: PrintingWords['capabilities'] }) {
  return (
    <section aria-labelledby="capabilities-heading" className="on-flood ruled-t bg-blue-dark text-sheet">
      <div className="wrap py-section">
        <h2 id="capabilities-heading" className="type-h2">
          {words.heading}
        </h2>
        <Roll words={words.roll} />
        <YellowColumns items={words.list} className="mt-14" />
      </div>
    </section>
  )
}
