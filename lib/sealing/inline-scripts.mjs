// The two inline scripts of the site, as they stand in the pages, and the hashes that the content security policy
// carries for them. Read by next.config.mjs, the layout and scripts/seal.ts.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string[]} files below this folder, in order */
function inline(...files) {
  const text = files
    .map((file) => readFileSync(join(process.cwd(), 'lib/sealing', file), 'utf8'))
    .join('')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/ \/\/ .*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim()
  if (text.includes('</script'))
    throw new Error(`${files.join(', ')} would end its own tag; write \\x3c/script`)
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}

export const loader = inline('loader.js')
export const pageScript = inline('page-script.js', 'drafts.js')
