import type { LocationsWords } from '../../lib/content/home/locations.ts'
import { FoldMark } from '../ui/fold-mark.tsx'

/** How many cities a folded panel names, and how many an upright one lists. */
const samples = 3
const listed = 7

/**
 * The regions as a folded map (leporello.css). Panels open independently; closing one would move the page under the
 * finger.
 */
export function Leporello({ words }: { words: LocationsWords }) {
  return (
    <div role="group" aria-label={words.listLabel} className="leporello">
      {words.regions.map(({ id, name, note, zones, cities }) => (
        <details key={id} data-region={id} data-zones={zones.join(' ')} className="unfold panel">
          <summary>
            <span className="type-figure">{cities.length}</span>
            <span>
              <h3>{name}</h3>
              {note ? <span>{note}</span> : <span className="panel-samples">{sampleOf(cities)}</span>}
              <span aria-hidden="true" className="panel-list">
                {cities.slice(0, listed).map(({ city }) => (
                  <span key={city}>{nameOf(city)}</span>
                ))}
              </span>
            </span>
            <FoldMark />
          </summary>
          <div role="region" aria-label={name} tabIndex={0} className="cities">
            <ul role="list">
              {cities.map(({ city }, index) => {
                const country = city.split(', ')[1]
                return (
                  <li key={index}>
                    {nameOf(city)}
                    <span className="sr-only">, </span>
                    <span className={country === name ? 'sr-only' : undefined}>{country}</span>
                  </li>
                )
              })}
            </ul>
          </div>
        </details>
      ))}
    </div>
  )
}

const nameOf = (city: string) => city.split(', ')[0]

const sampleOf = (cities: { city: string }[]) =>
  cities
    .slice(0, samples)
    .map(({ city }) => nameOf(city))
    .join(', ') + (cities.length > samples ? '\u00a0…' : '')
