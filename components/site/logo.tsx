import type { FrameWords } from '../../lib/content/frame.ts'
import { RegisterMark } from '../ui/register-mark.tsx'

/** The company's name, leading home. */
export function Logo({ words }: { words: FrameWords }) {
  return (
    <a
      href="/#home"
      aria-label={words.navigation.home}
      className="flex min-h-11 items-center gap-2 text-[27px] leading-none font-black tracking-[-0.012em] no-underline font-stretch-[62%] md:text-[30px]"
    >
      <RegisterMark className="size-6" />
      {words.brand.name}
    </a>
  )
}
