import type { Kind } from '../../../supabase/functions/_shared/file-kind.ts'
import { bleeds, type FileFacts, type Size } from '../facts.ts'

/** From "no person needed" to "needs us": a press operator would `stop`; `ask` waits for the file's purpose. */
export const levels = ['good', 'note', 'stop', 'ask', 'help'] as const
export type Level = (typeof levels)[number]

const of = <Weight extends Level, Id extends string>(level: Weight, ...ids: Id[]) =>
  Object.fromEntries(ids.map((id) => [id, level])) as Record<Id, Weight>

/**
 * Every finding with its weight; the sentences are in content/artwork.yaml. A note tells of something
 * that prints as it is, perhaps not as it was meant. A stop is for anything lost, unreadable or plainly wrong in print, and for
 * files that nobody can print without asking.
 */
export const weights = {
  ...of('good', 'edge', 'fits', 'lines', 'fontsInside', 'sharp', 'picturesSharp', 'inks', 'spots', 'clear'),
  ...of('good', 'white', 'live', 'singles', 'redrawn', 'oneTone', 'threads', 'inside'),
  ...of('note', 'soft', 'picturesSoft', 'lineArt', 'noEdge', 'thinEdge', 'edgeRoom', 'rgb', 'lab', 'intent'),
  ...of('note', 'scaled', 'unsized', 'marks', 'seeThrough', 'overprint', 'script', 'pages', 'more', 'text'),
  ...of('note', 'phone', 'web', 'renamed', 'document', 'colorBox', 'filled', 'halftones', 'maybeClear'),
  ...of(
    'note',
    'picturesUnseen',
    'safe',
    'frame',
    'blankPage',
    'rich',
    'mixes',
    'wideBleed',
    'art',
    'words',
    'opaque',
    'codeLight',
    'fades',
    'shades',
    'fours',
    'cutShape',
  ),
  ...of('stop', 'bareEdge', 'shortEdge', 'cutText', 'cropped', 'guides', 'fonts', 'letters', 'foreign'),
  ...of('stop', 'shape', 'picturesShape', 'spread', 'tooMany', 'turns', 'annotations', 'broken', 'vanishes'),
  ...of('stop', 'ink', 'registration', 'line', 'tiny', 'reversed', 'stitchLine', 'stitchText', 'codeSmall'),
  ...of('stop', 'codePale', 'whiteBox', 'checkerboard', 'faint', 'cutFrame'),
  ...of('ask', 'purpose'),
  ...of('help', 'locked', 'damaged', 'complex', 'empty', 'large', 'unread', 'office', 'archive', 'screen'),
  ...of('help', 'html', 'two', 'unknown', 'blank', 'protected', 'sealed', 'unseen', 'drawing', 'stitches'),
  ...of('help', 'withoutPdf', 'portfolio', 'form', 'missing'),
}

export type FindingId = keyof typeof weights

/** The topic of a finding's advice, if it depends on the program that made the file. */
export function topicOf(id: FindingId) {
  if (/Edge$/.test(id)) return 'edge'
  return id === 'rgb' || id === 'fonts' || id === 'letters' ? id : undefined
}

/** `values` fill the sentence's placeholders; lengths are in points until written out. */
export type Finding = { id: FindingId; values?: Record<string, string | number> }

/**
 * The level of a finding: its weight, unless it is `mild` or its measure decides. Half of the usual distance from the cut is too
 * risky to print.
 */
export function levelOf({ id, values = {} }: Finding): Level {
  const [edge = 0, width = 0, dpi = 0, soft = 0] = ['edge', 'width', 'dpi', 'soft'].map((key) =>
    Number(values[key] ?? 0),
  )
  const isNear = /^(safe|frame|thinEdge)$/.test(id) && edge < bleeds.mm / 2
  const isBlurred = id === 'soft' ? width > soft : dpi < soft
  if (values.mild) return 'note'
  return isNear || isBlurred || (id === 'document' && values.laid) ? 'stop' : weights[id]
}

