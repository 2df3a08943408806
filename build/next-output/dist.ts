/** Next's output folders, which alternate: one is served while the other is built (server/serve.ts). */
export const dists = ['.next', '.next-day'] as const

export const dist = process.env.DIST || dists[0]

/** The prerendered pages for unknown addresses, by language. */
export const notFoundPages = (languages: string[]): Record<string, string> =>
  Object.fromEntries([
    ['en', `${dist}/server/app/_not-found.html`],
    ...languages.map((language) => [language, `${dist}/server/app/${language}/not-found.html`]),
  ])

/** The check of files that have arrived, in one file. */
export const checkWorker = `${dist}/check-worker.mjs`

/** A prerendered page in a build's folder. */
export const builtPage = (folder: string, name: string) => `${folder}/server/app/${name}.html`

export const builtHome = builtPage(dists[0], 'index')
