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
