import { bleeds, millimeter } from './facts.ts'

/** The distance that text and logos keep from the cut, in points: as wide as the bleed. */
export const safeDistance = bleeds.in
/** How far a cut may be off, in points. */
export const cutOffset = bleeds.mm / 3

/**
 * Dots per inch at print size. The eye resolves 300 at 30 cm (one arc minute); from half of that up an edge looks
 * soft, below it blurred. A banner is seen from three times as far, a meter or more, so a third is enough. A large poster is never
 * seen whole from nearer than half a meter, so it is soft to two thirds. Edges of line art
 * have no gray that hides their steps, so they need twice as many; print shops ask for that to four times as many.
 */
export const minDots = {
  near: { sharp: 300, soft: 150, lineArt: 600 },
  large: { sharp: 300, soft: 100, lineArt: 600 },
  far: { sharp: 100, soft: 50, lineArt: 200 },
}

/**
 * Limits for good print: the most ink in one place (SWOP and GRACoL) in percent, the thinnest line, and the smallest text in
 * more than one ink, in one, in white on a color, and in much ink, in points.
 */
export const pressLimits = { ink: 300, line: 0.25, text: 5, tiny: 4, reversed: 6, rich: 12, mixes: 12 }

/**
 * The thinnest line and the smallest text on cloth, in points. Printed: what shops of screen prints and of transfers (DTF) agree
 * on, as ink spreads between threads and powder needs a hold. In stitches: letters of a quarter of an inch, as we say on the page
 * about decoration, 18 of the 25 points of a font; bars of 0.8 mm (piworld.com, "Embroidery Digitizing").
 */
export const clothLimits = { printed: { line: 1, tiny: 8 }, stitched: { line: 2.25, tiny: 25 } }

/**
 * The smallest module of a QR code that phones read, in points (GS1 General Specifications, X-dimensions of QR codes), and the
 * least contrast, as "C" of ISO/IEC 15415.
 */
export const codeLimits = { module: 0.396 * millimeter, contrast: 0.4 }

/** More ink than this, in percent, gives small text colored edges. */
export const richInk = 150

/** Tolerances: sizes in points (half a millimeter), shapes and dots per inch as a fraction. */
export const tolerances = { size: millimeter / 2, shape: 0.02, dots: 0.02 }

/** As a visitor reads it: whole, but never none. */
export const roundDots = (dpi: number) => (dpi < 1 ? Math.max(0.1, Number(dpi.toFixed(1))) : Math.round(dpi))

export const isSharp = (dpi: number, seen: keyof typeof minDots, isLineArt = false) =>
  dpi >= minDots[seen][isLineArt ? 'lineArt' : 'sharp'] * (1 - tolerances.dots)
