import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '../../lib/security/log.ts'
import { withoutPersonalData } from '../../lib/security/without-personal-data.ts'

// Sends the prerendered page: `notFound()` in a page would answer with an empty body that only scripts can fill.
// next.config.mjs builds in where the page is and where the build's files are served.
const page = join(process.cwd(), process.env.NOT_FOUND_PAGE ?? '')

export async function GET(request: Request) {
  const { pathname } = new URL(request.url)
  // A request for a file of an older build, not a visit.
  if (pathname.startsWith(process.env.BUILT_FILES ?? '')) return new Response(null, { status: 404 })
  log('not_found', { path: withoutPersonalData(pathname) })
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
