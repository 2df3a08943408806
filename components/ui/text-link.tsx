import type { ComponentProps } from 'react'

/** A kind of button that posts no form, by its classes. */
export const buttonOf = (look: string) =>
  function Button({ className = '', ...more }: ComponentProps<'button'>) {
    return <button type="button" className={`${look} ${className}`.trim()} {...more} />
  }

/** A button that looks like a link. */
export const TextLink = buttonOf('text-link')
