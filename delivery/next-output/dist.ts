/** Next's output folder; another one while the site runs from this one (delivery/serve/follow-days.ts). */
export const dist = process.env.DIST || '.next'

/** The prerendered page for unknown addresses. */
export const notFoundPage = `${dist}/server/app/_not-found.html`
