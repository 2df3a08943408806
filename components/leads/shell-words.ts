import type { ArtworkWords } from '../../lib/content/artwork.ts'
import type { FieldWords, LeadFormsWords } from '../../lib/content/lead-forms.ts'

/** A form's words from its content file, and those all forms share. */
export type ShellWords = {
  fields: Record<string, FieldWords>
  submit: string
  sending: string
  mailSubject: string
  mailAddress: string
  common: LeadFormsWords
  artwork: ArtworkWords['form']
}
