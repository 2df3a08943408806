import { artwork } from './artwork.ts'
import { brand } from './brand.ts'
import { fill } from './fill.ts'
import { leadForms, type LeadFormsWords, type Notice } from './lead-forms.ts'
import { localPath } from '../language/local-path.ts'
import { english, spokenLanguage, spokenLocale } from '../language/spoken.ts'

/** The words of all forms, and the address of a request's page. */
export type CommonWords = LeadFormsWords & { page: string } & ReturnType<typeof spokenHere>

/** The language of a form, if it is not English, and the locale of its dates. */
function spokenHere() {
  const language = spokenLanguage()
  return { language: language === english ? undefined : language, locale: spokenLocale() }
}

/** Adds the words that all forms share to a form's own, and fills the sales address into the failure's text. */
export function withShared<T extends { notices: { failed: Notice } }>(words: T) {
  const { email } = brand()
  const { failed } = words.notices
  return {
    ...words,
    mailAddress: email,
    common: { ...leadForms(), page: localPath('/request'), ...spokenHere() },
    artwork: artwork().form,
    notices: {
      ...words.notices,
      failed: { ...failed, description: fill(failed.description, { email }) },
    },
  }
}
