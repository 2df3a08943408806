/** A picture's files in public/pictures: the master's size, the available widths, and the color of its field. */
export type PictureFiles = { width: number; height: number; widths: number[]; color: string }

/** A picture's `srcset`; separate from the list of all pictures, so that browsers need not load that. */
export const sourceSet = (name: string, { widths }: Pick<PictureFiles, 'widths'>) =>
  widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ')
