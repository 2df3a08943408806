import { placeOf } from './catalog.ts'
import { languageOf } from './languages.ts'
import { leaveInEnglish, noteBehind } from './left-in-english.ts'
import { english, spokenLanguage } from './spoken.ts'

/** Letters or money make a sentence; a figure or a placeholder alone is the same in every language. */
export const isSentence = (value: string) => /[\p{L}\p{Sc}]/u.test(value.replaceAll(/\{[^{}]*\}/g, ''))

/** The tagline is the only sentence among our facts. */
export const isTranslatable = (place: string) =>
  !exactPlaces.test(place) && (!place.startsWith('content/brand.yaml') || place.endsWith(': tagline'))
/** Mails to sales, and names for programs with the letters of a sentence in the same file. */
const exactPlaces =
  /^content\/(leads\/mails\.yaml: mail > sales|artwork\.yaml: (templates > layers|(sizes|goods) > unit)|printing\.yaml: items > list > unit|translation\.yaml: languages > list > native)/

/**
 * Lays the spoken language's sentences over a parsed content file, before its schema, so that all limits hold.
 * @param file below `content/`
 * @param inEnglish fields that stay English, as faults name them
 * @param keep finishes a sentence that stays English
 */
export function translateContent(
  data: unknown,
  file: string,
  inEnglish: readonly string[] = [],
  keep = (sentence: string) => sentence,
): unknown {
  const language = spokenLanguage()
  if (language === english) return data
  const { catalog, only } = languageOf(language)
  if (only.some((name) => file === `pages/${name}.yaml`)) return data
  const { say, isBehind } = catalog
  const asItIs = (value: unknown, place: string) => {
    if (typeof value !== 'string' || !isSentence(value)) return value
    const original = keep(value)
    if (isTranslatable(place)) leaveInEnglish(original)
    return original
  }
  const translate = (value: unknown, keys: string[], field: string, isEnglish: boolean): unknown => {
    const stays = isEnglish || inEnglish.includes(field)
    const below = (one: unknown, key: string, all: string[]) =>
      translate(one, all, field ? `${field} > ${key}` : key, stays)
    if (Array.isArray(value)) return value.map((one, index) => below(one, String(index + 1), keys))
    if (typeof value !== 'object' || value === null) {
      const place = placeOf(file, keys)
      const translation = typeof value === 'string' && !stays && say(value, place, field === keys.join(' > '))
      if (!translation) return asItIs(value, place)
      if (isBehind(String(value), place)) noteBehind(translation)
      return translation
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, below(one, key, [...keys, key])]),
    )
  }
  return translate(data, [], '', false)
}

/** A claim's figure as the spoken language says it. @param isAlone on a tile, not in a sentence */
export function translateFigure({ id, figure }: { id: string; figure: string }, isAlone: boolean): string {
  const language = spokenLanguage()
  if (language === english) return figure
  const { figures, tiles } = languageOf(language)
  const pattern = isAlone ? tiles[id] : figures[id]
  return (pattern && sayFigure(pattern, figure)) ?? figure
}

/**
 * A figure in another language: in its pattern, % stands for each number of the figure.
 * @returns undefined unless there are as many
 */
export function sayFigure(pattern: string, figure: string): string | undefined {
  const numbers = figure.match(/\d[\d,]*/g) ?? []
  const parts = pattern.split('%')
  if (parts.length !== numbers.length + 1) return undefined
  return parts.map((part, index) => part + (numbers[index] ?? '')).join('')
}
