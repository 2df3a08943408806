/** Below it lies all that the build makes for browsers. */
export const builtFiles = '/_next/'

/** Below it lie the files whose names change with their content. */
export const hashedFiles = '/_next/static/'

/** Where Next would make pictures of any size for anybody; it is closed. */
export const pictureMaker = '/_next/image?url=%2Ficons%2Fkeyline.svg&w=640&q=75'
