import { compressible, type StaticFile } from '../../next-output/list-files.ts'

/**
 * What a static file is sent with, whoever sends it.
 * @param rules the headers of the file's address (readHeaderRules)
 */
export function fileHeaders(
  { type, cacheControl }: StaticFile,
  rules: Map<string, string>,
): Map<string, string> {
  const headers = new Map([['Content-Type', type], ...rules])
  if (cacheControl) headers.set('Cache-Control', cacheControl)
  if (compressible(type)) headers.set('Vary', 'Accept-Encoding')
  return headers
}
