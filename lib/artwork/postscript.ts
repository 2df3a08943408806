import { Damaged, dataViewOf, latin, TooMuch } from './reading.ts'
import { factsOf, makerOf, type Box, type Color, type FileFacts } from './facts.ts'

/** Only the comments at both ends are read; between them is a program, which is never run. */
const ends = 65_536

/** The comments of an EPS or old Illustrator file (Adobe's DSC 3.0). @throws Damaged, TooMuch; RangeError where it ends too early */
export function readPostScript(bytes: Uint8Array, kind: 'eps' | 'ai'): FileFacts {
  const program = programOf(bytes)
  const lines = [program.subarray(0, ends), program.subarray(ends).subarray(-ends)]
    .flatMap((part) => latin(part).split(/\r\n|\r|\n/))
    .filter((line) => line.startsWith('%%'))
  const all = (comment: string) =>
    lines.flatMap((line, index) =>
      line.startsWith(`%%${comment}:`) ? [continued(lines, index, comment)] : [],
    )
  const box = [...all('HiResBoundingBox'), ...all('BoundingBox')].map(boxOf).find((one) => one !== undefined)
  // A program for paper need not name one; only running it would tell.
  if (!box) throw new TooMuch()
  const process = all('DocumentProcessColors').join(' ')
  const black: Color[] = /Black/i.test(process) ? ['gray'] : []
  const colors: Color[] = /Cyan|Magenta|Yellow/i.test(process) ? ['cmyk'] : black
  const supplied = fontsOf(all('DocumentSuppliedResources'))
  const needed = fontsOf([
    ...all('DocumentNeededResources'),
    ...all('DocumentNeededFonts').map((one) => `font ${one}`),
  ])
  return factsOf(kind, {
    pages: [{ media: box, unit: 1, turned: 0, pictures: [] }],
    count: 1,
    colors,
    maker: makerOf(...all('Creator')),
    spots: all('DocumentCustomColors').flatMap((names) =>
      [...names.matchAll(/\(([^()]+)\)/g)].map(([, name = '']) => name),
    ),
    fonts: [
      ...supplied.map((name) => ({ name, inside: true })),
      ...needed.filter((name) => !supplied.includes(name)).map((name) => ({ name, inside: false })),
    ],
  })
}

/** Windows files begin with a header that points to the program (5002, section 5.2). */
function programOf(bytes: Uint8Array): Uint8Array {
  const view = dataViewOf(bytes)
  if (view.getUint32(0) !== 0xc5d0d3c6) return bytes
  const start = view.getUint32(4, true)
  const length = view.getUint32(8, true)
  if (start + length > bytes.length) throw new Damaged()
  return bytes.subarray(start, start + length)
}

/** The text of a comment, with its `%%+` continuation lines. */
function continued(lines: string[], index: number, comment: string): string {
  const more = lines.slice(index + 1)
  const end = more.findIndex((line) => !line.startsWith('%%+'))
  const first = lines[index]!.slice(comment.length + 3).trim()
  return [first, ...more.slice(0, end < 0 ? more.length : end).map((line) => line.slice(3).trim())].join('\n')
}

function boxOf(text: string): Box | undefined {
  const [a, b, c, d] = text.trim().split(/\s+/).map(parseFloat)
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined
  return c > a && d > b ? [a, b, c, d] : undefined
}

const fontsOf = (resources: string[]) =>
  resources.flatMap((text) =>
    text.split('\n').flatMap((line) => {
      const [kind, ...names] = line.trim().split(/\s+/)
      return kind === 'font' ? names.filter(Boolean) : []
    }),
  )
