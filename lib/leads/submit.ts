'use server'

import { leadForms, projectRequestWords, quickQuoteWords, quoteWords } from '../content/lead-forms.ts'
import { check, type LeadResult, type Values } from './check.ts'
import { answerRequest } from './deadline/answer-request.ts'
import { leadOf, quickQuoteLead, quoteLead, quoteLine } from './details.ts'
import { longestDetails, projectRequestSchema } from './project-request.ts'
import { quickQuoteSchema } from './quick-quote.ts'
import { productsLimit, quoteSchema } from './quote.ts'
import { fieldLine, readLines } from './product-line.ts'
import { productName } from './products.ts'
import { readForm } from './read-form.ts'
import { sendLead } from './send-lead.ts'

// Each form's action takes any input, never throws, and says "sent" only after the row is stored.

/** The Project Request form's action. */
export async function submitProjectRequest(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const schema = projectRequestSchema({ ...projectRequestWords(), tooLong: leadForms().tooLong })
  const values = readForm(data, [...Object.keys(schema.shape), 'products'])
  const named = nameProduct(data, values)
  if (named) return named
  const checked = check(schema, values)
  if ('state' in checked) return checked
  const { city, ...request } = checked.data
  const { group = '', zone = '' } = readForm(data, ['group', 'zone'])
  const { asked, said } = answerRequest(request.eventDate, city, group, zone)
  const goods = readLines((values.products ?? '').slice(0, productsLimit))
  const lead = leadOf('project-request', request, { ...asked, ...(goods.length > 0 && { goods }) })
  return sendLead('project-request', lead, data, values, said)
}

/**
 * Without script, a product's Request Quote button posts the contact form with the product. It is noted in the
 * details and, as data, in a separate field; everything typed before stays.
 * @returns the form's answer, or null when no product was named
 */
function nameProduct(data: unknown, values: Values): LeadResult | null {
  const [asked] = readLines(readForm(data, ['product']).product ?? '')
  if (!asked) return null
  const product = productName(asked)
  const line = quoteLine(product)
  const details = [values.details, line].filter(Boolean).join('\n')
  const products = [values.products, fieldLine(asked)].filter(Boolean).join('\n')
  const fits = details.length <= longestDetails && !values.details?.includes(line)
  return { state: 'named', product, values: fits ? { ...values, details, products } : values }
}

/** The Request a Quote dialog's action. */
export async function submitQuote(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const schema = quoteSchema({ ...quoteWords(), tooLong: leadForms().tooLong })
  const values = readForm(data, Object.keys(schema.shape))
  const checked = check(schema, values)
  return 'state' in checked ? checked : sendLead('quote', quoteLead(checked.data), data, values)
}

/** The quick quote dialog's action. */
export async function submitQuickQuote(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const { tooLong, switches } = leadForms()
  const schema = quickQuoteSchema({ ...quickQuoteWords(), tooLong })
  const values = readForm(data, Object.keys(schema.shape))
  const checked = check(schema, values)
  if ('state' in checked) return checked
  // The owner wants the original's behavior: success is shown, nothing is sent (content/leads/common.yaml).
  if (switches.quickQuote === 'log') return { state: 'sent', values }
  return sendLead('quick-quote', quickQuoteLead(checked.data), data, values)
}
