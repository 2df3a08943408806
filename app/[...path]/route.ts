import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addresses } from '../../lib/content/addresses.ts'
import { log } from '../../lib/security/log.ts'
import { withoutPersonalData } from '../../lib/security/without-personal-data.ts'
import { meantAddress } from '../../lib/seo/meant-address.ts'

// Sends the prerendered page: `notFound()` in a page would answer with an empty body that only scripts can fill.
// next.config.mjs builds in where the page is and where the build's files are served.
const page = join(process.cwd(), process.env.NOT_FOUND_PAGE ?? '')

export async function GET(request: Request) {
  const { pathname, search } = new URL(request.url)
  // A request for an older build's file is no visit.
  if (pathname.startsWith(process.env.BUILT_FILES ?? '')) return new Response(null, { status: 404 })
  const meant = meantAddress(pathname + search, (path) => addresses().includes(path))
  if (meant)
    return new Response(null, { status: 308, headers: { Location: meant, 'Cache-Control': 'no-store' } })
  const linked = ownPage(request.headers)
  log('not_found', {
    path: withoutPersonalData(pathname),
    ...(linked && { linked: withoutPersonalData(linked) }),
  })
  const body = await readFile(page).catch(() => 'Oops! Page not found') // `next dev` prerenders nothing
  return new Response(body, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** The path of our own page that linked here, so that a broken link can be found. */
function ownPage(headers: Headers): string | undefined {
  const referrer = headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return
  const { host, pathname } = new URL(referrer)
  return host === headers.get('host') ? pathname : undefined
}
