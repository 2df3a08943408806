import type { ArtworkWords } from '../../lib/content/artwork.ts'
import type { FieldWords, LeadFormsWords } from '../../lib/content/lead-forms.ts'

/** The words of a form, as its content file gives them, and what it shares with the others. */
export type ShellWords = {
  fields: Record<string, FieldWords>
  submit: string
  sending: string
  mailSubject: string
  mailAddress: string
  common: LeadFormsWords
  artwork: ArtworkWords['form']
}
