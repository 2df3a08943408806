import clsx from 'clsx'
import type { ReactNode } from 'react'

type Shell = {
  id: string
  label: string
  mark?: string
  error?: string
  className?: string
  children: ReactNode
}

/** A field's label, its control and its message. The message's id is `<id>-error`; the control names it. */
export function Field({ id, label, mark, error, className, children }: Shell) {
  return (
    <div className={clsx('flex flex-col justify-end', className)}>
      <label htmlFor={id} className="type-label mb-1.5 block">
        {label} {mark && <span className="font-normal text-slate">{mark}</span>}
      </label>
      {children}
      <p id={`${id}-error`} className="field-error">
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
