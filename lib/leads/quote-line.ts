/** How the details of a quote request begin, in the database as in the original (specification, point 7). */
export const quoteLine = (what: string) => `Quote request for: ${what}`.trim()
