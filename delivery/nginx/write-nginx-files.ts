import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, encodings, readCopy } from '../serve/static/compressed-copies.ts'
import { fileHeaders } from '../serve/static/file-headers.ts'
import { readHeaderRules } from '../next-output/header-rules.ts'
import { compressible, listFiles } from '../next-output/list-files.ts'
import { nginxHeaders } from './nginx-headers.ts'
import { troublePage } from './trouble-page.ts'

/**
 * Writes what nginx.conf includes: every static file with its compressed copies, named by content, and for each address
 * which of them it is and the headers that the site's own process sends with it. Call it after the build is sealed and
 * compressed.
 * @param dist Next's output folder
 * @throws Error when a header cannot be written in nginx's language
 */
export function writeNginxFiles(dist: string) {
  const served = join(dist, 'served')
  rmSync(served, { recursive: true, force: true })
  mkdirSync(join(served, 'files'), { recursive: true })
  // Where nginx.conf has nginx keep its own files.
  mkdirSync('.local/nginx', { recursive: true })
  const rulesOf = readHeaderRules(dist)
  /** Files that are sent with the same headers share a file of headers. */
  const headerFiles = new Map<string, string>()
  const fileOf = (headers: Map<string, string>) => {
    const lines = nginxHeaders(headers)
    const name = headerFiles.get(lines) ?? `headers-${headerFiles.size}.conf`
    headerFiles.set(lines, name)
    return name
  }

  const locations = listFiles(dist)
    .filter(isPlain)
    .map((file) => {
      const name = keep(join(served, 'files'), dist, file.file, compressible(file.type))
      const headers = fileOf(fileHeaders(file, rulesOf(file.path)))
      return `location = "${file.path}" { try_files $shelf/${name} @site; include ${served}/${headers}; }\n`
    })
  writeFileSync(join(served, 'locations.conf'), locations.join(''))
  for (const [lines, name] of headerFiles) writeFileSync(join(served, name), lines)

  const notFound = readFileSync(join(dist, 'server/app/_not-found.html'), 'utf8')
  writeFileSync(join(served, 'trouble.html'), troublePage(notFound))
  const trouble = new Map([['Content-Type', 'text/html; charset=utf-8'], ...rulesOf('/trouble')])
  trouble.set('Cache-Control', 'no-store')
  trouble.delete('Speculation-Rules')
  writeFileSync(join(served, 'trouble.conf'), nginxHeaders(trouble, true))
}

/** nginx compares addresses after it has tidied them up: one that this changes is left to the site's own process. */
const isPlain = ({ path }: { path: string }) => !/[%#?\\"]|\/[/.]/.test(path)

/** @returns the name below which the file lies in the folder, beside its compressed copies */
function keep(folder: string, dist: string, file: string, compressed: boolean): string {
  const content = readFileSync(file)
  const digest = digestOf(content)
  // nginx makes its ETag of a file's time and length. A time made of the content is the same in the next build and on the
  // next machine, so visitors keep what has not changed.
  const time = Buffer.from(digest, 'base64url').readUInt32BE() % 1_700_000_000
  const put = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes)
    utimesSync(join(folder, name), time, time)
  }
  put(digest, content)
  for (const { ending } of encodings) {
    const copy = compressed && readCopy(dist, digest, ending)
    if (copy) put(digest + ending, copy)
  }
  return digest
}
