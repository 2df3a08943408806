import { Section } from '../ui/section.tsx'
import { YellowColumns } from '../ui/yellow-columns.tsx'
import type { VeterinaryWords } from '../../lib/content/veterinary.ts'

export function Reasons({ words }: { words: VeterinaryWords['reasons'] }) {
  return (
    <Section name="reasons" words={words} className="on-flood bg-blue-yellow text-sheet">
      <YellowColumns items={words.list} className="mt-8 md:mt-9" />
    </Section>
  )
}
