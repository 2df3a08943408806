'use server'

import { leadForms } from '@/lib/content/lead-forms'
import { projectRequestWords } from '@/lib/content/project-request'
import { check } from './check'
import { nameProduct } from './name-product'
import { projectRequestSchema } from './project-request'
import { readForm } from './read-form'
import type { LeadResult } from './result'
import { sendLead } from './send-lead'

/** The Project Request form's action. Takes anything, never throws, and says "sent" only after the row is stored. */
export async function submitProjectRequest(_previous: LeadResult, data: unknown): Promise<LeadResult> {
  const schema = projectRequestSchema({ ...projectRequestWords(), tooLong: leadForms().tooLong })
  const values = readForm(data, Object.keys(schema.shape))
  const named = nameProduct(data, values)
  if (named) return named
  const checked = check(schema, values)
  return 'state' in checked ? checked : sendLead('project', checked.data, data, values)
}
