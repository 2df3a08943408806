import type { ReactNode } from 'react'
import type { FrameWords } from '../../lib/content/frame.ts'
import { ColorBar } from '../ui/color-bar.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'

/** The frame of a private page: the name, contact links, and few links that lead away. */
export function QuietFrame({ words, children }: { words: FrameWords; children: ReactNode }) {
  const { brand, footer, navigation } = words
  return (
    <>
      <a href="#main" className="skip-link" data-screen-only="">
        {navigation.skip}
      </a>
      <header id="header" className="site-header ruled-b sticky top-0 z-(--z-head) bg-sheet">
        <div className="wrap flex h-header items-center md:h-[72px]">
          <Logo words={words} />
          <address className="ml-auto flex gap-5 not-italic">
            <a
              href={`mailto:${brand.email}`}
              className="text-2 leading-body inline-flex items-center min-h-[44px] font-label max-sm:hidden"
            >
              {brand.email}
            </a>
            <a
              href={`tel:${brand.phone.number}`}
              className="text-2 leading-body inline-flex items-center min-h-[44px] font-label"
            >
              {brand.phone.label}
            </a>
          </address>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="quiet-main flex-1 has-[[data-gone]]:bg-board">
        {children}
      </main>
      <footer className="on-key bg-key text-2 text-text-on-key" data-screen-only="">
        <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-3 py-5 max-sm:grid max-sm:grid-cols-2">
          <p>{footer.claim}</p>
          <LanguageLinks words={words} className="" />
          {footer.small.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <p className="text-balance max-sm:col-span-2 md:ml-auto">
            © {brand.name}. {brand.tagline}
          </p>
        </div>
        <ColorBar onKey />
      </footer>
    </>
  )
}
