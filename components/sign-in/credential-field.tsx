import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<'input'> & {
  id: string
  label: string
  error?: string
  /** Stands at the end of the label's line. */
  beside?: ReactNode
}

/** A label, its control and its message, which the control names as its description. */
export function CredentialField({ id, label, error, beside, ...control }: Props) {
  return (
    <div className="col-span-full">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="type-label">
          {label}
        </label>
        {beside}
      </div>
      <input
        {...control}
        id={id}
        required
        className="input"
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
      />
      <p id={`${id}-error`} role="alert" className="field-error">
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
