import { TextDecoder } from 'node:util'

/** A mistake of the whole file, before a word of it can be read. */
type FileFault = { line: number; advice: string }

const merge = /^(<{7}|={7}|>{7})( |$)/

/**
 * Reads the bytes of a content file as text.
 * @returns the text, or what is wrong with the file
 */
export function decode(bytes: Uint8Array): { text: string } | FileFault {
  if (bytes.includes(0)) return { line: 1, advice: 'is saved as UTF-16; save it again as UTF-8' }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const lines = new TextDecoder('windows-1252').decode(bytes).split('\n')
    const line = new TextDecoder()
      .decode(bytes)
      .split('\n')
      .findIndex((one) => one.includes('\uFFFD'))
    const words = lines[line]?.trim()
    return {
      line: line + 1,
      advice: `is not saved as UTF-8, so its accents are lost ("${words}"); save it as UTF-8`,
    }
  }
  if (text.trim() === '')
    return { line: 1, advice: 'is empty; bring its words back, as with "Discard changes"' }
  const marker = text.split('\n').findIndex((line) => merge.test(line))
  if (marker >= 0)
    return {
      line: marker + 1,
      advice:
        'this file has an unfinished merge; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
    }
  return { text }
}
