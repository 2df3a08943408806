/** What a check may cost at most; what goes beyond is looked at by people. */
export const limits = {
  files: 5,
  /** Of one file. */
  bytes: 50 * 2 ** 20,
  /** That are looked into; all are counted. */
  pages: 20,
  /** Bytes that all compressed parts of a file make together. */
  inflated: 64 * 2 ** 20,
  /** Until the worker is ended. */
  milliseconds: 10_000,
  /** Tokens, tags and objects that are read. */
  steps: 30_000_000,
  /** Lists in lists, forms in forms, pages in pages. */
  depth: 32,
}

/** How long the link on a receipt takes files. */
export const linkDays = 30

/** Points to the inch (ISO 32000-2, 8.3.2.3), and millimeters. */
export const inch = 72
export const millimeter = inch / 25.4

/** Width of the edge past the cut, in points: 0.125 in, or 3 mm where people measure so (ISO 15930, PDF/X practice). */
export const edges = { in: 0.125 * inch, mm: 3 * millimeter }

/** So far inside the cut words and logos are safe, in points: the same as the edge outside. */
export const safe = edges.in

/**
 * Dots to the inch, at print size. 300 is what an eye tells apart at 30 cm (one arc minute); from half of it on an edge looks
 * soft, and below it blurred. A banner is seen from ten times as far, 3 m, so a tenth does.
 */
export const dots = { near: { sharp: 300, soft: 150 }, far: { sharp: 30, soft: 15 } }

/** Two sizes are the same within so many points (half a millimeter), two shapes within so much of a whole. */
export const same = { size: millimeter / 2, shape: 0.02 }
