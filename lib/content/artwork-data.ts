import { artwork } from './artwork.ts'
import { brand } from './brand.ts'
import { leadForms } from './lead-forms.ts'

/** The words for files in a form and in transit, the sales address, and the address of the worker's script. */
export const artworkData = () => ({
  ...artwork(),
  email: brand().email,
  mail: leadForms().mail,
  worker: process.env.ARTWORK_WORKER ?? '',
})

export type ArtworkData = ReturnType<typeof artworkData>
