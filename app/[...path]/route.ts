import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addresses } from '../../lib/content/addresses.ts'
import { everyPageName } from '../../lib/content/page-names.ts'
import { everyLanguage, languageNamed } from '../../lib/language/languages.ts'
import { localPath } from '../../lib/language/local-path.ts'
import { english, inLanguage } from '../../lib/language/spoken.ts'
import { log } from '../../lib/security/log.ts'
import { redactPath } from '../../lib/security/redact-path.ts'
import { meantAddress } from '../../lib/seo/meant-address.ts'
import { landingPageNames } from '../../lib/seo/pages.ts'

// Sends the prerendered page: `notFound()` in a page would answer with an empty body that only scripts can fill.
// next.config.mjs builds in where the page is and where the build's files are served.
const pages: Record<string, string> = JSON.parse(process.env.NOT_FOUND_PAGES ?? '{}')

export async function GET(request: Request) {
  const { pathname, search } = new URL(request.url)
  // A request for an older build's file is no visit.
  if (pathname.startsWith(process.env.BUILT_FILES ?? '')) return new Response(null, { status: 404 })
  const { language, meant } = readAddress(pathname, search)
  if (meant)
    return new Response(null, { status: 308, headers: { Location: meant, 'Cache-Control': 'no-store' } })
  const linked = ownPage(request.headers)
  log('not_found', {
    path: redactPath(pathname),
    ...(linked && { linked: redactPath(linked) }),
  })
  const body = await readFile(join(process.cwd(), pages[language] ?? '')).catch(() => 'Oops! Page not found') // `next dev` prerenders nothing
  return new Response(body, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** The language of an address, and the address that was meant, if there is one. */
function readAddress(pathname: string, search: string) {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  const language = languageNamed(first.toLowerCase())
  const path = language === english ? pathname : rest || '/'
  const meant = inLanguage(language, () => {
    const found = meantAddress(path + search, (one) => addressesToday().includes(one))
    return found && localPath(found)
  })
  // The language is not offered, or no longer: a customer's link must still open the request.
  const isOurs = everyLanguage().includes(first.toLowerCase())
  const inEnglish = isOurs
    ? [...addressesToday(), '/request'].find((one) => one === (rest || '/'))
    : undefined
  const isWrongCase = language !== english && first !== language
  const elsewhere = isWrongCase ? `/${language}${rest}` : inEnglish
  return { language, meant: meant ?? (elsewhere && elsewhere + search) }
}

/** The addresses of the spoken language, without pages of other days. */
function addressesToday(): string[] {
  const gone = everyPageName().filter((name) => !landingPageNames().includes(name))
  return addresses().filter((one) => !gone.some((name) => one === `/${name}` || one.startsWith(`/${name}#`)))
}

/** The path of our own page that linked here, so that a broken link can be found. */
function ownPage(headers: Headers): string | undefined {
  const referrer = headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return
  const { host, pathname } = new URL(referrer)
  return host === headers.get('host') ? pathname : undefined
}
