import { quickQuoteWords } from '../content/quick-quote.ts'
import { quoteWords } from '../content/quote.ts'
import { projectRequestWords } from '../content/project-request.ts'

/** What the three forms offer for the event type, each once, by name. */
export function eventTypes(): string[] {
  const all = [
    ...projectRequestWords().eventTypes,
    ...quoteWords().interests,
    ...quickQuoteWords().projectTypes,
  ]
  return [...new Set(all)].sort((one, other) => one.localeCompare(other))
}
