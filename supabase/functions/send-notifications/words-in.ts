import words from './words.json' with { type: 'json' }

/** The words for a visitor in one language, with its locale and the address of the request's page. */
export type VisitorWords = Omit<typeof words, 'languages' | 'sales' | 'office' | 'source' | 'brand'>

const others: Record<string, VisitorWords> = words.languages

/** A visitor's words; English for a language that is not ours, which a stranger may have named. */
export const wordsIn = (language?: string | null): VisitorWords =>
  Object.values(others).find((one) => one.language === language) ?? words
