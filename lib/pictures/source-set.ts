/** What public/pictures holds of a picture: the master's size, the widths that were made, the color of its field. */
export type PictureFiles = { width: number; height: number; widths: number[]; color: string }

/** A picture's files for a `srcset`; apart from the list of all pictures, so that browsers can do without that. */
export const sourceSet = (name: string, { widths }: Pick<PictureFiles, 'widths'>) =>
  widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ')
