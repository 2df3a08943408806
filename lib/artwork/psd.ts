import { factsOf, type Color, type FileFacts } from './facts.ts'
import { psdInk } from './ink.ts'
import { type Budget, dataViewOf, Damaged, latin } from './reading.ts'

/** Color modes of a Photoshop file (Adobe's file format specification, "File Header Section"). */
const modeColors: Record<number, Color> = {
  0: 'gray',
  1: 'gray',
  2: 'rgb',
  3: 'rgb',
  4: 'cmyk',
  8: 'gray',
  9: 'lab',
}
const inksOf: Record<Color, number> = { gray: 1, rgb: 3, cmyk: 4, lab: 3 }
const duotone = 8
/** The image resource with the density, a 16.16 fixed-point number. */
const resolution = 1005

/** The header of a Photoshop file. @throws Damaged, TooMuch; RangeError where the file ends too early */
export function readPsd(bytes: Uint8Array, budget: Budget): FileFacts {
  const view = dataViewOf(bytes)
  const channels = view.getUint16(12)
  const mode = view.getUint16(24)
  const height = view.getUint32(14)
  const width = view.getUint32(18)
  if (!width || !height) throw new Damaged('no size')
  const color = modeColors[mode]
  const inks = inksOf[color ?? 'rgb']
  return factsOf('psd', {
    dots: { width, height, density: resolutionOf(bytes, view, budget), ink: psdInk(bytes, view) },
    colors: color && mode !== duotone ? [color] : [],
    clear: channels > inks,
  })
}

function resolutionOf(bytes: Uint8Array, view: DataView, budget: Budget): number | undefined {
  // After the header and the color table.
  const start = 34 + view.getUint32(26)
  const end = start + view.getUint32(start - 4)
  for (let at = start; at + 12 <= end;) {
    budget.step()
    if (latin(bytes.subarray(at, at + 4)) !== '8BIM') return undefined
    const name = view.getUint8(at + 6)
    const data = at + 6 + even(name + 1) + 4
    if (view.getUint16(at + 4) === resolution) return view.getUint32(data) / 65_536
    at = data + even(view.getUint32(data - 4))
  }
  return undefined
}

const even = (length: number) => length + (length % 2)
