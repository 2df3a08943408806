import { english, inLanguage, type Language, spokenLanguage } from './spoken.ts'

let untranslated = new Map<Language, Set<string>>()

/** Notes a text that the spoken language's pages show in English. */
export function leaveInEnglish(text: string): void {
  const language = spokenLanguage()
  untranslated.set(language, (untranslated.get(language) ?? new Set()).add(text))
}

/** @returns the texts that are noted meanwhile, in all languages */
export function notedWhile(read: () => void): Set<string> {
  const before = untranslated
  untranslated = new Map()
  try {
    read()
    return new Set([...untranslated.values()].flatMap((texts) => [...texts]))
  } finally {
    untranslated = before
  }
}

/** In the browser, no text is known to be English. */
export const isLeftInEnglish = (text: string) => untranslated.get(spokenLanguage())?.has(text) ?? false

/** Counts, figures and names in the language of the sentence that they go into. */
export const inLanguageOf = <T>(sentence: string, read: () => T extends Promise<unknown> ? never : T): T =>
  isLeftInEnglish(sentence) ? inLanguage(english, read) : read()

const behind = new Set<string>()
/** Notes a text whose English has changed. */
export const noteBehind = (text: string) => behind.add(text)

let mark = ''
/** Reads with a mark before each text that is English or behind, for a preview. */
export function withMarks<T>(read: () => T): T {
  mark = '◌ '
  try {
    return read()
  } finally {
    mark = ''
  }
}
export const markOf = (text: string) => (isLeftInEnglish(text) || behind.has(text) ? mark : '')
