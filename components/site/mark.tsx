import { createElement } from 'react'
import type { Logo } from '../../lib/content/logo.ts'

/** `stroke-width` as React calls it. */
const asProp = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The company's mark, in the color of the words around it. */
export function Mark({ logo, className }: { logo: Logo; className?: string }) {
  return (
    <svg viewBox={logo.viewBox} aria-hidden="true" className={className}>
      {logo.shapes.map(({ shape, attributes }, key) => {
        const named = Object.entries(attributes).map(([name, value]) => [asProp(name), value])
        return createElement(shape, { key, ...Object.fromEntries(named) })
      })}
    </svg>
  )
}
