import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'

type Props = {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
  className?: string
}

/** A field that shows what is chosen and opens a list of all there is. */
export function ChoiceList({ label, value, choices, onChoose, className = '' }: Props) {
  const shown = choices.find((one) => one.value === value)?.label ?? ''
  return (
    <Listbox as="div" value={value} onChange={onChoose} className={`desk-menu-holder ${className}`}>
      <ListboxButton className="desk-field desk-pick" aria-label={`${label}: ${shown}`}>
        <span>
          <small>{label}</small> <bdi>{shown}</bdi>
        </span>
      </ListboxButton>
      <ListboxOptions modal={false} className="desk-menu">
        {choices.map((one) => (
          <ListboxOption key={one.value} value={one.value}>
            <bdi>{one.label}</bdi>
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}
