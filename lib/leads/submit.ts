'use server'

import { leadForms, projectRequestWords, quickQuoteWords, quoteRequestWords } from '../content/lead-forms.ts'
import { checkValues, type LeadResult, type Values } from './check.ts'
import { answerRequest } from './deadline/answer-request.ts'
import { leadOf, quickQuoteLead, quoteLead, quoteLine } from './details.ts'
import { longestDetails, projectRequestSchema } from './project-request.ts'
import { quickQuoteSchema } from './quick-quote.ts'
import { productsLimit, quoteRequestSchema } from './request-a-quote.ts'
import { fieldLine, readLines } from './product-line.ts'
import { nameProducts, productName } from './products.ts'
import { optionWords, shownWordsField } from './options.ts'
import { readForm } from './read-form.ts'
import { languageIn, sendLead } from './send-lead.ts'
import { english, inLanguage } from '../language/spoken.ts'

// Each form's action takes any input, never throws, and says "sent" only after the row is stored.

/** The Project Request form's action. */
export async function submitProjectRequest(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const language = languageIn(data)
  const schema = inLanguage(language, () =>
    projectRequestSchema({ ...projectRequestWords(), tooLong: leadForms().tooLong }),
  )
  const values = readForm(data, [...Object.keys(schema.shape), 'products'])
  const named = nameProduct(data, values)
  if (named) return named
  const checked = checkValues(schema, values)
  if ('state' in checked) return checked
  const { city, ...request } = checked.data
  const { group = '', zone = '' } = readForm(data, ['group', 'zone'])
  const { asked, said } = inLanguage(language, () => answerRequest(request.eventDate, city, group, zone))
  const goods = nameProducts(readLines((values.products ?? '').slice(0, productsLimit)))
  const shownWords = readSeen(data, 'eventType')[shownWordsField('eventType')]
  const lead = leadOf(
    'project-request',
    request,
    { ...asked, ...(goods.length > 0 && { goods }) },
    shownWords,
  )
  const eventType = optionWords(
    inLanguage(language, () => projectRequestWords().eventTypes),
    lead.facts.eventType,
    lead.submission.eventType,
  )
  return sendLead('project-request', lead, data, values, { eventType }, said)
}

/** The visitor's words for choices; without script they are not posted, and rows have none of other languages. */
const readSeen = (data: unknown, ...names: string[]) =>
  languageIn(data) === english ? readForm(data, names.map(shownWordsField)) : {}

/**
 * Without script, a product's Request Quote button posts the contact form with the product. It is noted in the
 * details and, as data, in a separate field; everything typed before stays.
 * @returns the form's answer, or null when no product was named
 */
function nameProduct(data: unknown, values: Values): LeadResult | null {
  const [productLine] = readLines(readForm(data, ['product']).product ?? '')
  if (!productLine) return null
  const language = languageIn(data)
  const product = inLanguage(language, () => productName(productLine))
  // The contract's line is English.
  const line = language === english ? quoteLine(product) : product
  const details = [values.details, line].filter(Boolean).join('\n')
  const products = [values.products, fieldLine(productLine)].filter(Boolean).join('\n')
  const fits = details.length <= longestDetails && !values.details?.includes(line)
  return { state: 'named', product, values: fits ? { ...values, details, products } : values }
}

/** The Request a Quote dialog's action. */
export async function submitQuote(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const language = languageIn(data)
  const schema = inLanguage(language, () =>
    quoteRequestSchema({ ...quoteRequestWords(), tooLong: leadForms().tooLong }),
  )
  const values = readForm(data, Object.keys(schema.shape))
  const checked = checkValues(schema, values)
  if ('state' in checked) return checked
  const lead = quoteLead(checked.data, readSeen(data, 'interest'))
  const interest = optionWords(
    inLanguage(language, () => quoteRequestWords().interests),
    lead.facts.eventType,
    lead.submission.eventType,
  )
  return sendLead('quote', lead, data, values, { interest })
}

/** The quick quote dialog's action. */
export async function submitQuickQuote(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const { switches } = leadForms()
  const words = inLanguage(languageIn(data), () => ({ ...quickQuoteWords(), tooLong: leadForms().tooLong }))
  const schema = quickQuoteSchema(words)
  const values = readForm(data, Object.keys(schema.shape))
  const checked = checkValues(schema, values)
  if ('state' in checked) return checked
  // The owner wants the original's behavior: success is shown, nothing is sent (content/leads/common.yaml).
  if (switches.quickQuote === 'log') return { state: 'sent', values }
  const lead = quickQuoteLead(checked.data, readSeen(data, 'projectType', 'timeline', 'budgetRange'))
  const { eventType, timeline, budget } = lead.facts
  const inWords = {
    projectType: optionWords(words.projectTypes, eventType, lead.submission.eventType),
    timeline: optionWords(words.timelines, timeline),
    budgetRange: optionWords(words.budgetRanges, budget),
  }
  return sendLead('quick-quote', lead, data, values, inWords)
}
