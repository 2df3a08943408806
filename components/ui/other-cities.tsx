import clsx from 'clsx'
import { TextLink } from './text-link.tsx'

type Props = {
  label: string
  cities: readonly string[]
  onChoose: (city: string) => void
  className?: string
}

/** The other cities of the name that was typed, to choose from. */
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
