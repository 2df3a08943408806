import type { FrameWords } from '../../lib/content/frame.ts'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { MainMenu, MobileMenu, OwnRequestsLink } from './menus.tsx'
import { SocialLinks } from './social-links.tsx'

const menuButton =
  'ruled size-control-small shrink-0 place-items-center rounded-sm md:size-control menu-fits:hidden'

function Bars() {
  return (
    <svg viewBox="0 0 22 16" width="22" height="16" aria-hidden="true">
      <path d="M0 1.5h22M0 8h22M0 14.5h22" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  )
}

/** In browsers without popovers, the menu's button is a link to the footer's lists. */
export function Header({ words }: { words: FrameWords }) {
  const { buttons, openMenu, skip } = words.navigation
  return (
    <>
      <a href="#main" className="skip-link" data-screen-only="">
        {skip}
      </a>
      <header id="header" className="site-header ruled-b sticky top-0 z-(--z-head) bg-sheet">
        <div className="wrap flex h-header items-center gap-3 md:h-[72px] md:gap-5">
          <Logo words={words} />
          <MainMenu words={words} />
          <SocialLinks
            words={words}
            className="unless-requested ml-auto hidden all-fits:flex"
            linkClassName="w-[32px]"
          />
          <OwnRequestsLink words={words} className="main-menu-link ml-auto text-2 font-data tight:hidden" />
          <LanguageLinks words={words} className="main-menu-link text-2 font-data tight:hidden" />
          <div className="ml-auto flex gap-3 all-fits:ml-0">
            <a
              href={buttons.info.href}
              className="button button-small button-secondary hidden menu-fits:inline-flex"
            >
              {buttons.info.label}
            </a>
            <a
              href={buttons.quote.href}
              className="button button-small button-primary header-quote max-sm:px-[min(10px,2vw)]"
            >
              {buttons.quote.label}
            </a>
          </div>
          <button
            type="button"
            popoverTarget="mobile-menu"
            aria-label={openMenu}
            className={`${menuButton} grid`}
          >
            <Bars />
          </button>
          <a href="#footer-lists" aria-label={openMenu} className={`${menuButton} popoverless-only`}>
            <Bars />
          </a>
        </div>
      </header>
      <MobileMenu words={words} />
    </>
  )
}
