import type { LocationsWords } from '../../lib/content/home/locations.ts'
import { Section } from '../ui/section.tsx'
import { CityFinder } from './city-finder.tsx'
import { RegisterMark } from '../ui/register-mark.tsx'
import { project, worldMap } from '../../lib/pictures/world-map.ts'
import { FoldMark } from '../ui/fold-mark.tsx'

/** Works without script: regions open natively, and CSS updates the map (components/home/locator.css). */
export function Locations({ words }: { words: LocationsWords & { home: [number, number] } }) {
  return (
    <Section
      id="locations"
      words={{ heading: words.heading }}
      title="type-display text-7"
      className="ruled-t bg-board"
    >
      <p className="type-lead mt-5 text-slate">{words.lead}</p>
      <div className="locator grid lg:grid-rows-[auto_1fr_auto] lg:grid-cols-[minmax(0,8.4fr)_minmax(0,3.6fr)] mt-6 md:mt-8">
        <CityFinder words={words.finder} />
        <WorldMap words={words} />
        <ul
          role="list"
          className="locator-summary grid grid-cols-[repeat(auto-fit,minmax(80px,1fr))] gap-x-5 gap-y-2 p-4 ruled-t ruled-r ruled-l bg-sheet lg:border-t-0 lg:ruled-b lg:grid-rows-none lg:grid-cols-none lg:auto-rows-[1fr] lg:gap-0 lg:p-0"
        >
          {words.summary.map(({ figure, text }) => (
            <li
              className="grid lg:grid-cols-[auto_1fr] lg:gap-4 lg:content-center lg:items-baseline lg:py-3 lg:px-6 lg:ruled-t"
              key={text}
            >
              <span className="type-figure text-7 lg:text-8">{figure}</span> {text}
            </li>
          ))}
        </ul>
        <Leporello words={words} />
      </div>
    </Section>
  )
}

const { left, top, width, height } = worldMap

/** A line without length, whose round ends are the mark. */
function dot(...at: [number, number]) {
  const { x, y } = project(...at)
  return `M${x} ${y}h0`
}

/** Cities over the land dots. Marks multiply, so crowded regions darken like a halftone. */
function WorldMap({ words: { map: words, regions, home: at } }: Parameters<typeof Locations>[0]) {
  const home = project(...at)
  return (
    <div className="locator-map bg-blue-tint flex flex-col justify-between gap-3 p-3 py-4 md:p-5 md:pt-7">
      <div className="relative isolate">
        <img src="/world.svg" alt="" width={width} height={height} loading="lazy" className="h-auto w-full" />
        <svg
          viewBox={`${left} ${top} ${width} ${height}`}
          role="img"
          aria-label={words.label}
          className="absolute inset-0 size-full"
        >
          {regions.map(({ id, cities }) => (
            <path key={id} data-region={id} d={cities.map(({ at }) => dot(...at)).join('')} />
          ))}
          {/* The parts that the finder searches (search-cities.ts). */}
          <path className="locator-found" />
          <g className="locator-ring type-h4" visibility="hidden">
            <circle r="15" />
            <text y="7" className="max-sm:text-7" />
          </g>
          <path
            transform={`translate(${home.x} ${home.y})`}
            d="M-10 0a10 10 0 1020 0a10 10 0 10-20 0M-18 0h36M0-18v36"
            className="fill-none stroke-key stroke-[1.6]"
          />
        </svg>
      </div>
      <ul role="list" className="flex flex-wrap gap-x-7 gap-y-1 pl-4 text-2">
        {Object.entries({ 'bg-rubine': words.chosen, 'bg-blue': words.others }).map(([ink, name]) => (
          <li key={ink} className="flex items-center gap-3 first:order-1">
            <span aria-hidden="true" className={`size-[12px] rounded-full forced-color-adjust-none ${ink}`} />
            {name}
          </li>
        ))}
        <li className="flex items-center gap-3 first:order-1">
          <RegisterMark className="size-[20px]" />
          {words.headquarters}
        </li>
      </ul>
    </div>
  )
}

/** How many cities a folded panel names, and how many an upright one lists. */
const samples = 3
const listed = 10

/** A folded map (leporello.css). Panels open independently: closing one would move the page under the finger. */
function Leporello({ words }: { words: LocationsWords }) {
  return (
    <div role="group" aria-label={words.listLabel} className="leporello">
      {words.regions.map(({ id, name, note, zones, cities }) => (
        <details key={id} data-region={id} data-zones={zones.join(' ')} className="unfold panel">
          <summary>
            <span className="type-figure text-7">{cities.length}</span>
            <span>
              <h3 className="type-h4 w-fit">{name}</h3>
              <span className="panel-samples overflow-hidden text-ellipsis whitespace-nowrap">
                {sampleOf(cities)}
              </span>
              <span aria-hidden="true" className="panel-list">
                {namesOf(cities)}
              </span>
              {note && <span>{note}</span>}
            </span>
            <FoldMark />
          </summary>
          <div role="region" aria-label={name} tabIndex={0} className="cities">
            <ul role="list">
              {cities.map(({ shown }, index) => (
                <li key={index}>{shown.join(', ')}</li>
              ))}
            </ul>
          </div>
        </details>
      ))}
    </div>
  )
}

/** The names of an upright panel, a line each. */
function namesOf(cities: { shown: string[] }[]) {
  const names = cities.map(({ shown: [city] }) => city)
  return (names.length > listed ? [...names.slice(0, listed - 1), '…'] : names).join('\n')
}

const sampleOf = (cities: { shown: string[] }[]) =>
  cities
    .slice(0, samples)
    .map(({ shown: [city] }) => city)
    .join(', ') + (cities.length > samples ? '\u00a0…' : '')
