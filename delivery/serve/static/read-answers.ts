import { readFileSync } from 'node:fs'
import { digestOf, encodings, readCopy } from './compressed-copies.ts'
import type { Encoding } from './choose-encoding.ts'
import { readHeaderRules } from '../../next-output/header-rules.ts'
import { compressible, listFiles, type StaticFile } from '../../next-output/list-files.ts'

/** A body with its headers in node:http's fastest form: names and values in turn. */
export type Body = { headers: string[]; content: Buffer }

export type Answer = {
  etag: string
  unchanged: string[]
  plain: Body
  encoded: Map<Encoding, Body>
  /** Available encodings, best first. */
  there: Encoding[]
}

/**
 * Reads every static file once and prepares its answers. Call it after the build is sealed.
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
  // Weak, as one tag covers every encoding. It covers the headers too: a cache that revalidates its copy keeps that
  // copy's headers, including an outdated policy.
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
 * How long nginx or a CDN may keep a file whose address outlives its content, in seconds. Short, so that a new build
 * shows without purging caches; revalidating is cheap (ETag). While the site is down an old copy is better than none:
 * nginx serves it, but a strict cache reads `s-maxage` as forbidding that (RFC 9111, 5.2.2.10). No
 * `stale-while-revalidate`: Chromium honors it too, and asks for each picture a second time.
 */
const sharedCaches = 's-maxage=10, stale-if-error=86400'

/** The headers of a static file; `rules` has those of its address (readHeaderRules). */
function fileHeaders({ type, cacheControl }: StaticFile, rules: Map<string, string>): Map<string, string> {
  const headers = new Map([['Content-Type', type], ...rules])
  headers.set('Cache-Control', cacheControl ?? `${rules.get('Cache-Control')}, ${sharedCaches}`)
  if (compressible(type)) headers.set('Vary', 'Accept-Encoding')
  return headers
}
