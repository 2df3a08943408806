import { everyPath, pages } from '../../lib/seo/pages.ts'

/** The marketing pages, which are static files. */
export const marketingPages = pages().map(({ path }) => path)

/** Every static page, including the one for unknown addresses. */
export const staticPages = [...marketingPages, '/nope']

/** The marketing pages in other languages, the home pages first. */
export const otherLanguagePages = everyPath().filter((path) => !marketingPages.includes(path))
