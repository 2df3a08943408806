import { Damaged, type Budget, latin, viewOf } from '../reading.ts'
import { factsOf, type Color, type Facts } from '../facts.ts'
import { densityOf, liesOnItsSide, readTags, type Tags } from './tags.ts'

/** Every kind of start of frame; the numbers between are tables (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const [scan, jfif, exif] = [0xda, 0xe0, 0xe1]
const colors: Record<number, Color> = { 1: 'gray', 3: 'rgb', 4: 'cmyk' }

/** The header of a JPEG. @throws Damaged, TooMuch; RangeError where the file ends too early */
export function readJpeg(bytes: Uint8Array, budget: Budget): Facts {
  const view = viewOf(bytes)
  let frame: { width: number; height: number; parts: number } | undefined
  let density: number | undefined
  let tags: Tags = new Map()
  let at = 2
  for (let marker = 0; marker !== scan;) {
    budget.step()
    if (view.getUint8(at) !== 0xff) throw new Damaged('no marker where one should be')
    marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    const body = bytes.subarray(at + 4, at + 2 + length)
    if (isFrame(marker))
      frame = { height: view.getUint16(at + 5), width: view.getUint16(at + 7), parts: view.getUint8(at + 9) }
    if (marker === jfif && latin(body.subarray(0, 5)) === 'JFIF\0') density = jfifDensity(viewOf(body))
    if (marker === exif && latin(body.subarray(0, 6)) === 'Exif\0\0')
      tags = exifTags(body.subarray(6), budget)
    at += 2 + length
  }
  if (!frame?.width || !frame.height) throw new Damaged('no size')
  if (!hasEnd(bytes, at)) throw new Damaged('cut off')
  const { width, height, parts } = frame
  const size = liesOnItsSide(tags) ? { width: height, height: width } : { width, height }
  const color = colors[parts]
  return factsOf('jpeg', {
    dots: { ...size, density: density ?? densityOf(tags) },
    colors: color ? [color] : [],
  })
}

/** Two bytes that image data never contains mark the end; phones append a film. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = from; (at = bytes.indexOf(0xff, at)) >= 0; at++) if (bytes[at + 1] === 0xd9) return true
  return false
}

/** JFIF 1.02: the unit is inch or centimeter; otherwise the numbers are an aspect ratio. */
function jfifDensity(view: DataView): number | undefined {
  const [unit, across] = [view.getUint8(7), view.getUint16(8)]
  return unit === 1 ? across : unit === 2 ? across * 2.54 : undefined
}

/** What the camera wrote; if that is unreadable, the picture is still good. */
function exifTags(bytes: Uint8Array, budget: Budget): Tags {
  try {
    return readTags(bytes, budget).tags
  } catch (error) {
    if (error instanceof RangeError) return new Map()
    throw error
  }
}
