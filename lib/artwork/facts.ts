import type { Kind } from '../../supabase/functions/_shared/file-kind.ts'

/** In points of 1/72 inch, or in dots where noted. */
export type Size = { width: number; height: number }
/** Left, bottom, right and top. */
export type Box = [number, number, number, number]

/** Why a check stopped early. */
export type Trouble = 'empty' | 'large' | 'unread' | 'locked' | 'damaged' | 'complex'

export type Color = 'gray' | 'rgb' | 'cmyk' | 'lab'

/** A raster picture as placed on a page: its size in dots, and dots per inch across and down. */
export type Placed = Size & { ppi: [number, number] }

/** How far something painted reaches: an area, which covers its box, or lines. */
export type Extent = { box: Box; isArea: boolean }

/** A page with the boxes that the file names, in units of `unit` points. */
export type Page = {
  media: Box
  crop?: Box
  bleed?: Box
  trim?: Box
  art?: Box
  unit: number
  /** Clockwise, as shown. */
  turned: 0 | 90 | 180 | 270
  pictures: Placed[]
  /** Whether anything is painted; undefined if unknown. */
  painted?: boolean
  /** What is painted near the cut or past it; undefined if unknown. */
  extents?: Extent[]
}

/** `name` as the file has it: ABCDEF+Name for a font subset. */
export type Font = { name: string; inside: boolean }

/** What can be told about a file without drawing it. Plain data: the worker posts it to the page. */
export type Facts = {
  kind: Kind
  trouble?: Trouble
  /** A second kind that the same bytes pass for. */
  also?: Kind
  /** A raster picture: its size in dots, upright, and the dots per inch that the file asks for. */
  dots?: Size & { density?: number }
  /** The pages looked at, and how many the file has. */
  pages: Page[]
  count: number
  colors: Color[]
  spots: string[]
  fonts: Font[]
  /** The background is transparent: the product shows through. */
  clear: boolean
  /** The content is encrypted: only the pages are known, if these. It opens without a password, or perhaps not. */
  sealed: false | 'open' | 'unsure'
  /** Transparency that a press cannot print as it is. */
  transparency: boolean
  overprint: boolean
  /** Stamps, comments or fields of a form lie on a page. */
  annotations: boolean
  /** Text that is neither outlined nor names its fonts (SVG). */
  letters: boolean
  script: boolean
  /** Refers to parts outside the file. */
  foreign: boolean
}

/** The facts of a file about which nothing else is known. */
export const factsOf = (kind: Kind, known: Partial<Facts> = {}): Facts => ({
  kind,
  ...{ pages: [], count: 0, colors: [], spots: [], fonts: [] },
  ...{ clear: false, sealed: false, transparency: false, overprint: false, annotations: false },
  ...{ letters: false, script: false, foreign: false },
  ...known,
})
