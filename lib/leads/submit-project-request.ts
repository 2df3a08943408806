'use server'

import { leadForms } from '../content/lead-forms.ts'
import { projectRequestWords } from '../content/project-request.ts'
import { check } from './check.ts'
import { answerRequest } from './deadline/answer-request.ts'
import { nameProduct } from './name-product.ts'
import { projectRequestSchema } from './project-request.ts'
import { readForm } from './read-form.ts'
import type { LeadResult } from './result.ts'
import { sendLead } from './send-lead.ts'

/** The Project Request form's action. Takes anything, never throws, and says "sent" only after the row is stored. */
export async function submitProjectRequest(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const schema = projectRequestSchema({ ...projectRequestWords(), tooLong: leadForms().tooLong })
  const values = readForm(data, Object.keys(schema.shape))
  const named = nameProduct(data, values)
  if (named) return named
  const checked = check(schema, values)
  if ('state' in checked) return checked
  const { city, ...request } = checked.data
  const { line, sentence } = answerRequest(request.eventDate, city, readForm(data, ['group']).group ?? '')
  const details = [request.details, line].filter(Boolean).join('\n')
  return sendLead('project-request', { ...request, details }, data, values, sentence ? [sentence] : [])
}
