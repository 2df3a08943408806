import { placeOf } from './catalog.ts'
import { languageOf } from './languages.ts'
import { english, spokenLanguage } from './spoken.ts'

/**
 * Lays the spoken language's sentences over a parsed content file, before its schema, so that all limits hold.
 * @param file below `content/`
 */
export function translateContent(data: unknown, file: string): unknown {
  const language = spokenLanguage()
  if (language === english) return data
  const { say } = languageOf(language).catalog
  const translate = (value: unknown, keys: string[]): unknown => {
    if (typeof value === 'string') return say(value, placeOf(file, keys)) ?? value
    if (Array.isArray(value)) return value.map((one) => translate(one, keys))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, translate(one, [...keys, key])]),
    )
  }
  return translate(data, [])
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
