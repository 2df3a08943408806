import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isPair, isScalar, isSeq, type Node, visit } from 'yaml'
import { withFigures } from '../content/faults/claim-figures.ts'
import { checkContent, readSpoken } from '../content/faults/check-content.ts'
import { parseYaml } from '../content/faults/fault.ts'
import { listDefinitions } from '../content/check/definitions.ts'
import { contentFolder } from '../content/folder.ts'
import { everyPageName } from '../content/page-names.ts'
import { landingPage } from '../content/pages.ts'
import { collectTexts, ContentError } from '../content/shapes.ts'
import { placeOf } from './catalog.ts'
import { languageOf, onlyLanguageOf } from './languages.ts'
import { notedWhile } from './left-in-english.ts'
import { inLanguage, type Language } from './spoken.ts'
import { isTranslatable, isSentence } from './translate-content.ts'

/** An English sentence of a content file. `note` is the comment above it there. */
export type Sentence = { english: string; file: string; place: string; note?: string }
/** `field` as faults name it. */
type Placed = Sentence & { field: string }

/** Facts, and words that only staff read. */
const untranslated =
  /^(campaigns|claims|customer|desk|links|replies|sign-in|sources|submissions)\.yaml$|^home\/sections/

/** The files with words for visitors. */
async function filesIn() {
  const names = everyPageName().filter((name) => !onlyLanguageOf(name))
  const pages = names.map((name) => ({ file: `pages/${name}.yaml`, schema: landingPage }))
  return [...(await listDefinitions()), ...pages].filter(({ file }) => !untranslated.test(file))
}

/** Texts that a language's pages show in English, as they stand there, with places that are filled in later. */
export async function textsLeftInEnglish(language: Language): Promise<string[]> {
  const files = await filesIn()
  languageOf(language)
  return files.flatMap(({ file, schema }) => {
    const bytes = readFileSync(join(contentFolder, file))
    let texts = new Set<string>()
    const inEnglish = notedWhile(() => {
      texts = collectTexts(() => inLanguage(language, () => readSpoken(file, bytes, schema)))
    })
    // In another field of another file, the same letters may be a name.
    return [...texts].filter((text) => inEnglish.has(text))
  })
}

/**
 * @returns every sentence that visitors read, in the order of the files
 * @throws ContentError when a file has a mistake
 */
export async function collectSentences(folder = contentFolder): Promise<Sentence[]> {
  return (await filesIn())
    .toSorted((one, other) => one.file.localeCompare(other.file))
    .flatMap(({ file, schema }) => {
      const bytes = readFileSync(join(folder, file))
      const texts = collectTexts(() => {
        const result = checkContent(file, bytes, schema)
        // Sentences of a broken file would seem gone, and their translations would be dropped.
        if ('faults' in result) throw new ContentError(result.faults)
      })
      return sentencesIn(file, bytes.toString()).filter(
        ({ english, place }) => texts.has(String(withFigures(english))) && isTranslatable(place),
      )
    })
}

/** @returns every string with letters, exact ones too */
export function sentencesIn(file: string, content: string): Placed[] {
  const { document } = parseYaml(content)
  const found: Placed[] = []
  visit(document as Document, {
    Scalar(at, node, path) {
      const { value } = node
      if (at === 'key' || typeof value !== 'string' || !isSentence(value)) return
      const keys = keysOf([...path, node])
      const pair = path.findLast((one) => isPair(one))
      const comment = isPair(pair) ? (pair.key as Node).commentBefore : undefined
      found.push({
        english: value,
        file,
        place: placeOf(
          file,
          keys.filter((key) => typeof key === 'string'),
        ),
        field: keys.join(' > '),
        ...(comment && {
          note: comment
            .split('\n')
            .map((line) => line.trim())
            .join(' '),
        }),
      })
    },
  })
  return found
}

/** Names of fields, and the numbers of entries from 1 on. */
const keysOf = (path: readonly unknown[]) =>
  path.flatMap((one, depth) => {
    if (isPair(one) && isScalar(one.key)) return String(one.key.value)
    return isSeq(one) ? one.items.indexOf(path[depth + 1]) + 1 : []
  })
