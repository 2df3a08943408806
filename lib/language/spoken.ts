/** A language's code, as in addresses; `en` is the content itself. */
export type Language = string
export const english: Language = 'en'

let spoken: Language | undefined

/**
 * Reads content in a language: every loader called meanwhile speaks it. Nothing may wait in it, so that no other page's
 * render comes between.
 */
export function inLanguage<T>(language: Language, read: () => T extends Promise<unknown> ? never : T): T {
  const before = spoken
  spoken = language
  try {
    return read()
  } finally {
    spoken = before
  }
}

/** The facts about a language for code that can read no file; in the browser, the page has them. */
type Known = Record<'numbers' | 'leftOut' | 'only', readonly string[]> & {
  locale: string
  answers?: string | undefined
}
export const knownLanguages = new Map<Language, Known>()

const page = () => globalThis.document?.documentElement.dataset

/** The language that is spoken here and now. A translator's program changes a page's `lang`, but not what stands beside it. */
export const spokenLanguage = (): Language => spoken ?? page()?.language ?? english

/** A language's numbers in words, from none on. */
export const numberWordsIn = (language: Language): readonly string[] | undefined =>
  knownLanguages.get(language)?.numbers ?? page()?.numbers?.split('|')

/** The locale of figures and dates. */
export const spokenLocale = () =>
  spoken === undefined ? (page()?.locale ?? 'en-US') : (knownLanguages.get(spoken)?.locale ?? 'en-US')
