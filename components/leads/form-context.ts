'use client'

import { createContext, use } from 'react'
import type { FieldWords } from '../../lib/content/lead-forms.ts'
import type { LeadForm } from './use-lead-form.ts'

type Value = {
  form: LeadForm
  words: Record<string, FieldWords | undefined>
  marks: { required: string; optional: string }
}

export const FormContext = createContext<Value | null>(null)

export function useFormContext(): Value {
  const value = use(FormContext)
  if (!value) throw new Error('A field is outside a form.')
  return value
}
