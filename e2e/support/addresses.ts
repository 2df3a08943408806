import { pages } from '../../lib/seo/pages.ts'

/** The marketing pages, which are static files. */
export const marketingPages = pages().map(({ path }) => path)

/** Every static page, the one for unknown addresses among them. */
export const staticPages = [...marketingPages, '/nope']
