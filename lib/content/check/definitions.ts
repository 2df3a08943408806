import { globSync } from 'node:fs'
import type { Content } from '../shapes.ts'

/** Every content file with its schema, as defined by the modules of lib/content. */
export async function listDefinitions(): Promise<Content<unknown>[]> {
  const modules = globSync('**/*.ts', { cwd: 'lib/content', exclude: ['**/*.test.ts', 'check/**'] })
  const exports = await Promise.all(modules.map((file) => import(`../${file.replaceAll('\\', '/')}`)))
  return exports.flatMap((module: Record<string, unknown>) => Object.values(module).filter(isContent))
}

const isContent = (value: unknown): value is Content<unknown> =>
  typeof value === 'function' && 'file' in value && 'schema' in value
