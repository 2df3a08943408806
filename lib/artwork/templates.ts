import { artwork } from '../content/artwork.ts'
import { printing } from '../content/printing.ts'
import { templatePdf } from './template.ts'

const fileOf = (name: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`

/** The templates of /artwork, one per format of /printing: what a page shows of them, and their files. */
export function templates() {
  const { layers } = artwork().templates
  return printing().items.list.map((item) => ({
    ...item,
    file: fileOf(item.name),
    pdf: () => templatePdf(item, layers),
  }))
}
