// `npm run translate -- es`: brings content/languages/es.po up to date with the English sentences: adds what is new, marks what
// is behind, drops what is gone. Finished sentences stay as they are.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { po } from 'gettext-parser'
import { contentFolder } from '../lib/content/folder.ts'
import { ContentError } from '../lib/content/shapes.ts'
import { collectSentences } from '../lib/language/sentences.ts'
import { emptyCatalog, updateCatalog, writeCatalog } from '../lib/language/update-catalog.ts'

const [language = ''] = process.argv.slice(2)
if (!/^[a-z]{2}$/.test(language)) {
  console.error('Name the language by its two letters: npm run translate -- es')
  process.exit(1)
}
const file = join(contentFolder, 'languages', `${language}.po`)
const before = existsSync(file) ? po.parse(readFileSync(file), { validation: true }) : emptyCatalog(language)
const sentences = await collectSentences().catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exit(1)
})
const { catalog, counts } = updateCatalog(before, sentences)
writeFileSync(file, writeCatalog(catalog))
console.log(`${file}: ${counts.added} new, ${counts.behind} behind, ${counts.dropped} gone`)
