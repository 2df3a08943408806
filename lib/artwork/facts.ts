import type { Kind } from '../../supabase/functions/_shared/file-kind.ts'

/** In points of 1/72 inch, or in dots where it says so. */
export type Size = { width: number; height: number }
/** Left, bottom, right and top. */
export type Box = [number, number, number, number]

/** Why a check ended before it knew all. */
export type Trouble = 'empty' | 'large' | 'unread' | 'locked' | 'damaged' | 'complex'

export type Color = 'gray' | 'rgb' | 'cmyk' | 'lab'

/** A picture of dots as it lies on a page: its size in dots, and dots to the inch across and down. */
export type Placed = Size & { ppi: [number, number] }

/** A page with its boxes as the file names them, which an absent one is not, in units of `unit` points. */
export type Page = {
  media: Box
  crop?: Box
  bleed?: Box
  trim?: Box
  art?: Box
  unit: number
  /** Clockwise, as it is shown. */
  turned: 0 | 90 | 180 | 270
  pictures: Placed[]
}

/** `name` as the file has it: ABCDEF+Name for a part of a font. */
export type Font = { name: string; inside: boolean }

/** What a file is, as far as it can be told without drawing it. Plain data: it goes from the worker to the page. */
export type Facts = {
  kind: Kind
  trouble?: Trouble
  /** A second kind that the same bytes pass for. */
  also?: Kind
  /** A picture of dots: its size in them, upright, and how many the file wants to the inch. */
  dots?: Size & { density?: number }
  /** The pages that were looked at, and how many there are. */
  pages: Page[]
  count: number
  colors: Color[]
  spots: string[]
  fonts: Font[]
  /** The ground is clear: what it is printed on shows through. */
  clear: boolean
  /** Its content is encrypted: only the pages are known. */
  sealed: boolean
  /** See-through parts that a press cannot print as they are. */
  transparency: boolean
  overprint: boolean
  /** Letters that are neither outlines nor tell their fonts (SVG). */
  letters: boolean
  script: boolean
  /** It wants parts that lie elsewhere. */
  foreign: boolean
}

/** @returns the facts of a file about which nothing else is known */
export const factsOf = (kind: Kind, known: Partial<Facts> = {}): Facts => ({
  kind,
  pages: [],
  count: 0,
  colors: [],
  spots: [],
  fonts: [],
  clear: false,
  sealed: false,
  transparency: false,
  overprint: false,
  letters: false,
  script: false,
  foreign: false,
  ...known,
})
