import { everyLanguage } from '../language/languages.ts'
import { english, type Language } from '../language/spoken.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** A request's language, published or not; English for anything else, because a stranger may have named it. */
export const visitorLanguage = (name: string | undefined): Language =>
  everyLanguage().find((language) => language === name) ?? english

export const languageName = (language: Language) => names.of(language) ?? language
