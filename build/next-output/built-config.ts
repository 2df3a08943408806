import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './dist.ts'

/**
 * Makes Next use its build's settings, as its standalone output does. Reading next.config.mjs and its imports again takes
 * a third of a start.
 */
export function applyBuiltConfig() {
  const { config } = JSON.parse(readFileSync(join(dist, 'required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
