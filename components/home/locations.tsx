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
        <div className="items-end gap-x-6 md:grid md:grid-cols-12">
          <h2 id="locations-heading" className="type-h2 md:col-span-7">
            {words.heading}
          </h2>
          <p className="type-lead text-slate max-md:mt-5 md:col-span-5">{words.lead}</p>
        </div>
        <div className="locator mt-6 md:mt-8">
          <WorldMap words={words.map} regions={words.regions} />
          <CityFinder words={words.finder} />
          <Leporello words={words} />
          <ul role="list" className="locator-summary">
            {words.summary.map(({ figure, text }) => (
              <li key={text} className="flex flex-col">
                <span className="type-figure text-7">{figure}</span>
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
