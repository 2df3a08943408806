import type { FrameWords } from '../../lib/content/frame.ts'

/** The company's mark, in the color of the words around it. */
export function Mark({ logo, className }: { logo: FrameWords['logo']; className?: string }) {
  return (
    <svg
      viewBox={logo.viewBox}
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: logo.shapes }}
    />
  )
}

/** The company's mark and name, linked to the home page. */
export function Logo({ words }: { words: FrameWords }) {
  return (
    <a
      href="/#home"
      aria-label={words.navigation.home}
      className="flex min-h-control-small items-center gap-3 logo leading-solid tracking-[-0.012em] no-underline"
    >
      <Mark logo={words.logo} className="size-[24px]" />
      {words.brand.name}
    </a>
  )
}
