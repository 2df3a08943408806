import { YellowColumns } from '@/components/ui/yellow-columns'
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
        <YellowColumns items={words.list} className="mt-14" />
      </div>
    </section>
  )
}
