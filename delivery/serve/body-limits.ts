const megabyte = 1024 * 1024

/** How much a request may carry, in bytes, and how long it may take to come, in milliseconds. */
type Limits = { bytes: number; milliseconds: number }

/** As much as Next takes from a form; it answers more with 500. */
const form: Limits = { bytes: megabyte, milliseconds: 30_000 }

/** A part of a file, over a line of 250 kbit/s (lib/uploads/put-part.ts). */
const part: Limits = { bytes: 5 * megabyte, milliseconds: 170_000 }

/** Five whole files of 50 MB from a browser without script, and what a form adds to them. */
const files: Limits = { bytes: 251 * megabyte, milliseconds: 1_800_000 }

export const artworkPath = '/artwork/files'

/** Whether it is a form with whole files. */
export const isFilePost = (method = '', url = '') =>
  method === 'POST' && url.split('?', 1)[0] === `${artworkPath}/plain`

/** @param url as it came, with its query */
export function bodyLimits(method = '', url = ''): Limits {
  const path = url.split('?', 1)[0] ?? ''
  if (method === 'PUT' && path.startsWith(`${artworkPath}/`)) return part
  return isFilePost(method, url) ? files : form
}

/** The longest of all, for the server as a whole. */
export const longest = files.milliseconds
