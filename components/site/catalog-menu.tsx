import { links } from '../../lib/content/links.ts'
import { navigation } from '../../lib/content/navigation.ts'
import { ExternalLink } from '../ui/external-link.tsx'

export function CatalogMenu() {
  const { full, entries } = navigation().catalog
  return (
    <div id="menu-catalog" popover="auto" className="menu w-[520px]">
      <ExternalLink
        href={links().catalog}
        className="menu-row ruled-b flex h-[60px] items-center justify-between px-5 text-[17px] font-[760]"
      >
        {full}
      </ExternalLink>
      <ul role="list" className="columns-2 gap-0 [column-rule:1.5px_solid_var(--color-key)]">
        {entries.map(({ label, href }) => (
          <li key={label} className="break-inside-avoid border-b border-rule">
            <a href={href} className="menu-row flex h-11 items-center px-5 text-[15px]">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
