import { YellowColumns } from '../ui/yellow-columns.tsx'
import type { VeterinaryWords } from '../../lib/content/veterinary.ts'

export function Reasons({ words }: { words: VeterinaryWords['reasons'] }) {
  return (
    <section aria-labelledby="reasons-heading" className="on-flood bg-blue-yellow text-sheet">
      <div className="wrap py-section">
        <h2 id="reasons-heading" className="type-h2">
          {words.heading}
        </h2>
        <YellowColumns items={words.list} className="mt-8 md:mt-9" />
      </div>
    </section>
  )
}
