import {
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
} from '@headlessui/react'
import type { ReactNode } from 'react'

export type Choice = { value: string; label: ReactNode; beside?: string }

type Props = {
  label: ReactNode
  /** For screen readers, if the button's words alone do not say what it changes. */
  name?: string
  choices: readonly Choice[]
  onChoose: (value: string) => void
  className: string
  autoFocus?: boolean
  /** Left out of the tab order: a row is one stop, and its menus have their own keys. */
  skipped?: boolean
}

export function ChoiceMenu({ label, name, choices, onChoose, className, autoFocus, skipped }: Props) {
  return (
    <Menu as="div" className="desk-menu-holder">
      <MenuButton
        className={className}
        aria-label={name}
        autoFocus={autoFocus}
        tabIndex={skipped ? -1 : undefined}
      >
        {label}
      </MenuButton>
      <MenuItems modal={false} className="desk-menu">
        {choices.map(({ value, label: words, beside }) => (
          <MenuItem key={value} as="button" type="button" onClick={() => onChoose(value)}>
            <span>{words}</span>
            {beside && <small>{beside}</small>}
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  )
}

type ChoiceListProps = {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
  className?: string
}

/** A field that shows the current choice and opens a list of all choices. */
export function ChoiceList({ label, value, choices, onChoose, className = '' }: ChoiceListProps) {
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
