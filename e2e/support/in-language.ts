import type { Page } from '@playwright/test'
import { english, inLanguage } from '../../lib/language/spoken.ts'

/** The language in which visitors' journeys run; English unless it is named. */
export const journeyLanguage = process.env.JOURNEY_LANGUAGE

/** Lets the loaders in this process speak the language of the journeys, as they do on a page of it. */
export function speakInJourneys() {
  if (!journeyLanguage) return
  const documentElement = { dataset: { language: journeyLanguage, locale: `${journeyLanguage}-US` } }
  Object.assign(globalThis, { document: { documentElement } })
}

const ofStaff = new RegExp(`^/(form-submissions|sign-in|health|up|${journeyLanguage})([/#?]|$)`)

/** The address of a visitors' page in the language of the journeys. */
export function addressInLanguage(address: string): string {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)?(\/[^]*|)$/.exec(address) ?? []
  if (!journeyLanguage || (!origin && !path) || ofStaff.test(path)) return address
  return `${origin}/${journeyLanguage}${path.replace(/^\/(?=#|\?|$)/, '')}`
}

/** Opens visitors' pages in the language of the journeys. */
export function openInLanguage(page: Page) {
  const open = page.goto.bind(page)
  page.goto = (address, options) => open(addressInLanguage(address), options)
}

/** Words as rows and staff have them: English, whatever the visitor speaks. */
export const forStaff = <T>(read: () => T extends Promise<unknown> ? never : T): T =>
  inLanguage(english, read)
