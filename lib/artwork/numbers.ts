/** Limits of a check; people look at whatever exceeds them. */
export const limits = {
  files: 5,
  /** Per file. */
  bytes: 50 * 2 ** 20,
  /** Pages that are inspected; all are counted. */
  pages: 20,
  /** Total bytes of a file's compressed parts once inflated. */
  inflated: 64 * 2 ** 20,
  /** Until the worker is stopped. */
  milliseconds: 10_000,
  /** Tokens, tags and objects read. */
  steps: 30_000_000,
  /** Nesting of lists, forms and page trees. */
  depth: 32,
}

/** Points per inch (ISO 32000-2, 8.3.2.3) and per millimeter. */
export const inch = 72
export const millimeter = inch / 25.4

/** Bleed in points: 0.125 in, or 3 mm in metric countries (ISO 15930, PDF/X practice). */
export const edges = { in: 0.125 * inch, mm: 3 * millimeter }

/** Distance from the cut that text and logos keep, in points: as wide as the bleed. */
export const safe = edges.in

/**
 * Dots per inch at print size. The eye resolves 300 at 30 cm (one arc minute); from half of that up an edge looks
 * soft, below it blurred. A banner is seen from ten times as far, 3 m, so a tenth is enough.
 */
export const dots = { near: { sharp: 300, soft: 150 }, far: { sharp: 30, soft: 15 } }

/** Tolerances: sizes in points (half a millimeter), shapes as a fraction. */
export const same = { size: millimeter / 2, shape: 0.02 }
