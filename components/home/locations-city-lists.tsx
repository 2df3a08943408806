import type { LocationsWords } from '../../lib/content/home/locations.ts'

export function CityLists({ words }: { words: LocationsWords }) {
  const [before = '', after = ''] = words.regionTitle.split('{region}')
  return (
    <div id="city-lists" role="region" aria-label={words.listLabel} tabIndex={0} className="city-lists">
      {Object.entries(words.regions).map(([id, { name, note, cities }]) => (
        <div key={id} data-region={id}>
          <h3 className="type-h3 sticky top-0 border-b-[1.5px] border-key bg-sheet px-5 pt-4.5 pb-3.5">
            <Count words={before} cities={cities.length} />
            {name}
            <Count words={after} cities={cities.length} />
            {note && (
              <span className="type-small mt-1 block font-normal text-slate [font-stretch:100%]">{note}</span>
            )}
          </h3>
          <ul role="list">
            {cities.map(({ city }, index) => {
              const [place, country] = city.split(', ')
              return (
                <li key={index}>
                  {place}
                  <span className="sr-only">, </span>
                  <span>{country}</span>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** The part of a region's heading that counts all of its cities, which a search need not show. */
function Count({ words, cities }: { words: string; cities: number }) {
  return words && <span className="region-count">{words.replace('{count}', String(cities))}</span>
}
