import { createElement } from 'react'
import type { FrameWords } from '../../lib/content/frame.ts'

/** `stroke-width` as React calls it. */
const asProp = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The company's mark, in the color of the words around it. */
export function Mark({ logo, className }: { logo: FrameWords['logo']; className?: string }) {
  const shapes = logo.shapes.map(({ shape, attributes }, key) => {
    const props = Object.entries(attributes).map(([name, value]) => [asProp(name), value])
    return createElement(shape, { key, ...Object.fromEntries(props) })
  })
  return (
    <svg viewBox={logo.viewBox} aria-hidden="true" className={className}>
      {shapes}
    </svg>
  )
}

/** The company's mark and name, linked to the home page. */
export function Logo({ words }: { words: FrameWords }) {
  return (
    <a
      href={words.own.home}
      aria-label={words.navigation.home}
      className="flex min-h-control-small items-center gap-3 logo leading-solid tracking-[-0.012em] no-underline"
    >
      <Mark logo={words.logo} className="size-[24px]" />
      {words.brand.name}
    </a>
  )
}
