import { buttonOf } from '../../ui/text-link.tsx'
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
import { type ReactNode, useEffect, useId, useRef } from 'react'

/** The desk's buttons, which post no form: in a box, as words alone, and as a link. */
export const DeskButton = buttonOf('desk-button')
export const TextButton = buttonOf('desk-text')
export const LinkButton = buttonOf('desk-link')

/** Drawn in a square of 10, except for the lens and the folded sheet. */
const icons = {
  left: { d: 'M7 1L3 5l4 4' },
  right: { d: 'M3 1l4 4-4 4' },
  up: { d: 'M1 7l4-4 4 4' },
  down: { d: 'M1 3l4 4 4-4' },
  lens: { d: 'M11 11l4 4M7 2a5 5 0 110 10A5 5 0 017 2z', box: '16 16', width: '1.7' },
  sheet: { d: 'M.8.8h5.4l3 3v8.4H.8zM6 .8v3.2h3.2', box: '10 13', width: '1.3' },
}

export function Icon({ name, className }: { name: keyof typeof icons; className?: string }) {
  const { d, box, width }: { d: string; box?: string; width?: string } = icons[name]
  return (
    <svg viewBox={`0 0 ${box ?? '10 10'}`} aria-hidden="true" className={className}>
      <path d={d} fill="none" stroke="currentColor" strokeWidth={width ?? '1.8'} />
    </svg>
  )
}

type MenuProps<Value> = {
  label: ReactNode
  /** For screen readers, if the button's words alone do not say what it changes. */
  name?: string
  choices: readonly { value: Value; label: ReactNode; beside?: string }[]
  onChoose: (value: Value) => void
  className: string
  autoFocus?: boolean
  /** Left out of the tab order: a row is one stop, and its menus have their own keys. */
  skipped?: boolean
}

/** A button that opens a menu of choices. */
export function ChoiceMenu<Value extends string>(props: MenuProps<Value>) {
  const { label, name, choices, onChoose, className, autoFocus, skipped } = props
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
            {beside && <small className="text-1 text-slate">{beside}</small>}
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
        <span className="truncate min-w-0">
          <small className="text-1 mr-1 text-slate">{label}</small> <bdi>{shown}</bdi>
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

type QuestionProps = {
  title: string
  help?: string
  yes: string
  no: string
  /** Further answers beside yes. */
  others?: readonly { label: string; onChoose: () => void }[]
  onYes: () => void
  onNo: () => void
}

/** Focuses the first field or button of a box that opens, and returns the focus afterwards. */
export function useFocusInside<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector<HTMLElement>('input, button')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return box
}

/** A question with two answers or more. Focuses the first button, and returns the focus afterwards. */
export function Question({ title, help, yes, no, others = [], onYes, onNo }: QuestionProps) {
  const id = useId()
  const box = useFocusInside<HTMLDivElement>()
  return (
    <div
      ref={box}
      className="desk-ask max-lg:-order-1"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={help ? `${id}-help` : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onNo()
      }}
    >
      <p id={`${id}-title`}>{title}</p>
      {help && <small id={`${id}-help`}>{help}</small>}
      <span>
        <DeskButton className="desk-key" onClick={onYes}>
          {yes}
        </DeskButton>
        {others.map(({ label, onChoose }) => (
          <DeskButton key={label} onClick={onChoose}>
            {label}
          </DeskButton>
        ))}
        <DeskButton onClick={onNo}>{no}</DeskButton>
      </span>
    </div>
  )
}
