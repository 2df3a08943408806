import type { FrameWords } from '../../lib/content/frame.ts'
import { RegisterMark } from '../ui/register-mark.tsx'

/** The company's name, linked to the home page. */
export function Logo({ words }: { words: FrameWords }) {
  return (
    <a
      href="/#home"
      aria-label={words.navigation.home}
      className="flex min-h-11 items-center gap-2 logo leading-none tracking-[-0.012em] no-underline"
    >
      <RegisterMark className="size-6" />
      {words.brand.name}
    </a>
  )
}
