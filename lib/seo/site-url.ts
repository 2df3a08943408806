/** The public origin, built into the static pages: canonical links, sitemap, structured data. */
export const siteUrl = new URL(process.env.SITE_URL || 'http://localhost:3000').origin

/** The host under which Google Translate shows this site. Forms of those pages are posted here and name it as their origin. */
export const translatedHost = `${new URL(siteUrl).hostname.replaceAll('-', '--').replaceAll('.', '-')}.translate.goog`
