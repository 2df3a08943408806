import clsx from 'clsx'
import { TextLink } from './text-link.tsx'

type Props = {
  label: string
  cities: readonly string[]
  onChoose: (city: string) => void
  className?: string
}

/** Other cities of the typed name, to choose from. */
export function OtherCities({ label, cities, onChoose, className }: Props) {
  return (
    <div role="group" aria-label={label} className={clsx('flex flex-wrap gap-x-4', className)}>
      <span>{label}</span>
      {cities.map((city) => (
        <TextLink key={city} onClick={() => onChoose(city)}>
          {city}
        </TextLink>
      ))}
    </div>
  )
}
