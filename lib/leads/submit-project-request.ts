'use server'

import { leadForms } from '../content/lead-forms.ts'
import { projectRequestWords } from '../content/project-request.ts'
import { check, type LeadResult, type Values } from './check.ts'
import { answerRequest } from './deadline/answer-request.ts'
import { leadOf, quoteLine } from './details.ts'
import { longestDetails, projectRequestSchema } from './project-request.ts'
import { productsLimit } from './quote.ts'
import { fieldLine, readLines } from './product-line.ts'
import { productName } from './products.ts'
import { readForm } from './read-form.ts'
import { sendLead } from './send-lead.ts'

/** The Project Request form's action. Takes any input, never throws, and says "sent" only after the row is stored. */
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