/** Whether a file lacks nothing but its purpose. */
export const lacksPurpose = (findings: Finding[]) =>
  findings.some(({ id }) => id === 'purpose') && findings.every(({ id }) => weights[id] !== 'help')

/** A finding with the file's maker, if advice on it depends on that. */
export const withMaker =
  ({ maker }: FileFacts) =>
  (finding: Finding): Finding =>
    maker && topicOf(finding.id) ? { ...finding, values: { ...finding.values, maker } } : finding

/** How a file would be printed, in points: its size, how dense its dots are then, and at which size they are sharp. */
export type Print = Size & { dpi?: number; /** Of the piece. */ sharp?: Size }
export type Judged = { findings: Finding[]; print?: Print }

/** File endings per kind; Illustrator files are PDFs, or PostScript if they are old. */
const endings: Partial<Record<Kind, RegExp>> = {
  pdf: /^(pdf|ai)$/,
  ai: /^(ai|eps|ps)$/,
  eps: /^(eps|ps|ai|epsf)$/,
  svg: /^svgz?$/,
  png: /^png$/,
  jpeg: /^(jpe?g|jfif|jpe)$/,
  tiff: /^tiff?$/,
  psd: /^ps[db]$/,
  heic: /^hei[cf]$/,
  webp: /^webp$/,
  // A text with any other ending may be anything.
  document: /^(docx|xlsx|pptx|od[tsp]|txt|csv|tsv|md|json|xml|po|xliff?|srt|vtt|strings)$/,
}

const each = <Id extends FindingId>(id: Id, ...kinds: Kind[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, id])) as Partial<Record<Kind, Id>>

/**
 * Kinds known by their names' endings alone. Melco's embroidery, old Targa pictures and Sketch before 43 have no signature;
 * Visio and LibreOffice Draw have that of any office file.
 */
const unsigned: Record<string, Kind> = {
  exp: 'stitches',
  tga: 'tga',
  sketch: 'sketch',
  vsdx: 'drawing',
  odg: 'drawing',
}

/** Kinds that are not artwork yet, or that cannot be read here. */
const named: Partial<Record<Kind, Finding['id']>> = {
  heic: 'phone',
  webp: 'web',
  ...each('screen', 'gif', 'avif', 'bmp', 'ico'),
  ...each('drawing', 'raw', 'jxl', 'jp2', 'tga', 'gimp', 'cad', 'metafile', 'indesign', 'affinity'),
  ...each('drawing', 'sketch', 'xd', 'figma', 'iwork', 'procreate', 'krita'),
  document: 'document',
  office: 'office',
  drawing: 'drawing',
  stitches: 'stitches',
  archive: 'archive',
  html: 'html',
  program: 'unknown',
  unknown: 'unknown',
}

/** Documents that are laid out, other than lists and texts. */
const laidOut = /^(docx|pptx|od[tp])$/

/** Findings about the kind of a file, and about a name that suggests another one. @param isPaper whether it is to be printed on that */
export function kindFindings(
  name: string,
  { kind: read, also, trouble }: FileFacts,
  isPaper: boolean,
): Finding[] {
  const ending = /\.([a-z0-9]{1,6})$/i.exec(name)?.[1]?.toLowerCase()
  const kind = (/^(unknown|document)$/.test(read) && unsigned[ending ?? '']) || read
  const isOther = ending !== undefined && endings[kind]?.test(ending) === false
  const isText = kind === 'document' && ending !== undefined && !isOther
  const id = kind === 'document' && !isText ? 'unknown' : named[kind]
  return [
    ...(also ? [{ id: 'two' as const, values: { kind, other: also } }] : []),
    ...(isOther && kind !== 'document' ? [{ id: 'renamed' as const, values: { ending, kind } }] : []),
    ...(id && !trouble
      ? [{ id, values: { kind, ...(isPaper && laidOut.test(ending ?? '') && { laid: 1 }) } }]
      : []),
  ]
}
