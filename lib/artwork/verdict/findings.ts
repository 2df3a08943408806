import type { Size } from '../facts.ts'

/** From what needs nobody to what needs us. */
export const levels = ['good', 'note', 'help'] as const
export type Level = (typeof levels)[number]

/** Everything that the check can say of a file, and how much it weighs; the sentences are in content/artwork.yaml. */
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
/** `values` fill the places of its sentence; lengths are in points until they are written. */
export type Finding = { id: FindingId; values?: Record<string, string | number> }

/** How a file would be printed: in points, and up to which width it is sharp and soft, where dots set a limit. */
export type Print = Size & { edge: number; sharp?: number; soft?: number }
