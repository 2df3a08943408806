import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** A field's message, if any. The diamond keeps color from being the only sign of an error. */
export function FieldError({ children, className, ...props }: ComponentProps<'p'>) {
  return (
    <p {...props} className={clsx('field-error', className)}>
      {children && (
        <>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="mt-px shrink-0">
            <path d="M8 0l8 8-8 8-8-8z" fill="currentColor" />
            <path d="M8 4v5M8 10.5V12" stroke="var(--color-sheet)" strokeWidth="1.8" />
          </svg>
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
