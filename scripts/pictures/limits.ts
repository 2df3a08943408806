/** The widths that the layout uses, in pixels; a width beyond the master's is left out. */
export const widths = [240, 480, 800, 1200]

/** Where a picture stands says its shape and how many bytes a file may have; the folder in its name says where. */
type Place = { shape: number; bytes: Record<number, number> }

const card: Place = { shape: 4 / 3, bytes: { 240: 6_000, 480: 12_000, 800: 25_000, 1200: 45_000 } }
const portfolioFrame: Place = { shape: 4 / 3, bytes: { ...card.bytes, 480: 15_000 } }
const pageHead: Place = { shape: 16 / 9, bytes: { ...card.bytes, 1200: 60_000 } }

/** A proof full of dots, half a page wide. */
const halfPage: Place = { shape: 4 / 3, bytes: { 240: 10_000, 480: 24_000, 800: 45_000, 1200: 80_000 } }

const places: Record<string, Place> = { pf: portfolioFrame, hero: pageHead, serv: halfPage }

/** @param name folder and name, like `drink/tumbler-20oz` */
export const placeOf = (name: string): Place => places[name.split('/')[0] ?? ''] ?? card
