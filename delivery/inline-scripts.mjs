// The two inline scripts of the site, as they stand in the pages, and the hashes that the content security policy
// carries for them. Read by next.config.mjs, which builds the page script in, and by delivery/defer-scripts/seal.ts.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
// Next's own copy, pinned with it: one package less for two files.
import terser from 'next/dist/compiled/terser/bundle.min.js'

/** @param {string[]} files below this folder, in order */
async function inline(...files) {
  const source = files.map((file) => readFileSync(join(process.cwd(), 'delivery', file), 'utf8')).join('')
  // Statements that stand as they were written repeat more, so that they compress better.
  const { code: text } = await terser.minify(source, {
    compress: { passes: 2, sequences: false, conditionals: false, if_return: false },
    format: { wrap_func_args: false },
  })
  if (text.includes('</script'))
    throw new Error(`${files.join(', ')} would end its own tag; write \\x3c/script`)
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}

export const loader = await inline('defer-scripts/loader.js')
export const pageScript = await inline('page-script/page-script.js', 'page-script/drafts.js')
