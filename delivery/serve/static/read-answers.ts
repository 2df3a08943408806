import { readFileSync } from 'node:fs'
import { digestOf, encodings, readCopy } from './compressed-copies.ts'
import type { Encoding } from './choose-encoding.ts'
import { readHeaderRules } from '../../next-output/header-rules.ts'
import { compressible, listFiles, type StaticFile } from '../../next-output/list-files.ts'

/** A body with its headers as node:http takes them fastest: names and values in turn. */
export type Body = { headers: string[]; content: Buffer }

export type Answer = {
  etag: string
  unchanged: string[]
  plain: Body
  encoded: Map<Encoding, Body>
  /** The encodings, best first. */
  there: Encoding[]
}

/**
 * Reads every static file once and makes its answers ready. Call it after the build is sealed.
 * @param dist Next's output folder
 */
export function readAnswers(dist: string): Map<string, Answer> {
  const headersOf = readHeaderRules(dist)
  return new Map(listFiles(dist).map((file) => [file.path, readAnswer(dist, file, headersOf(file.path))]))
}

function readAnswer(dist: string, file: StaticFile, rules: Map<string, string>): Answer {
  const content = readFileSync(file.file)
  const digest = digestOf(content)
  const headers = [...fileHeaders(file, rules)].flat()
  // Weak, as one tag names the file in every encoding. It covers the headers: a cache that asks whether its copy is still
  // good keeps the headers of that copy, an old policy among them.
  const etag = `W/"${digestOf(content, headers.join('\n'))}"`
  const common = [...headers, 'ETag', etag]
  const bodyOf = (bytes: Buffer, ...more: string[]): Body => ({
    headers: [...common, ...more, 'Content-Length', String(bytes.length)],
    content: bytes,
  })

  const encoded = new Map<Encoding, Body>()
  if (compressible(file.type))
    for (const { name, ending } of encodings) {
      const copy = readCopy(dist, digest, ending)
      if (copy) encoded.set(name, bodyOf(copy, 'Content-Encoding', name))
    }
  return { etag, unchanged: common, plain: bodyOf(content), encoded, there: [...encoded.keys()] }
}

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
function fileHeaders({ type, cacheControl }: StaticFile, rules: Map<string, string>): Map<string, string> {
  const headers = new Map([['Content-Type', type], ...rules])
  headers.set('Cache-Control', cacheControl ?? `${rules.get('Cache-Control')}, ${sharedCaches}`)
  if (compressible(type)) headers.set('Vary', 'Accept-Encoding')
  return headers
}
