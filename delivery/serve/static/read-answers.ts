import { readFileSync } from 'node:fs'
import { digestOf, encodings, readCopy } from './compressed-copies.ts'
import { type Encoding } from './choose-encoding.ts'
import { fileHeaders } from './file-headers.ts'
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
