import { fill } from '../../lib/content/fill.ts'
import type { FrameWords, Navigation } from '../../lib/content/frame.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { Caret } from './caret.tsx'

/** The page script marks the current section's link before React hydrates, which causes a warning in development only. */
const markedEarly = process.env.NODE_ENV === 'development' && { suppressHydrationWarning: true }

type Props = { words: FrameWords }

/**
 * The menu bar on wide screens: links, with a disclosure button beside those with a menu. Menus are native popovers, so
 * tap and Enter work without script; the page script adds hovering.
 */
export function MainMenu({ words: { navigation: words, catalog } }: Props) {
  return (
    <nav aria-label={words.mainLabel} className="hidden lg:block">
      <ul role="list" className="main-menu flex gap-x-5 text-2 font-data">
        {words.links.map(({ label, href, menu }) => (
          <li key={label} data-menu={menu} className="flex items-center">
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
                  className="main-menu-toggle"
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

function CatalogMenu({ words: { catalog }, href }: { words: Navigation; href: string }) {
  const { full, entries } = catalog
  return (
    <div id="menu-catalog" popover="auto" className="menu w-[520px]">
      <ExternalLink
        href={href}
        className="menu-row ruled-b flex h-[60px] items-center justify-between px-5 text-3 font-head"
      >
        {full}
      </ExternalLink>
      <ul role="list" className="columns-2 gap-0 [column-rule:1.5px_solid_var(--color-key)]">
        {entries.map(({ label, href }) => (
          <li key={label} className="break-inside-avoid border-b border-rule">
            <a href={href} className="menu-row flex h-control-small items-center px-5 text-2">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ServicesMenu({ words }: { words: Navigation }) {
  return (
    <div id="menu-services" popover="auto" className="menu w-[420px]">
      <ul role="list">
        {words.services.map(({ label, href, note }) => (
          <li key={label} className="not-last:ruled-b">
            <a href={href} className="menu-row grid min-h-[76px] content-center px-5">
              <span className="text-3 leading-control font-head">{label}</span>
              <span className="text-1 leading-control">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
