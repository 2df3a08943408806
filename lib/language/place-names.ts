import { languageOf } from './languages.ts'
import { english, spokenLanguage } from './spoken.ts'

/** Codes of countries by their English names, as content and Intl write them. */
let codes: Map<string, string> | undefined
export function countryCodeOf(country: string): string | undefined {
  if (!codes) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const all = letters.flatMap((first) => letters.map((second) => first + second))
    codes = new Map([['USA', 'US'], ...all.map((code) => [names.of(code) ?? '', code] as const)])
  }
  return codes.get(country)
}

/** A country or city of the list in the spoken language. Its English name stays the key of all that is known of it. */
export function namePlace(name: string): string {
  const language = spokenLanguage()
  if (language === english) return name
  const { cities, locale } = languageOf(language)
  const code = countryCodeOf(name)
  return cities[name] ?? (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) ?? name
}
