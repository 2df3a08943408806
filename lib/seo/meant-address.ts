/** Addresses that people guess, and the right ones. */
const guessed: Record<string, string> = {
  '/contact': '/#contact',
  '/contact-us': '/#contact',
  '/quote': '/#contact',
  '/products': '/#products',
  '/services': '/#products',
  '/index': '/',
}

/**
 * The address meant by an unknown one: in another case, with punctuation at its end, as a file, or with its fragment
 * encoded by a mail program.
 * @param exists whether there is a page at an address
 * @returns undefined if that is not known either
 */
export function meantAddress(url: string, exists: (path: string) => boolean): string | undefined {
  const [path = '', ...query] = url.split('?')
  const link = /^(\/request)%23([\w-]{43})/.exec(path)
  if (link) return `${link[1]}#${link[2]}`
  const meant = path
    .toLowerCase()
    .replace(/(?:[\s.,;:!?)\]}>"'’”»*_]|%20|%22|%27|%e2%80%9d|%e2%80%99){1,9}$/, '')
    .replace(/(?:\.html?|\.php)$/, '')
  if (meant === path) return guessed[path]
  const found = guessed[meant] ?? (exists(meant) ? meant : undefined)
  return found && [found, ...(found.includes('#') ? [] : query)].join('?')
}
