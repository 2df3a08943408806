import { sourcesPath } from './sources/span.ts'

/** Where people of staff look after their own account. */
export const accountPath = '/form-submissions/account'

const list = '/form-submissions'
const pages = [sourcesPath, accountPath]

/**
 * Where to go after signing in: a view of the list, and never another site. A download is no place to be, and leads to its
 * list.
 * @param wanted what the address has or the form posted; anything
 */
export function nextPath(wanted: unknown): string {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so neither may be in it.
  if (typeof wanted !== 'string' || !/^\/form-submissions(?:[/?]|$)/.test(wanted)) return list
  if (/[\\\u0000-\u0020\u007f]/.test(wanted)) return list
  try {
    const { origin, pathname, search } = new URL(wanted, 'http://site.invalid')
    const inside = pathname === list || pathname.startsWith(`${list}/`)
    // Dots are resolved by now, encoded ones too; an encoded slash could be one again for somebody behind.
    return origin === 'http://site.invalid' && inside && !/%(?:2f|5c|25)/i.test(pathname)
      ? (pages.find((page) => page === pathname) ?? list) + search
      : list
  } catch {
    return list
  }
}
