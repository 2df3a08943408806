/** The folder of everything that the build makes for browsers. */
export const builtFiles = '/_next/'

/** Files under it have the hash of their content in their names. */
export const hashedFiles = '/_next/static/'

/** Next's image optimizer, which would resize for anyone; it is closed. */
export const pictureMaker = '/_next/image?url=%2Fbrand%2Ficon.svg&w=640&q=75'
