/** The folder of everything that the build makes for browsers. */
export const builtFiles = '/_next/'

/** Files below it are named by their content. */
export const hashedFiles = '/_next/static/'

/** Next's picture resizer, which would serve anybody any size; it is closed. */
export const pictureMaker = '/_next/image?url=%2Fbrand%2Ficon.svg&w=640&q=75'
