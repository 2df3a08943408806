import { join, resolve } from 'node:path'

/** Where the content is: a copy of it while somebody works on it (npm run dev) or looks at another day (npm run preview). */
export const contentFolder = process.env.CONTENT_FOLDER
  ? resolve(/* turbopackIgnore: true */ process.env.CONTENT_FOLDER)
  : join(process.cwd(), 'content')
