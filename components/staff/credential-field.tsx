import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from '../ui/field-error.tsx'

type Props = ComponentProps<'input'> & {
  id: string
  label: string
  error?: string
  /** Shown at the end of the label's line; comes after the control in the tab order. */
  beside?: ReactNode
}

/** A label, its control and its message, which describes the control. */
export function CredentialField({ id, label, error, beside, ...control }: Props) {
  return (
    <div className="col-span-full grid grid-cols-[1fr_auto] items-baseline gap-x-4">
      <label htmlFor={id} className="type-label mb-2">
        {label}
      </label>
      <input
        {...control}
        id={id}
        required
        className="input col-span-full row-start-2"
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
      />
      {beside}
      <FieldError id={`${id}-error`} role="alert" className="col-span-full">
        {error}
      </FieldError>
    </div>
  )
}
