import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isPair, isScalar, type Node, visit } from 'yaml'
import { withFigures } from '../content/faults/claim-figures.ts'
import { checkContent } from '../content/faults/check-content.ts'
import { parseYaml } from '../content/faults/fault.ts'
import { definitions } from '../content/check/definitions.ts'
import { contentFolder } from '../content/folder.ts'
import { everyPageName } from '../content/page-names.ts'
import { landingPage } from '../content/pages.ts'
import { collectTexts } from '../content/shapes.ts'
import { placeOf } from './catalog.ts'

/** An English sentence of a content file. `note` is the comment above it there. */
export type Sentence = { english: string; file: string; place: string; note?: string }

/** Facts, and words that only staff read. */
const untranslated =
  /^(campaigns|claims|customer|desk|links|replies|sign-in|sources|submissions)\.yaml$|^home\/sections/

/** Of our facts, the tagline is a sentence. */
const isForReaders = (place: string) =>
  !exactPlaces.test(place) && (!place.startsWith('content/brand.yaml') || place.endsWith(': tagline'))
/** Mails to sales, and names for programs with the letters of a sentence in the same file. */
const exactPlaces =
  /^content\/(leads\/confirmation\.yaml: mail > sales|artwork\.yaml: (templates > layers|(sizes|goods) > unit)|printing\.yaml: items > list > unit|translation\.yaml: languages > list > native)/

/** @returns every sentence that visitors read, in the order of the files */
export async function collectSentences(folder = contentFolder): Promise<Sentence[]> {
  const pages = everyPageName().map((name) => ({ file: `pages/${name}.yaml`, schema: landingPage }))
  const files = [...(await definitions()), ...pages].filter(({ file }) => !untranslated.test(file))
  return files
    .toSorted((one, other) => one.file.localeCompare(other.file))
    .flatMap(({ file, schema }) => {
      const bytes = readFileSync(join(folder, file))
      const texts = collectTexts(() => checkContent(file, bytes, schema))
      return sentencesIn(file, bytes.toString()).filter(
        ({ english, place }) => texts.has(String(withFigures(english))) && isForReaders(place),
      )
    })
}

function sentencesIn(file: string, content: string): Sentence[] {
  const { document } = parseYaml(content)
  const found: Sentence[] = []
  visit(document as Document, {
    Scalar(at, { value }, path) {
      // Letters or money make a sentence; a figure or a placeholder alone is the same in every language.
      if (
        at === 'key' ||
        typeof value !== 'string' ||
        !/[\p{L}\p{Sc}]/u.test(value.replaceAll(/\{[^{}]*\}/g, ''))
      )
        return
      const pair = path.findLast((one) => isPair(one))
      const comment = isPair(pair) ? (pair.key as Node).commentBefore : undefined
      found.push({
        english: value,
        file,
        place: placeOf(file, keysOf(path)),
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

const keysOf = (path: readonly unknown[]) =>
  path.flatMap((one) => (isPair(one) && isScalar(one.key) ? String(one.key.value) : []))
