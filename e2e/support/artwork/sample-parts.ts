import { onePage, packed, pagesOf, writePdf, type Body, type PageSketch } from './make-pdf.ts'

// The parts of the sample files.

/**
 * A raster picture as an object: `parts` are the bytes per dot in its color space. Of one `value` it is plain, without one a dot in
 * it differs.
 */
export const picture = (
  width: number,
  height: number,
  space: string,
  parts: number,
  more = '',
  value?: number,
): Body => {
  const dots = new Uint8Array(width * height * parts).fill(value ?? 120)
  const middle = parts * ((height >> 1) * width + (width >> 1))
  if (value === undefined) dots.fill(0, middle, middle + parts)
  return packed(
    dots,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace ${space} ${more}`,
  )
}

export const place = (width: number, height: number) => `q ${width} 0 0 ${height} 0 0 cm /Im Do Q`
/** A page with the picture `Im`, the first of the objects. */
export const placed = (content: string, ...objects: Body[]) =>
  onePage({ content, resources: '/XObject << /Im 3 0 R >>' }, objects)
export const tint = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 1 0] /N 1 >>'
export const helvetica = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'

/** The boxes of a card with bleed. */
export const withBleed = { media: '0 0 270 162', entries: '/TrimBox [9 9 261 153] /BleedBox [0 0 270 162]' }

/** A spot in the middle, so the page is not blank. */
export const content = '.5 g 60 60 9 9 re f'

export const red = '0 1 1 0 k'
/** A card that is fine: a ground to the edge of its bleed. */
export const ground = `${red} 0 0 270 162 re f`
export const card = (content: string, resources = '', more: Body[] = []) =>
  onePage({ ...withBleed, content, resources }, more)
export const text = (x: number, y: number, size = 10, more = '(Salt Row) Tj') =>
  `BT /F ${size} Tf 1 0 0 1 ${x} ${y} Tm ${more} ET`

/** With a catalog of its own. */
export function withRoot(root: string, page: PageSketch, more: Body[] = [], trailer = '') {
  const [, ...rest] = pagesOf([{ ...withBleed, ...page }], more)
  return writePdf([`<< /Type /Catalog /Pages 2 0 R ${root} >>`, ...rest], trailer)
}

export const state = (entries: string) => `/ExtGState << /G << ${entries} >> >>`
