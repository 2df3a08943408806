import type { LocationsWords } from '../../lib/content/home/locations.ts'

type Props = { label: string; regions: LocationsWords['regions'] }

export function RegionChooser({ label, regions }: Props) {
  return (
    <fieldset id="region-chooser" className="region-chooser ruled-b">
      <legend className="sr-only">{label}</legend>
      {Object.entries(regions).map(([id, { name, cities }]) => (
        <label key={id}>
          <input type="radio" name="region" value={id} defaultChecked={id === 'usa'} className="sr-only" />
          <span className="type-figure block text-4xl md:text-[44px]">{cities.length}</span>
          <span className="mt-1 block text-[13px]/[1.2] font-semibold md:text-[14.5px]">{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
