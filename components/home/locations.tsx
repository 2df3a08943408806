import type { LocationsWords } from '../../lib/content/home/locations.ts'
import { CityFinder } from './city-finder.tsx'
import { Leporello } from './locations-leporello.tsx'
import { WorldMap } from './locations-world-map.tsx'

/**
 * Works without script: regions open natively, and CSS updates the map (components/home/locator.css). Only the finder is
 * script, and it searches the list in the page.
 */
export function Locations({ words }: { words: LocationsWords }) {
  return (
    <section id="locations" aria-labelledby="locations-heading" className="ruled-t bg-board">
      <div className="wrap py-section">
        <h2 id="locations-heading" className="type-h2">
          {words.heading}
        </h2>
        <p className="type-lead mt-5 text-slate">{words.lead}</p>
        <div className="locator mt-6 md:mt-8">
          <WorldMap words={words.map} regions={words.regions} />
          <CityFinder words={words.finder} />
          <Leporello words={words} />
          <ul role="list" className="locator-summary">
            {words.summary.map(({ figure, text }) => (
              <li key={text}>
                <span className="type-figure">{figure}</span> {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
