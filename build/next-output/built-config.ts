import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './dist.ts'

/**
 * Makes Next take the settings of its build, as its standalone output does. To read next.config.mjs again, with what that
 * imports, is a third of a start.
 */
export function takeBuiltConfig() {
  const { config } = JSON.parse(readFileSync(join(dist, 'required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
