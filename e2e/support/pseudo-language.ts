import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { po } from 'gettext-parser'

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' }

/** All but placeholders and the addresses of links, letter by letter. */
const change = (sentence: string, letters: RegExp, said: (letter: string) => string) =>
  sentence
    .split(/(\{[^{}]*\}|\]\([^)]+\))/)
    .map((part, index) => (index % 2 ? part : part.replaceAll(letters, said)))
    .join('')

/** With accents, so whatever has none was not translated. */
export const accent = (sentence: string) => change(sentence, /[aeioun]/g, (letter) => accents[letter]!)

/** The same, a third longer: most vowels are long. */
export const lengthen = (sentence: string) =>
  change(accent(sentence), /[áéíóú]/g, (letter) => letter.repeat(2))

/**
 * The content with a language that was made of English, in the place of Spanish.
 * @param say makes a sentence of it
 * @returns its folder
 */
export function pseudoLanguage(say: (sentence: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-pseudo-'))
  cpSync('content', folder, { recursive: true })
  const file = join(folder, 'languages/es.po')
  const catalog = po.parse(readFileSync(file))
  for (const entry of Object.values(catalog.translations).flatMap((all) => Object.values(all)))
    if (entry.msgid) entry.msgstr = [say(entry.msgid)]
  writeFileSync(file, po.compile(catalog))
  // Its figures are longer than the English ones, with which the sentences just fit.
  const settings = join(folder, 'languages/es.yaml')
  const text = readFileSync(settings, 'utf8')
  writeFileSync(
    settings,
    text.replace(/^figures:\n(  .*\n)+/m, 'figures: {}\n').replace(/^tiles: .*/m, 'tiles: {}'),
  )
  return folder
}
