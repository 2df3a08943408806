import { english, inLanguage, type Language, spokenLanguage } from './spoken.ts'

const left = new Map<Language, Set<string>>()

/** Notes a text that the spoken language's pages show in English. */
export function leaveInEnglish(text: string): void {
  const language = spokenLanguage()
  left.set(language, (left.get(language) ?? new Set()).add(text))
}

/** In the browser, no text is known to be English. */
export const isLeftInEnglish = (text: string, language = spokenLanguage()) =>
  left.get(language)?.has(text) ?? false

/** Counts, figures and names in the language of the sentence that they go into. */
export const inLanguageOf = <T>(sentence: string, read: () => T extends Promise<unknown> ? never : T): T =>
  isLeftInEnglish(sentence) ? inLanguage(english, read) : read()
