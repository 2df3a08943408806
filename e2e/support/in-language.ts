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

const ofStaff = new RegExp(`^/(form-submissions|sign-in|health|up|${journeyLanguage})(/|$)`)

/** Opens visitors' pages in the language of the journeys. */
export function openInLanguage(page: Page) {
  if (!journeyLanguage) return
  const open = page.goto.bind(page)
  page.goto = (address, options) => {
    const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)?(\/[^]*|)$/.exec(address) ?? []
    const isOther = (!origin && !path) || ofStaff.test(path)
    return open(
      isOther ? address : `${origin}/${journeyLanguage}${path.replace(/^\/(?=#|\?|$)/, '')}`,
      options,
    )
  }
}

/** Words as rows and staff have them: English, whatever the visitor speaks. */
export const forStaff = <T>(read: () => T extends Promise<unknown> ? never : T): T =>
  inLanguage(english, read)
