import { readFileSync, writeFileSync } from 'node:fs'

const file = (name: string) => new URL(name, import.meta.url)

/**
 * Until the first deployment there is one migration, which is `schemas/` in the order of config.toml. From then on it is never
 * written again: delete this file and add migrations (docs/decisions/0024).
 */
export const writeFirstMigration = () =>
  writeFileSync(file('migrations/20261122000000_first.sql'), firstMigration())

/** All schemas, as one migration. */
export function firstMigration(): string {
  const [, paths = ''] = /^schema_paths = \[(.*?)\]/ms.exec(readFileSync(file('config.toml'), 'utf8')) ?? []
  const schemas = [...paths.matchAll(/"\.\/(schemas\/.*)"/g)].map(([, path = '']) =>
    readFileSync(file(path), 'utf8'),
  )
  return schemas.join('\n')
}
