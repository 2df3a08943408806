import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<'input'> & {
  id: string
  label: string
  error?: string
  /** Stands at the end of the label's line, and comes after the control for the keyboard. */
  beside?: ReactNode
}

/** A label, its control and its message, which the control names as its description. */
export function CredentialField({ id, label, error, beside, ...control }: Props) {
  return (
    <div className="col-span-full grid grid-cols-[1fr_auto] items-baseline gap-x-3">
      <label htmlFor={id} className="type-label mb-1.5">
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
      <p id={`${id}-error`} role="alert" className="field-error col-span-full">
        {error && (
          <>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="mt-px shrink-0">
              <path d="M8 0l8 8-8 8-8-8z" fill="currentColor" />
              <path d="M8 4v5M8 10.5V12" stroke="#fff" strokeWidth="1.8" />
            </svg>
            {error}
          </>
        )}
      </p>
    </div>
  )
}
