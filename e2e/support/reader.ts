import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Page } from '@playwright/test'

type Reader = {
  virtual: {
    start: (at: { container: Element }) => Promise<void>
    next: () => Promise<void>
    stop: () => Promise<void>
    lastSpokenPhrase: () => Promise<string>
    spokenPhraseLog: () => Promise<string[]>
  }
}

/** A virtual screen reader, as one script that defines `reader`. */
const code = () =>
  buildSync({
    entryPoints: [fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))],
    bundle: true,
    format: 'iife',
    globalName: 'reader',
    write: false,
  }).outputFiles[0]?.text ?? ''

/**
 * Reads part of a page from start to end, as a screen reader would.
 * @returns what is said, one line per stop
 */
export async function listen(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(`${code()};globalThis.reader = reader`)
  return page.locator(selector).evaluate(async (container) => {
    const { virtual } = (globalThis as unknown as { reader: Reader }).reader
    await virtual.start({ container })
    const first = await virtual.lastSpokenPhrase()
    for (let stop = 0; stop < 400; stop++) {
      await virtual.next()
      if ((await virtual.lastSpokenPhrase()) === first) break
    }
    const said = await virtual.spokenPhraseLog()
    await virtual.stop()
    return said.slice(0, -1)
  })
}

/** Every text in an object of words, with its key path. */
function* texts(words: unknown, way: string): Generator<[string, string]> {
  // Placeholders, as in "Show the menu: {label}", split a text.
  if (typeof words === 'string') for (const piece of words.split(/\{\w+\}/)) yield [piece.trim(), way]
  if (words && typeof words === 'object')
    for (const [key, value] of Object.entries(words)) yield* texts(value, way ? `${way}.${key}` : key)
}

/**
 * Condenses a menu to one line per kind of entry: their number and order are content.
 * @param lines from `withKeys`
 */
export function withoutNumbers(lines: string[]): string[] {
  const plain = lines.map((line) =>
    line
      .replace(/position \d+, set size \d+/, 'position …')
      .replace(/\{(?:services|catalog\.entries)\.\d+\.label\}/g, '{entry}')
      .replace(/\{(links|networks)\.\d+\.label\}/g, '{$1}'),
  )
  return `${plain.join('\n')}\n`
    .replace(/(listitem, [^\n]*\n(?:(?!list)[^\n]*\n)+end of listitem, [^\n]*\n)\1+/g, '$1')
    .replace(/(link, \{links\}\n)\1+/g, '$1')
    .trimEnd()
    .split('\n')
}

/**
 * Replaces words in what was said by their keys. Drops paragraph announcements, shortens lists of choices to the first,
 * and writes what varies as dots.
 */
export function withKeys(said: string[], words: object): string[] {
  // "for" is a part of "form".
  const known = [...texts(words, '')].filter(([text]) => text.length > 2 && text !== 'for')
  known.sort(([one], [other]) => other.length - one.length)
  return said
    .filter((line) => !/^(end of )?paragraph$|^option, .* position (?!1,)/.test(line))
    .map((spoken) => {
      let line = spoken
        .replace(
          /(\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)\w*, )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d{1,2},.*/,
          '…',
        )
        .replace(
          /(\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)\w*, )?\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d{1,2}\b/g,
          '…',
        )
        .replace(/\b\d{1,2}:\d\d [AP]M\b/g, '…')
        .replace(/^(option, .* set size) \d+/, '$1 …')
        .replace(/\bKL-[A-Z0-9-]+/g, 'KL-…')
        .replace(/\bword[0-9a-f]{8}\b/g, '…')
      // In two steps, so that no key is mistaken for a word.
      known.forEach(([text], index) => (line = line.replaceAll(text, `{#${index}}`)))
      return line
        .replace(/\{#(\d+)\}/g, (_, index: string) => `{${known[Number(index)]?.[1]}}`)
        .replace(/^\{due\..*/, '{due}')
    })
}
