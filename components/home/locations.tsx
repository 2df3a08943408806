import type { LocationsWords } from '../../lib/content/home/locations.ts'
import { Section } from '../ui/section.tsx'
import { CityFinder } from './city-finder.tsx'
import { Leporello } from './locations-leporello.tsx'
import { WorldMap } from './locations-world-map.tsx'

/**
 * Works without script: regions open natively, and CSS updates the map (components/home/locator.css). Only the finder is
 * script, and it searches the list in the page.
 */
export function Locations({ words }: { words: LocationsWords }) {
  return (
    <Section id="locations" words={{ heading: words.heading }} className="ruled-t bg-board">
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
    </Section>
  )
}
