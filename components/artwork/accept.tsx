import type { ArtworkWords } from '../../lib/content/artwork.ts'
import { Section } from '../ui/section.tsx'

/** The kinds of files we accept, by the verdict they usually get. */
export function Accept({ words }: { words: ArtworkWords['accept'] }) {
  return (
    <Section name="accept" words={words} className="ruled-t">
      <ul role="list" className="accepted">
        {words.list.map(({ level, title, types, text }) => (
          <li key={title} className="verdict-tone" data-level={level}>
            <h3 className="type-figure text-6">{title}</h3>
            <p className="accepted-types">{types}</p>
            <p className="text-3 text-slate">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
