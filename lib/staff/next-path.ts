import { sourcesPath } from './reports/span.ts'

export const customerPath = '/form-submissions/customer'

/** Where staff manage their own accounts. */
export const accountPath = '/form-submissions/account'

const list = '/form-submissions'
const pages = [sourcesPath, accountPath, customerPath]

/** Where to go after signing in, for any wanted address: a view of the list, never another site nor a download. */
export function nextPath(requested: unknown): string {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so none of these is allowed.
  if (typeof requested !== 'string' || !/^\/form-submissions(?:[/?]|$)/.test(requested)) return list
  if (/[\\\u0000-\u0020\u007f]/.test(requested)) return list
  try {
    const { origin, pathname, search } = new URL(requested, 'http://site.invalid')
    const inside = pathname === list || pathname.startsWith(`${list}/`)
    // Dots are resolved by now, even encoded ones; an encoded slash could still be decoded further on.
    return origin === 'http://site.invalid' && inside && !/%(?:2f|5c|25)/i.test(pathname)
      ? (pages.find((page) => page === pathname) ?? list) + search
      : list
  } catch {
    return list
  }
}
