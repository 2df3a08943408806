/** Whether two files are the same, as far as can be told without reading them. */
export const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
