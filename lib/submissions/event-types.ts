import { contactQuoteWords } from '@/lib/content/contact-quote'
import { heroQuoteWords } from '@/lib/content/hero-quote'
import { projectRequestWords } from '@/lib/content/project-request'

/** What the three forms offer for the event type, each once, by name. */
export function eventTypes(): string[] {
  const all = [
    ...projectRequestWords().eventTypes,
    ...heroQuoteWords().interests,
    ...contactQuoteWords().projectTypes,
  ]
  return [...new Set(all)].sort((one, other) => one.localeCompare(other))
}
