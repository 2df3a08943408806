import { quickQuoteWords } from '../content/quick-quote.ts'
import { quoteWords } from '../content/quote.ts'
import { projectRequestWords } from '../content/project-request.ts'

/** What each form offers for the event type. */
export function eventTypesOfForms() {
  return {
    'project-request': projectRequestWords().eventTypes,
    quote: quoteWords().interests,
    'quick-quote': quickQuoteWords().projectTypes,
  }
}

/** What the three forms offer for the event type, each once, by name. */
export function eventTypes(): string[] {
  const all = Object.values(eventTypesOfForms()).flat()
  return [...new Set(all)].sort((one, other) => one.localeCompare(other))
}
