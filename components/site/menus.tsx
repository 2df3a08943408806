import clsx from 'clsx'
import { fill } from '../../lib/content/fill.ts'
import type { FrameWords, Navigation } from '../../lib/content/frame.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { FoldedPictures } from '../home/product-card.tsx'
import { Logo } from './logo.tsx'
import { LanguageLinks } from './language-links.tsx'
import { SocialLinks } from './social-links.tsx'
import { CloseIcon } from '../ui/close-icon.tsx'

/** The page script marks the current section's link before React hydrates, which causes a warning in development only. */
const markedEarly = process.env.NODE_ENV === 'development' && { suppressHydrationWarning: true }

const anchors = {
  services: '[anchor-name:--menu-services]',
  catalog: '[anchor-name:--menu-catalog]',
}

/** The menu bar on wide screens. Menus are native popovers, which need no script; the page script adds hovering. */
export function MainMenu({ words: { navigation: words, catalog } }: { words: FrameWords }) {
  return (
    <nav aria-label={words.mainLabel} className="hidden menu-fits:block all-fits:ml-3">
      <ul role="list" className="main-menu flex gap-x-4 all-fits:gap-x-5 text-2 font-data">
        {words.links.map(({ label, href, menu }) => (
          <li key={label} data-menu={menu} className={clsx(menu && anchors[menu], 'flex items-center')}>
            {href === undefined ? (
              <ExternalLink href={catalog} arrow={false} className="main-menu-link">
                {label}
              </ExternalLink>
            ) : (
              <a href={href} className="main-menu-link" {...markedEarly}>
                {label}
              </a>
            )}
            {menu && (
              <>
                <button
                  type="button"
                  popoverTarget={`menu-${menu}`}
                  aria-label={fill(words.showMenu, { label })}
                  className="in-[li:has(:popover-open)]:rotate-180 focus-visible:-outline-offset-3 grid place-items-center w-[24px] h-control-small"
                >
                  <Caret />
                </button>
                {menu === 'services' ? (
                  <ServicesMenu words={words} />
                ) : (
                  <CatalogMenu words={words} href={catalog} />
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const cell = 'break-inside-avoid border-b border-rule bg-sheet'
const row = 'menu-row flex h-control-small items-center px-5 text-2'

function CatalogMenu({ words: { catalog }, href }: { words: Navigation; href: string }) {
  const { full, entries } = catalog
  return (
    <div id="menu-catalog" popover="auto" className="menu w-[520px] [position-anchor:--menu-catalog]">
      <ul role="list" className="columns-2 gap-0 bg-board [column-rule:1.5px_solid_var(--color-key)]">
        <li className={cell}>
          <ExternalLink href={href} className={`${row} justify-between font-head`}>
            {full}
          </ExternalLink>
        </li>
        {entries.map(({ label, href, picture }) => (
          <li key={label} className={cell}>
            <a href={href} className={`${row} justify-between`}>
              {label}
              {picture && (
                <FoldedPictures
                  pictures={[picture]}
                  className="menu-picture relative w-[44px] h-full -mr-5 overflow-hidden"
                />
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ServicesMenu({ words }: { words: Navigation }) {
  return (
    <div id="menu-services" popover="auto" className="menu w-[480px] [position-anchor:--menu-services]">
      <ul role="list">
        {words.services.map(({ label, href, note, picture }) => (
          <li key={label} className="not-last:ruled-b">
            <a href={href} className="menu-row flex min-h-[76px]">
              {picture && (
                <FoldedPictures
                  pictures={[picture]}
                  className="menu-picture relative w-[76px] overflow-hidden ruled-r"
                />
              )}
              <span className="grid content-center px-5">
                <span className="text-3 leading-control font-head">{label}</span>
                <span className="text-1 leading-control">{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const big =
  'type-display flex min-h-[max(1.14em,clamp(44px,7.4vh,60px))] items-center justify-between px-gutter text-7 no-underline'
const small =
  'flex min-h-control items-center px-gutter py-2 text-3 leading-control font-data x-tight no-underline'

type GroupProps = { label: string; menu: 'services' | 'catalog'; words: FrameWords }

function Group({ label, menu, words: { navigation: words, catalog } }: GroupProps) {
  const entries = menu === 'services' ? words.services : words.catalog.entries
  return (
    <details className="ruled-b group">
      <summary
        className={`${big} cursor-pointer list-none group-open:bg-yellow [&::-webkit-details-marker]:hidden`}
      >
        {label}
        <Caret className="h-[12px] w-[18px] group-open:rotate-180" />
      </summary>
      <ul role="list" className="ruled-t flex flex-wrap bg-sheet">
        {menu === 'catalog' && (
          <li className="min-w-full border-b border-rule">
            <ExternalLink href={catalog} className={`${small} justify-between font-head`}>
              {words.catalog.full}
            </ExternalLink>
          </li>
        )}
        {entries.map(({ label, href }) => (
          <li key={label} className="border-b border-rule">
            <a href={href} className={small}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Links to requests sent from this device. The page script knows before the first paint whether there are any. */
export function OwnRequestsLink({ words, className }: { words: FrameWords; className: string }) {
  return (
    <a href={words.own.requests} className={`own-requests ${className}`}>
      {words.navigation.requests}
    </a>
  )
}

/** On small screens: a full sheet with every link. A native popover; the page script closes it when a link is tapped. */
export function MobileMenu({ words: frame }: { words: FrameWords }) {
  const { navigation: words, brand } = frame
  const { phone } = brand
  return (
    <div
      id="mobile-menu"
      popover="auto"
      className="mobile-menu fixed inset-0 w-full max-w-none h-full max-h-none m-0 p-0 border-0 bg-sheet text-key overflow-y-auto overscroll-contain"
      role="dialog"
      aria-label={words.mainLabel}
    >
      <div className="ruled-b wrap flex h-header items-center justify-between md:h-[72px]">
        <Logo words={frame} />
        <button
          type="button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
          // Moves the focus into the sheet, so that closing returns it to the opener.
          autoFocus
          className="grid size-control-small place-items-center rounded-sm bg-key text-sheet md:size-control"
        >
          <CloseIcon />
        </button>
      </div>
      <nav aria-label={words.mainLabel}>
        {words.links.map(({ label, href, menu }) =>
          menu ? (
            <Group key={label} label={label} menu={menu} words={frame} />
          ) : (
            <a key={label} href={href} className={`${big} ruled-b`}>
              {label}
            </a>
          ),
        )}
        <OwnRequestsLink words={frame} className={`${big} ruled-b`} />
        <LanguageLinks words={frame} className={`${big} ruled-b`} />
      </nav>
      <div className="wrap grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.4rem,40%)),1fr))] gap-2 pt-5 pb-6">
        <a href={words.buttons.quote.href} className="button button-primary">
          {words.buttons.quote.label}
        </a>
        <a href={words.buttons.info.href} className="button button-secondary">
          {words.buttons.info.label}
        </a>
        <a href={`tel:${phone.number}`} className="button button-secondary col-span-full">
          {phone.label}
        </a>
        <SocialLinks
          words={frame}
          className="col-span-full -ml-3 flex w-fit"
          linkClassName="w-control-small"
        />
      </div>
    </div>
  )
}

/** Points down, and turns when its menu opens (menus.css). */
function Caret({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 9 6" width="9" height="6" aria-hidden="true" className={className}>
      <path d="M.8.8l3.7 3.7L8.2.8" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
