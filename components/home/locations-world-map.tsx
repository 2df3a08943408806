import { RegisterMark } from '../ui/register-mark.tsx'
import type { LocationsWords } from '../../lib/content/home/locations.ts'
import { project, worldMap } from '../../lib/pictures/world-map.ts'

const { left, top, width, height } = worldMap

type Props = { words: LocationsWords['map']; regions: LocationsWords['regions'] }

/** Cities over the land dots. Marks multiply, so crowded regions darken like a halftone. */
export function WorldMap({ words, regions }: Props) {
  const home = project(...words.headquarters.at)
  return (
    <div className="locator-map flex flex-col justify-between gap-3 p-3 py-4 md:p-5 md:pt-7">
      <div className="relative isolate">
        <img src="/world.svg" alt="" width={width} height={height} loading="lazy" className="h-auto w-full" />
        <svg
          viewBox={`${left} ${top} ${width} ${height}`}
          role="img"
          aria-label={words.label}
          className="absolute inset-0 size-full"
        >
          {regions.map(({ id, cities }) => (
            <g key={id} data-region={id}>
              {cities.map(({ at }, index) => {
                const { x, y } = project(...at)
                return <circle key={index} cx={x} cy={y} r="5.2" />
              })}
            </g>
          ))}
          <g transform={`translate(${home.x} ${home.y})`} className="fill-none stroke-key stroke-[1.6]">
            <circle r="10" />
            <path d="M-18 0h36M0-18v36" />
          </g>
        </svg>
      </div>
      <ul role="list" className="flex flex-wrap gap-x-7 gap-y-1 pl-4 text-2">
        <li className="flex items-center gap-3">
          <span aria-hidden="true" className="size-[12px] rounded-full forced-color-adjust-none bg-rubine" />
          {words.chosen}
        </li>
        <li className="flex items-center gap-3">
          <span aria-hidden="true" className="size-[12px] rounded-full forced-color-adjust-none bg-blue" />
          {words.others}
        </li>
        <li className="flex items-center gap-3">
          <RegisterMark className="size-[20px]" />
          {words.headquarters.label}
        </li>
      </ul>
    </div>
  )
}
