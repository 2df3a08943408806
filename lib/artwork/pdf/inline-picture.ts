import type { Dict, Lexer } from './lexer.ts'

const isSpace = (byte: number | undefined) => byte === undefined || byte <= 32

/** Reads an inline picture, `BI ... ID ... EI`, and continues after it; `draw` gets its dictionary and size in dots. */
export function drawInline(lexer: Lexer, draw: (dict: Dict, width: number, height: number) => void) {
  const dict = lexer.dict()
  const size = (short: string, long: string) => Number(dict.entries.get(short) ?? dict.entries.get(long))
  const width = size('W', 'Width')
  const height = size('H', 'Height')
  if (width > 0 && height > 0) draw(dict, width, height)
  const { bytes } = lexer
  // The data may be any bytes: it ends at a separate EI with no byte above ASCII soon after.
  for (let at = lexer.at; (at = bytes.indexOf(0x45, at)) >= 0; at++)
    if (
      bytes[at + 1] === 0x49 &&
      isSpace(bytes[at - 1]) &&
      isSpace(bytes[at + 2]) &&
      bytes.subarray(at + 2, at + 12).every((byte) => byte < 127)
    ) {
      lexer.pass(at + 2)
      return
    }
  lexer.pass(bytes.length)
}
