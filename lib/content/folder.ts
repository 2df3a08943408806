import { join } from 'node:path'

/**
 * Where the content is: a copy of it while somebody works on it (npm run dev) or looks at another day (npm run preview).
 * The comment inside keeps Next's tracing from taking the whole project for content.
 */
export const contentFolder = process.env.CONTENT_FOLDER
  ? join(/* turbopackIgnore: true */ process.cwd(), process.env.CONTENT_FOLDER)
  : join(process.cwd(), 'content')
