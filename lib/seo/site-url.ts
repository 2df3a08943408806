/** The public origin, built into the static pages: canonical links, sitemap, structured data. */
export const siteUrl = new URL(process.env.SITE_URL || 'http://localhost:3000').origin
