import { artwork } from './artwork.ts'
import { brand } from './brand.ts'
import { leadForms } from './lead-forms.ts'

/** The words for files in a form and on their way, where sales get mail, and where the script is that looks at a file. */
export const artworkData = () => ({
  ...artwork(),
  email: brand().email,
  mail: leadForms().mail,
  worker: process.env.ARTWORK_WORKER ?? '',
})

export type ArtworkData = ReturnType<typeof artworkData>
