/** What a byte is: 0 part of a word, 1 a space, 2 a delimiter. A table, as every byte is looked up. */
export const kinds = new Uint8Array(256)
for (const space of '\0\t\n\f\r ') kinds[space.charCodeAt(0)] = 1
for (const end of '()<>[]{}/%') kinds[end.charCodeAt(0)] = 2
export const isSpace = (byte: number | undefined) => byte !== undefined && kinds[byte] === 1
export const isRegular = (byte: number | undefined) => byte !== undefined && kinds[byte] === 0
