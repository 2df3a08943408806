import { navigation } from '../../lib/content/navigation.ts'

export function ServicesMenu() {
  return (
    <div id="menu-services" popover="auto" className="menu w-[420px]">
      <ul role="list">
        {navigation().services.map(({ label, href, note }) => (
          <li key={label} className="border-key not-last:border-b-[1.5px]">
            <a href={href} className="menu-row grid min-h-[76px] content-center px-5">
              <span className="text-[16px] leading-tight font-bold">{label}</span>
              <span className="text-[14px] leading-tight">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
