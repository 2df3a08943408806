import { readFileSync, writeFileSync } from 'node:fs'

const file = (name: string) => new URL(name, import.meta.url)

/**
 * Until the first deployment there is one migration, which is `schemas/` in the order of config.toml. From then on it is never
 * written again: delete this file and add migrations (docs/decisions/0024).
 */
export function writeFirstMigration(): void {
  const [, paths = ''] = /^schema_paths = \[(.*?)\]/ms.exec(readFileSync(file('config.toml'), 'utf8')) ?? []
  const schemas = [...paths.matchAll(/"\.\/(schemas\/.*)"/g)].map(([, path = '']) =>
    readFileSync(file(path), 'utf8'),
  )
  writeFileSync(file('migrations/20261122000000_first.sql'), schemas.join('\n'))
}
