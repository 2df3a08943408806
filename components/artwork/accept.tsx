import type { ArtworkWords } from '../../lib/content/artwork.ts'

/** The kinds of files we accept, by the verdict they usually get. */
export function Accept({ words: { heading, list } }: { words: ArtworkWords['accept'] }) {
  return (
    <section aria-labelledby="accept-heading" className="ruled-t">
      <div className="wrap py-section">
        <h2 id="accept-heading" className="type-h2">
          {heading}
        </h2>
        <ul role="list" className="accepted">
          {list.map(({ level, title, types, text }) => (
            <li key={title} className="verdict-tone" data-level={level}>
              <h3 className="type-figure text-6">{title}</h3>
              <p className="accepted-types">{types}</p>
              <p className="text-3 text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
