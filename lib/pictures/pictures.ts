import manifest from './manifest.json'

/** What public/pictures holds of a picture: the master's size, the widths that were made, the colour of its field. */
export type PictureFiles = { width: number; height: number; widths: number[]; color: string }

const pictures: Record<string, PictureFiles | undefined> = manifest

/** @param name folder and name, as content says it: `drink/tumbler-20oz` */
export const filesOf = (name: string) => pictures[name]

export const sourceSet = (name: string, { widths }: PictureFiles, format: 'avif' | 'webp') =>
  widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
