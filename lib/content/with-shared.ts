import { artwork } from './artwork.ts'
import { brand } from './brand.ts'
import { fill } from './fill.ts'
import { leadForms, type Notice } from './lead-forms.ts'

/** Adds the words that all forms share to a form's own, and fills the sales address into the failure's text. */
export function withShared<T extends { notices: { failed: Notice } }>(words: T) {
  const { email } = brand()
  const { failed } = words.notices
  return {
    ...words,
    mailAddress: email,
    common: leadForms(),
    artwork: artwork().form,
    notices: {
      ...words.notices,
      failed: { ...failed, description: fill(failed.description, { email }) },
    },
  }
}
