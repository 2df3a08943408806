import { globSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { hashedFiles } from './addresses.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Pictures and fonts are already compressed. */
export const compressible = (type: string) => !/^(image\/(?!svg)|font\/)/.test(type)

export type StaticFile = {
  /** The address under which the file is served. */
  path: string
  file: string
  type: string
  cacheControl?: string
}

const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      dataRoute: z.string().nullable(),
      initialHeaders: z.record(z.string(), z.string()).optional(),
    }),
  ),
})

/** Files that are the same for every visitor: prerendered pages and routes, Next's files, public/. Next serves the rest. */
export function listFiles(dist: string): StaticFile[] {
  const { routes } = manifest.parse(JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8')))
  const prerendered = Object.entries(routes)
    .filter(([path]) => !/^\/_|\/not-found$/.test(path))
    .map(([path, { dataRoute, initialHeaders }]): StaticFile => {
      const file = join(dist, 'server/app', path === '/' ? 'index' : path)
      if (dataRoute) return { path, file: `${file}.html`, type: types['.html'] ?? '' }
      const type = initialHeaders?.['content-type'] ?? types[extname(path)] ?? ''
      return { path, file: `${file}.body`, type }
    })
  return [
    ...filesIn('public', '/'),
    ...filesIn(join(dist, 'static'), hashedFiles, 'public, max-age=31536000, immutable'),
    ...prerendered,
  ].filter(({ type }) => type !== '')
}

function filesIn(folder: string, below: string, cacheControl?: string): StaticFile[] {
  return globSync('**/*', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({
      path: encodeURI(below + name),
      file: join(folder, name),
      type: types[extname(name)] ?? '',
      cacheControl,
    }))
}
