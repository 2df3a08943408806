import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { asksForData } from '../../build/next-output/asks-for-data.ts'
import { readHeaderRules } from '../../build/next-output/header-rules.ts'
import { type StaticFile, compressible, listFiles } from '../../build/next-output/list-files.ts'
import { emptyPolicy, pageOnlyHeaders } from '../../lib/security/policy.ts'
import { type Encoding, chooseEncoding, digestOf, encodings, readCopy } from './compressed-copies.ts'

/**
 * Answers requests for static files from memory, so that a host without a CDN is as fast as a file server.
 * @returns false when the request is for Next: forms, data for React, pages rendered per request, unknown addresses
 */
export function answerStatic(
  answers: Map<string, Answer>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  // The middleware handles these: the answer to a form is a page.
  if (headers['content-type'] || asksForData(request)) return false
  const answer = answers.get(url.split('?', 1)[0] ?? '')
  if (!answer) return false

  if (isKnown(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.unchanged).end()
    return true
  }
  const encoding = chooseEncoding(headers['accept-encoding'], answer.there)
  const { headers: list, content } = (encoding && answer.encoded.get(encoding)) ?? answer.plain
  response.writeHead(200, list)
  if (method === 'HEAD') response.end()
  else response.end(content)
  return true
}

const isKnown = (condition: string | undefined, etag: string) =>
  condition !== undefined && (condition === etag || condition.split(',').some((tag) => tag.trim() === etag))

/** A body with its headers in node:http's fastest form: names and values in turn. */
type Body = { headers: string[]; content: Buffer }

export type Answer = {
  etag: string
  unchanged: string[]
  plain: Body
  encoded: Map<Encoding, Body>
  /** Available encodings, best first. */
  there: Encoding[]
}

/** Reads every static file once and prepares its answers. Call it after the build is sealed. */
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
  if (!type.startsWith('text/html')) {
    for (const name of pageOnlyHeaders) headers.delete(name)
    headers.set('Content-Security-Policy', emptyPolicy)
  }
  headers.set('Cache-Control', cacheControl ?? `${rules.get('Cache-Control')}, ${sharedCaches}`)
  if (compressible(type)) headers.set('Vary', 'Accept-Encoding')
  return headers
}
