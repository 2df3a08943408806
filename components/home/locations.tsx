import { locations } from '../../lib/content/home/locations.ts'
import { CityFinder } from './city-finder.tsx'
import { CityLists } from './locations-city-lists.tsx'
import { RegionChooser } from './locations-region-chooser.tsx'
import { WorldMap } from './locations-world-map.tsx'

/**
 * The locator works without a script: choosing a region is a radio button that CSS listens to
 * (components/home/locator.css). Only the finder is script, and it goes through the list that is already there.
 */
export function Locations() {
  const words = locations()
  return (
    <section id="locations" aria-labelledby="locations-heading" className="ruled-t bg-board">
      <div className="wrap py-section">
        <div id="locations-intro" className="items-end gap-x-6 md:grid md:grid-cols-12">
          <h2 id="locations-heading" className="type-h2 md:col-span-7">
            {words.heading}
          </h2>
          <p className="type-lead text-slate max-md:mt-4 md:col-span-5">{words.lead}</p>
        </div>
        <div className="locator ruled mt-6 bg-sheet md:mt-11">
          <RegionChooser label={words.regionLabel} regions={words.regions} />
          <div className="grid lg:grid-cols-[minmax(0,8.4fr)_minmax(0,3.6fr)]">
            <WorldMap words={words.map} regions={words.regions} />
            <div className="flex min-h-0 flex-col">
              <CityFinder words={words.finder} regions={Object.keys(words.regions).length} />
              <CityLists words={words} />
            </div>
          </div>
        </div>
        <ul
          id="locations-summary"
          role="list"
          className="mt-5 flex flex-wrap items-baseline gap-x-7 gap-y-1.5 md:gap-x-14"
        >
          {words.summary.map(({ figure, text }) => (
            <li key={text} className="flex items-baseline gap-x-3 max-md:flex-col">
              <span className="type-figure text-[38px] md:text-[44px]">{figure}</span>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
