/** The layout's widths in pixels; widths beyond the master's are skipped. */
export const widths = [240, 480, 800, 1200]

/** A picture's place decides its shape and the limit in bytes per file; its name or folder decides the place. */
type Place = { shape: number; bytes: Record<number, number> }

const card: Place = { shape: 4 / 3, bytes: { 240: 6_000, 480: 12_000, 800: 25_000, 1200: 45_000 } }

/** Two on the first screen: 60 KB together. */
const heroHalf = { 240: 6_000, 480: 12_000, 800: 19_000, 1200: 30_000 }

/** A proof full of dots, half a page wide. */
const halfPage: Place = { shape: 4 / 3, bytes: { 240: 10_000, 480: 24_000, 800: 45_000, 1200: 80_000 } }

const places: Record<string, Place> = {
  'hero/shirt': { shape: 1, bytes: heroHalf },
  'hero/goods': { shape: 16 / 9, bytes: heroHalf },
  'store/window': { ...card, shape: 428 / 384 },
  'tech/kit': { ...card, shape: 4 / 5 },
  logo: { ...card, shape: 2 },
  pf: { shape: 4 / 3, bytes: { ...card.bytes, 480: 15_000 } },
  serv: halfPage,
}

/** Pictures that fill their frame: no field shows behind the goods. */
export const filled = ['print/hero', 'deco/stitches']

/** Pictures on top of artwork, which keep their transparency. */
export const transparent = ['hero/shirt', 'hero/goods']

/** @param name folder and name, like `drink/tumbler-20oz` */
export const limitsOf = (name: string): Place => places[name] ?? places[name.split('/')[0] ?? ''] ?? card
