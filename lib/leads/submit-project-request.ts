'use server'

import { leadForms } from '../content/lead-forms.ts'
import { projectRequestWords } from '../content/project-request.ts'
import { check, type LeadResult, type Values } from './check.ts'
import { answerRequest } from './deadline/answer-request.ts'
import { longestDetails, projectRequestSchema } from './project-request.ts'
import { readForm } from './read-form.ts'
import { sendLead } from './send-lead.ts'
import { quoteLine } from './quote-line.ts'

/** The Project Request form's action. Takes anything, never throws, and says "sent" only after the row is stored. */
export async function submitProjectRequest(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const schema = projectRequestSchema({ ...projectRequestWords(), tooLong: leadForms().tooLong })
  const values = readForm(data, Object.keys(schema.shape))
  const named = nameProduct(data, values)
  if (named) return named
  const checked = check(schema, values)
  if ('state' in checked) return checked
  const { city, ...request } = checked.data
  const { group = '', zone = '' } = readForm(data, ['group', 'zone'])
  const { line, sentence } = answerRequest(request.eventDate, city, group, zone)
  const details = [request.details, line].filter(Boolean).join('\n')
  return sendLead('project-request', { ...request, details }, data, values, sentence ? [sentence] : [])
}

/**
 * Without script a product's Request Quote button posts the contact form with the product's name: it is noted in the
 * details, and everything typed before stays.
 * @returns the form's answer, or null when no product was named
 */
function nameProduct(data: unknown, values: Values): LeadResult | null {
  const product = data instanceof FormData ? data.get('product') : null
  if (typeof product !== 'string' || product === '') return null
  const line = quoteLine(product)
  const details = [values.details, line].filter(Boolean).join('\n')
  const fits = details.length <= longestDetails && !values.details?.includes(line)
  return { state: 'named', product, values: fits ? { ...values, details } : values }
}
