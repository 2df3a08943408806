import { compressible, type StaticFile } from '../../next-output/list-files.ts'

/**
 * How long nginx or a CDN may keep a file whose address outlives its content, in seconds. Short, as a new build must show
 * without telling any cache; asking again is cheap (ETag). While the site does not answer an old copy is better than none:
 * nginx gives it, while a strict cache reads `s-maxage` as forbidding that (RFC 9111, 5.2.2.10).
 * No `stale-while-revalidate`: Chromium follows it too, and asks for each picture a second time.
 */
const sharedCaches = 's-maxage=10, stale-if-error=86400'

/**
 * What a static file is sent with.
 * @param rules the headers of the file's address (readHeaderRules)
 */
export function fileHeaders(
  { type, cacheControl }: StaticFile,
  rules: Map<string, string>,
): Map<string, string> {
  const headers = new Map([['Content-Type', type], ...rules])
  headers.set('Cache-Control', cacheControl ?? `${rules.get('Cache-Control')}, ${sharedCaches}`)
  if (compressible(type)) headers.set('Vary', 'Accept-Encoding')
  return headers
}
