import { join, resolve } from 'node:path'

/** The content folder, or a copy of it in `npm run dev` and `npm run preview`. */
export const contentFolder = process.env.CONTENT_FOLDER
  ? resolve(/* turbopackIgnore: true */ process.env.CONTENT_FOLDER)
  : join(process.cwd(), 'content')
