import { artworkData } from './artwork-data.ts'
import { brand } from './brand.ts'
import { office } from './office.ts'
import { projectRequestWords, quickQuoteWords, quoteRequestWords } from './lead-forms.ts'
import { requestWords } from './request.ts'

/** All words of a request's page: its own, those of files, and the forms' names of fields and choices. */
export function requestPageWords() {
  const { fields, eventTypes } = projectRequestWords()
  const { timelines, budgetRanges, projectTypes, fields: quick } = quickQuoteWords()
  const { zone, hoursInWords } = office()
  const { phone, email, address } = brand()
  return {
    ...requestWords(),
    artwork: artworkData(),
    labels: {
      need: quoteRequestWords().fields.need.label,
      eventType: fields.eventType.label,
      eventDate: fields.eventDate.label,
      quantity: fields.quantity.label,
      city: fields.city.label,
      timeline: quick.timeline.label,
      budget: quick.budgetRange.label,
    },
    options: {
      eventType: { ...eventTypes, ...quoteRequestWords().interests, ...projectTypes },
      timeline: timelines,
      budget: budgetRanges,
    },
    office: { zone, hours: hoursInWords, city: address.city },
    phone,
    email,
  }
}
export type RequestPageWords = ReturnType<typeof requestPageWords>
