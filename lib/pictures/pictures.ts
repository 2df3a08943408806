import manifest from './manifest.json' with { type: 'json' }
import type { PictureFiles } from './source-set.ts'

const pictures: Record<string, PictureFiles | undefined> = manifest

/** @param name folder and name, as in content: `drink/tumbler-20oz` */
export const filesOf = (name: string) => pictures[name]
