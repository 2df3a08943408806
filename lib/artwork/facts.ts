import type { Kind } from '../../supabase/functions/_shared/file-kind.ts'

/** In points of 1/72 inch, or in dots where noted. */
export type Size = { width: number; height: number }
/** Left, bottom, right and top. */
export type Box = [number, number, number, number]

/** Why a check stopped early. */
export type ReadTrouble =
  'empty' | 'large' | 'unread' | 'locked' | 'damaged' | 'complex' | 'withoutPdf' | 'portfolio' | 'form'

export type Color = 'gray' | 'rgb' | 'cmyk' | 'lab'

/** A raster picture as placed on a page: its size in dots, dots per inch across and down, and the box it shows in. */
export type Placed = Size & { ppi: [number, number]; box?: Box; isLineArt?: true }

/**
 * The extent of something painted, in the order of painting: an area, which covers its box, or lines. `flat`: for a single
 * shape, the lengths of its straight sides along those of its box; `bare`: it leaves white whatever lies under it; `tone`: tells
 * its color from others; `joins`: the sides at which more of the same follows; `vague`: its outline is unknown; `unsure`: it is
 * unknown whether its border has a color.
 */
export type Extent = {
  box: Box
  isArea: boolean
  flat?: readonly number[] | undefined
  bare?: boolean
  tone?: number
  joins?: number[]
  vague?: true
  unsure?: boolean | undefined
}

/**
 * Something by the cut: text, a thing along a side, or a small one. `line`: the width of a drawn frame; `tone`: it has a color
 * whose inner edge shows, too; `room`: its distance from a line to which the page is cut, if that is known.
 */
export type Near = { box: Box; isText: boolean; isSmall?: true; line?: number; tone?: number; room?: number }

/**
 * A QR code: the width of a module and of the whole, in points, and how much more light its ground returns, from 0 to 1; or its
 * modules, if it `isLight`.
 */
export type Code = { module: number; width: number; contrast?: number; isLight?: true }

/**
 * Something of note on a page. Parts that are `seeThrough` may be more: some fade, perhaps on color, or surely on none, as
 * shapes that are `half` transparent do.
 */
export type Sign =
  | 'rgb'
  | 'seeThrough'
  | 'fades'
  | 'faint'
  | 'half'
  | 'overprint'
  | 'vanishes'
  | 'annotations'
  | 'broken'
  | 'shaded'

/** A page with the boxes that the file names, in units of `unit` points. */
export type PrintPage = {
  media: Box
  crop?: Box
  bleed?: Box
  trim?: Box
  art?: Box
  unit: number
  /** Clockwise, as shown. */
  turned: 0 | 90 | 180 | 270
  pictures: Placed[]
  /** It has pictures whose dots are not known. */
  unseen?: true
  /** The file does not say how large it is; its box is a usual one. */
  unsized?: true
  /** It names its shape alone: it is any size. */
  shapeOnly?: true
  /** Whether anything is painted; undefined if unknown. */
  painted?: boolean
  /** Whether white art is, which shows on goods that have a color. */
  white?: boolean
  code?: Code
  /** The color that covers all of it, under the drawing. */
  ground?: Seen['ground']
  /** Extents of paint near the cut or past it; undefined if unknown. If it is `vague`, there is more. */
  extents?: Extent[]
  vague?: true
  close?: Near[]
  signs?: Sign[]
  /**
   * A line for a knife of another shape than the page's cut: the box around it, unless that is the cut's own. If it is `isVague`,
   * not all that lies near it is known.
   */
  contour?: { box?: Box; isRound?: true; isVague?: true }
  /** The box between crop marks, on a page that does not name its cut. */
  marks?: Box
  /** The box around all that is drawn, but for a white ground. */
  bounds?: Box
  /** Measures near the edge of a page that names no cut, since it may be cut there. */
  rim?: Press
} & Press

