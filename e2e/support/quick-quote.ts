import type { Page } from '@playwright/test'
import { quickQuoteWords } from '../../lib/content/lead-forms.ts'

export const words = quickQuoteWords()
export type Name = keyof typeof words.fields

export const lists = ['projectType', 'timeline', 'budgetRange']
export const lucia: Record<Name, string> = {
  firstName: 'Lucía',
  lastName: 'Prieto',
  email: 'lucia@prieto.example',
  phone: '+1 305 555 0151',
  company: 'Prieto',
  projectType: Object.values(words.projectTypes)[1] ?? '',
  timeline: Object.values(words.timelines)[1] ?? '',
  budgetRange: Object.values(words.budgetRanges)[1] ?? '',
  quantity: '2,000',
  description: 'Folding cartons for soap, two sizes.',
}

export const field = (page: Page, name: Name) => page.locator(`#quick-quote [name="${name}"]`)

/** Fills the open quick quote. */
export async function fillQuickQuote(page: Page) {
  for (const [name, value] of Object.entries(lucia) as [Name, string][])
    if (lists.includes(name)) await field(page, name).selectOption(value)
    else await field(page, name).fill(value)
}
