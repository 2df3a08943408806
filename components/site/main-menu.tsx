import { links } from '../../lib/content/links.ts'
import { navigation } from '../../lib/content/navigation.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { Caret } from './caret.tsx'
import { CatalogMenu } from './catalog-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'

/** The page script marks the link of the section in view before React looks, which warns of it in development alone. */
const markedEarly = process.env.NODE_ENV === 'development' && { suppressHydrationWarning: true }

/**
 * The bar of wide screens: links with a disclosure button beside those that have a menu. Menus are native popovers,
 * so that a tap or Enter opens them before and without script; the page script adds hovering.
 */
export function MainMenu() {
  const words = navigation()
  return (
    <nav aria-label={words.mainLabel} className="hidden lg:block">
      <ul role="list" className="main-menu flex gap-x-[17px] text-[15px] font-[560]">
        {words.links.map(({ label, href, menu }) => (
          <li key={label} data-menu={menu} className="flex items-center">
            {href === undefined ? (
              <ExternalLink href={links().catalog} arrow={false} className="main-menu-link">
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
                  aria-label={words.showMenu.replace('{label}', label)}
                  className="main-menu-toggle"
                >
                  <Caret />
                </button>
                {menu === 'services' ? <ServicesMenu /> : <CatalogMenu />}
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