/** Measures that may be too much or too little for a press; undefined if not seen. Lengths are in the page's units. */
export type Press = {
  /** The most ink in one place, in percent. */
  ink?: number
  /** The thinnest line. */
  line?: number
  /** The size of the smallest text: in more than one ink, in one, in white on a color, and in much ink. */
  text?: number
  tiny?: number
  reversed?: number
  rich?: number
  /** In a screen's black. */
  mixes?: number
  /** The same of white that lies on nothing, which is art on goods. */
  whiteLine?: number
  whiteText?: number
}

/** What the dots of a picture show. */
export type Seen = {
  /** The background is transparent: the product shows through. Undefined if unknown. */
  clear?: boolean
  /** Much of it is half transparent, beyond edges drawn smoothly. */
  faint?: true
  /** Shades run into one another, as in photos and gradients. */
  toned?: true
  /** The color around the drawing, to the border, perhaps so pale that it seems white; or several, perhaps squares for nothing. */
  ground?: 'white' | 'pale' | 'plain' | 'mixed' | 'checked'
  /** A part of the border has another color. */
  touched?: true
  /** All of it has one color, so it is as sharp as any. `blank`: that color is white, or there is nothing. */
  even?: true
  blank?: true
  /** In dots. */
  code?: Code
  /** How far inside the border the straight edge of something else follows it, in dots. */
  frame?: number
  /** How wide a white strip is along the left, right, top and bottom of a picture that has several colors at its border, in dots. */
  strips?: number[]
}

/** `name` as the file has it: ABCDEF+Name for a font subset. */
export type Font = { name: string; inside: boolean }

/** Everything known of a file without drawing it. Plain data: the worker posts it to the page. */
export type FileFacts = {
  kind: Kind
  trouble?: ReadTrouble
  /** The program that made it, as it names itself. */
  maker?: string
  /** The standard for printing that it names: PDF/X-4. */
  standard?: string
  /** The printing condition that its colors are made for, as it names it. */
  intent?: string
  /** Layers of a template that would be printed with it. */
  guides?: string[]
  /** A second kind that the same bytes pass for. */
  also?: Kind
  /** A raster picture: its size in dots, upright, its requested dots per inch, and its ink like a page's. */
  dots?: Size & { density?: number; isLineArt?: true } & Pick<Press, 'ink'> & Omit<Seen, 'clear'>
  /** The pages looked at, and how many the file has. */
  pages: PrintPage[]
  count: number
  /** The pages behind them, by their boxes alone. */
  rest?: PrintPage[]
  colors: Color[]
  spots: string[]
  /** Those that knock out what lies under them. */
  knocked: string[]
  fonts: Font[]
  clear?: boolean
  /** The content is encrypted: only the pages are known, if these. It opens without a password, or perhaps not. */
  sealed: false | 'open' | 'unsure'
  /** The proof of the user's password in a newer lock, which `unlocked` compares. */
  proof?: { revision: number; user: Uint8Array<ArrayBuffer> }
  /** Transparency that a press cannot print directly. */
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
export const factsOf = (kind: Kind, known: Partial<FileFacts> = {}): FileFacts => ({
  kind,
  pages: [],
  count: 0,
  colors: [],
  spots: [],
  knocked: [],
  fonts: [],
  clear: false,
  sealed: false,
  transparency: false,
  overprint: false,
  annotations: false,
  letters: false,
  script: false,
  foreign: false,
  ...known,
})

/** Limits of a check; people look at whatever exceeds them. */
export const limits = {
  files: 5,
  /** Per file. */
  bytes: 50 * 2 ** 20,
  /** Pages that are inspected; all are counted. */
  pages: 20,
  /** Pages whose boxes are read, so that they can be shown. */
  boxes: 500,
  /** Total bytes of a file's compressed parts after inflating. */
  inflated: 64 * 2 ** 20,
  /** The same for its pictures, whose ink is measured. */
  sampled: 40 * 2 ** 20,
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
export const bleeds = { in: 0.125 * inch, mm: 3 * millimeter }

/** A program's name from a file, in plain letters, which are enough to recognize it. */
export const makerOf = (...names: string[]) =>
  names
    .map((name) =>
      name
        .replace(/[^ -~]+/g, '')
        .slice(0, 100)
        .trim(),
    )
    .filter(Boolean)
    .join(' ') || undefined
