import type { Size } from '../facts.ts'

/** From "nobody needed" to "needs us"; `ask` cannot be said before it is known what the file is for. */
export const levels = ['good', 'note', 'ask', 'help'] as const
export type Level = (typeof levels)[number]

const of = <Weight extends Level, Id extends string>(level: Weight, ...ids: Id[]) =>
  Object.fromEntries(ids.map((id) => [id, level])) as Record<Id, Weight>

/** Everything that the check can find, with its weight; the sentences are in content/artwork.yaml. */
export const weights = {
  ...of('good', 'edge', 'fits', 'lines', 'fontsInside', 'sharp', 'picturesSharp', 'inks', 'spots', 'clear'),
  ...of('note', 'soft', 'picturesSoft', 'noEdge', 'thinEdge', 'rgb', 'fonts', 'letters', 'scaled', 'shape'),
  ...of('note', 'picturesShape', 'seeThrough', 'overprint', 'script', 'foreign', 'pages', 'sealed'),
  ...of('note', 'phone', 'renamed', 'edgeRoom', 'shortEdge', 'annotations', 'unseen'),
  ...of('ask', 'purpose'),
  ...of('help', 'locked', 'damaged', 'complex', 'empty', 'large', 'unread', 'office', 'archive', 'screen'),
  ...of('help', 'html', 'two', 'unknown', 'blank', 'protected', 'drawing', 'stitches'),
}

export type FindingId = keyof typeof weights
/** `values` fill the sentence's placeholders; lengths are in points until written out. */
export type Finding = { id: FindingId; values?: Record<string, string | number> }

/** How a file would be printed, in points: its size, and the widths up to which dots stay sharp and soft. */
export type Print = Size & { sharp?: number; soft?: number }
export type Judged = { findings: Finding[]; print?: Print }
