import type { GetTextTranslation } from 'gettext-parser'
import { eachText } from '../content/check/each-text.ts'
import type { Fault } from '../content/faults/fault.ts'
import { otherLanguage } from '../content/faults/other-language.ts'
import { knownLanguages, type Language } from './spoken.ts'

/** Files, and parts of files, whose names and samples are in any language. */
const anyLanguage = /^(?:languages\/|replies\.|brand\.|home\/locations\.)/
const names = /^(?:quotes|proof|galley|native|city|street|href|file)$/

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const wordsOf = (text: string) => text.replace(/\{.*?\}/g, '').match(/\p{L}{2,}/gu) ?? []

/** How often each word stands in texts. */
function countWords(texts: string[]) {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap(wordsOf).map((one) => one.toLowerCase()))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word: string) => counts.get(word.toLowerCase()) ?? 0
}

/** Faults of texts in the English files whose words stand in a language's translations rather than in English ones. */
export function foreignTexts(language: Language, entries: GetTextTranslation[], folder: string): Fault[] {
  const said = entries.filter(({ msgid, msgstr }) => msgid && msgstr[0])
  const inEnglish = countWords(said.map(({ msgid }) => msgid))
  const inOther = countWords(said.map(({ msgstr }) => msgstr[0] ?? ''))
  const nameOf = (code: string) => languageNames.of(code) ?? code
  const pages = knownLanguages.get(language)?.only.map((page) => `pages/${page}.yaml`) ?? []
  return eachText(folder, pages).flatMap(({ value, file, line, fields }) => {
    const all = wordsOf(value)
    // English has "de" in names.
    const theirs = all.filter((one) => inOther(one) > 3 * inEnglish(one))
    const ours = all.filter((one) => inEnglish(one) > 0 && !theirs.includes(one))
    const isTheirs = theirs.length > 1 && theirs.length * 2 >= all.length && ours.length * 2 <= theirs.length
    const other = all.every((one) => inEnglish(one) === 0) && otherLanguage(value, 'en', 2)
    // Names and feasts, as Cinco de Mayo, have capitals.
    if (!(isTheirs || other) || !all.some((one) => /^\p{Ll}{4}/u.test(one) && !inEnglish(one))) return []
    if (anyLanguage.test(file) || fields.some((one) => names.test(one))) return []
    const advice =
      isTheirs || other === language
        ? `is in ${nameOf(language)}; write it in English here, and the ${nameOf(language)} after its msgstr in languages/${language}.po`
        : `is in ${nameOf(other || language)}; write it in English`
    return [{ file, line, field: fields.at(-1) ?? '', advice }]
  })
}
