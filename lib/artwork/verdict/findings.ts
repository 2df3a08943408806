import type { Size } from '../facts.ts'

/** From "nobody needed" to "needs us". */
export const levels = ['good', 'note', 'help'] as const
export type Level = (typeof levels)[number]

/** Everything that the check can find, with its weight; the sentences are in content/artwork.yaml. */
export const weights = {
  edge: 'good',
  fits: 'good',
  lines: 'good',
  fontsInside: 'good',
  sharp: 'good',
  picturesSharp: 'good',
  inks: 'good',
  spots: 'good',
  clear: 'good',
  soft: 'note',
  picturesSoft: 'note',
  noEdge: 'note',
  thinEdge: 'note',
  rgb: 'note',
  fonts: 'note',
  letters: 'note',
  scaled: 'note',
  shape: 'note',
  picturesShape: 'note',
  seeThrough: 'note',
  overprint: 'note',
  script: 'note',
  foreign: 'note',
  pages: 'note',
  sealed: 'note',
  phone: 'note',
  renamed: 'note',
  locked: 'help',
  damaged: 'help',
  complex: 'help',
  empty: 'help',
  large: 'help',
  unread: 'help',
  office: 'help',
  archive: 'help',
  screen: 'help',
  html: 'help',
  two: 'help',
  unknown: 'help',
} as const satisfies Record<string, Level>

export type FindingId = keyof typeof weights
/** `values` fill the sentence's placeholders; lengths are in points until written out. */
export type Finding = { id: FindingId; values?: Record<string, string | number> }

/** How a file would be printed, in points: its size, and the widths up to which dots stay sharp and soft. */
export type Print = Size & { edge: number; sharp?: number; soft?: number }
