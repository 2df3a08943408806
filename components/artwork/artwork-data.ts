import { artwork } from '../../lib/content/artwork.ts'
import { brand } from '../../lib/content/brand.ts'
import { leadForms } from '../../lib/content/lead-forms.ts'

/** The words for files in a form and on their way, where sales get mail, and where the script is that looks at a file. */
export const artworkData = () => ({
  ...artwork(),
  email: brand().email,
  mail: leadForms().mail,
  worker: process.env.ARTWORK_WORKER ?? '',
})

export type ArtworkData = ReturnType<typeof artworkData>
