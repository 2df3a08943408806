import { type Budget, viewOf } from '../reading.ts'

/** Bytes per value by type (TIFF 6.0, section 2): byte, ASCII, short, long, rational. */
const widths: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8 }
/** More values than any tag used here has. */
const most = 4_096

/** Values by tag; rationals as quotients. */
export type Tags = Map<number, number[]>

/**
 * The first list of tags of a TIFF, or of the one inside a JPEG.
 * @returns also where the next list begins; 0 when there is none
 * @throws RangeError where the file ends too early
 */
export function readTags(bytes: Uint8Array, budget: Budget, at?: number): { tags: Tags; next: number } {
  const view = viewOf(bytes)
  const little = view.getUint8(0) === 0x49
  const start = at ?? view.getUint32(4, little)
  const tags: Tags = new Map()
  const count = view.getUint16(start, little)
  for (let index = 0; index < count; index++) {
    budget.step()
    const entry = start + 2 + index * 12
    const kind = view.getUint16(entry + 2, little)
    const width = widths[kind]
    if (!width) continue
    const values = Math.min(view.getUint32(entry + 4, little), most)
    const from = values * width <= 4 ? entry + 8 : view.getUint32(entry + 8, little)
    const read = (place: number) =>
      kind === 3
        ? view.getUint16(place, little)
        : kind === 4
          ? view.getUint32(place, little)
          : kind === 5
            ? view.getUint32(place, little) / view.getUint32(place + 4, little)
            : view.getUint8(place)
    tags.set(
      view.getUint16(entry, little),
      Array.from({ length: values }, (_, one) => read(from + one * width)),
    )
  }
  return { tags, next: view.getUint32(start + 2 + count * 12, little) }
}

/** Dots per inch by tags 282 and 296; undefined if they have no unit. */
export function densityOf(tags: Tags): number | undefined {
  const [density = 0] = tags.get(282) ?? []
  const [unit = 2] = tags.get(296) ?? []
  if (!(density > 0) || !Number.isFinite(density)) return undefined
  return unit === 2 ? density : unit === 3 ? density * 2.54 : undefined
}

/** Whether tag 274 turns the picture by 90 degrees. */
export const liesOnItsSide = (tags: Tags) => (tags.get(274)?.[0] ?? 1) > 4
