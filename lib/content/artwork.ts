import { z } from 'zod'
import { weights } from '../artwork/verdict/findings.ts'
import {
  defineContent,
  each,
  exactText,
  listOf,
  oneOrMany,
  short,
  text,
  texts,
  textWith,
  textWithPlaceholders,
  withPlaces,
} from './shapes.ts'
import { ownLink } from './own-links.ts'
import { pageMeta } from './page.ts'

export const findings = z.strictObject({
  ...texts(...(Object.keys(weights) as (keyof typeof weights)[])),
  fonts: oneOrMany,
  ...each(textWith('{size}'), 'fits', 'singles', 'picturesShape'),
  ...each(textWith('{dpi}'), 'sharp', 'picturesSharp', 'redrawn'),
  picturesSoft: textWith('{width}', '{dpi}', '{sharp}', '{soft}'),
  lineArt: textWith('{width}', '{dpi}', '{least}', '{to}'),
  ...each(textWith('{kind}'), 'phone', 'web', 'screen'),
  drawing: textWith('{kind}', '{how}'),
  more: textWith('{count}'),
  unsized: textWith('{size}'),
  spots: textWith('{names}'),
  soft: textWith('{width}', '{dpi}', '{sharp}', '{soft}'),
  thinEdge: textWith('{edge}'),
  ...each(textWith('{value}', '{least}'), 'ink', 'line', 'text', 'tiny', 'reversed', 'rich', 'mixes'),
  ...each(textWith('{value}', '{least}'), 'stitchLine', 'stitchText'),
  ...each(textWith('{edge}', '{wanted}'), 'safe', 'frame', 'art', 'codeSmall'),
  cutText: textWith('{wanted}'),
  ...each(textWith('{names}'), 'guides', 'intent', 'threads'),
  ...each(textWith('{count}'), 'tooMany', 'fours'),
  ...each(textWith('{wanted}'), 'inside', 'cutFrame', 'words'),
  wideBleed: textWith('{page}', '{size}'),
  marks: textWith('{size}'),
  spread: textWith('{page}'),
  scaled: withPlaces(['{page}', '{percent}'], ['{size}']),
  shape: textWith('{page}', '{size}'),
  pages: textWith('{count}', '{looked}'),
  renamed: textWith('{ending}', '{kind}'),
  two: textWith('{kind}', '{other}'),
})

export const pageRangeWords = z.strictObject({
  ...each(textWith('{number}', '{sentences}'), 'one', 'many'),
  range: textWith('{first}', '{last}'),
})

/** Advice about edge, screen colors, fonts and letters. */
export const advice = z.strictObject({ edge: textWith('{wanted}'), ...texts('rgb', 'fonts', 'letters') })

const kinds = z.strictObject({
  ...texts('pdf', 'ai', 'eps', 'svg', 'png', 'jpeg', 'tiff', 'psd', 'heic', 'webp', 'gif', 'avif', 'bmp'),
  ...texts('ico', 'jxl', 'jp2', 'tga', 'raw', 'indesign', 'affinity', 'sketch', 'xd', 'figma', 'iwork'),
  ...texts('procreate', 'gimp', 'krita', 'cad', 'metafile'),
  ...texts('document', 'office', 'drawing', 'stitches', 'archive', 'html', 'program', 'unknown'),
})

/** How to get something printable out of files that are not read. */
const exports = z.strictObject(
  texts(
    ...(['drawing', 'raw', 'jxl', 'jp2', 'tga', 'gimp', 'cad', 'metafile', 'indesign', 'affinity'] as const),
    ...(['sketch', 'xd', 'figma', 'iwork', 'procreate', 'krita'] as const),
  ),
)

const layer = exactText.regex(/^[ -~]+$/, 'has letters that not every drawing program knows; use plain ones')

const length = z.number().positive().max(1_200)
const on = z.enum(['paper', 'goods'])
const seen = z.enum(['near', 'far'])
const measures = {
  width: length,
  height: length,
  unit: z.enum(['in', 'mm', 'ft']),
  color: z.enum(['full', 'spot', 'none'], { error: 'must be full, spot or none, or be left out' }).optional(),
  cloth: z.enum(['printed', 'stitched'], { error: 'must be printed or stitched, or be left out' }).optional(),
  pages: z.literal([1, 2], { error: 'must be 1 or 2, or be left out' }).optional(),
}
/** A size in feet that exceeds any press has the wrong unit. */
const inFeet = { in: 12, mm: 304.8, ft: 1 }
const measured = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({ ...shape, ...measures })
    .refine(
      ({ on, color, cloth }: { on?: unknown; color?: unknown; cloth?: unknown }) =>
        on === 'paper' || color || cloth,
      {
        path: ['color'],
        error:
          'is missing; write how goods get their art: color full, spot or none, or cloth printed or stitched',
      },
    )
    .refine(
      (one) => {
        const { width, height, unit } = one as { width: number; height: number; unit: keyof typeof inFeet }
        return Math.max(width, height) / inFeet[unit] <= 20
      },
      { path: ['unit'], error: 'makes it longer than 20 feet; write the unit that its numbers have' },
    )
    .refine(
      (one) => {
        const { width, height, unit } = one as { width: number; height: number; unit: keyof typeof inFeet }
        return unit !== 'mm' || Math.max(width, height) >= 10
      },
      { path: ['unit'], error: 'makes it smaller than 10 mm; did you mean in?' },
    )
const size = measured({ name: text, on, seen })
const area = measured({ product: exactText, on: on.default('goods'), seen: seen.default('near') }).refine(
  ({ width, height, unit }) => Math.max(width, height) / inFeet[unit] <= 5,
  {
    path: ['unit'],
    error: 'makes it longer than 5 feet, too long for a product; write the unit that the numbers are in',
  },
)

export const artwork = defineContent(
  'artwork.yaml',
  z.strictObject({
    meta: pageMeta,
    hero: z.strictObject({ heading: text, lead: text }),
    ...texts('purpose', 'file'),
    choice: z.strictObject(texts('label', 'pick', 'asked', 'sizes', 'goods')),
    sizes: listOf(size, [3, 24], 'sizes'),
    goods: listOf(area, [0, 60], 'print areas'),
    units: z.strictObject(texts('in', 'ft', 'mm')),
    own: z.strictObject(texts('legend', 'width', 'height', 'unit', 'on', 'paper', 'goods', 'name', 'wrong')),
    lines: z
      .array(
        z.strictObject({
          of: z.enum(['bleed', 'trim', 'safe']),
          name: text,
          text: textWithPlaceholders('{edge}'),
        }),
      )
      .length(3),
    marks: z.strictObject({ bleed: textWith('{edge}'), trim: textWith('{size}'), safe: text }),
    plan: textWith('{purpose}', '{size}'),
    bare: text,
    // Shown over the drawing, which stays visible between the words.
    put: short(40),
    drop: short(30),
    choose: short(24),
    photograph: short(24),
    limits: short(200),
    unscripted: textWith('{email}'),
    ...each(textWith('{file}'), 'checking', 'twice'),
    checked: oneOrMany,
    tooMany: textWith('{names}'),
    announce: textWith('{file}', '{verdict}', '{sentences}'),
    announceAll: z.strictObject({
      files: textWith('{count}', '{verdicts}'),
      ...each(textWith('{count}'), 'good', 'note', 'stop', 'ask', 'help', 'stays'),
    }),
    always: z.strictObject({ lead: text, text }),
    actions: z.strictObject({
      ...texts('replace', 'remove', 'request'),
      ...each(textWith('{file}'), 'replaceLabel', 'removeLabel'),
      fit: textWith('{size}'),
    }),
    pages: oneOrMany,
    pixels: textWith('{width}', '{height}'),
    bytes: z.strictObject({ kb: textWith('{count}'), mb: textWith('{count}') }),
    drawn: z.strictObject({
      lies: textWith('{size}'),
      ...texts('unknown', 'page', 'own', 'waiting', 'none', 'noEdge', 'thinEdge', 'shortEdge', 'near', 'off'),
      dots: textWith('{dpi}'),
      turn: z.strictObject({
        at: textWith('{number}', '{count}'),
        ...texts('back', 'on'),
        ...each(textWith('{file}'), 'backLabel', 'onLabel'),
      }),
    }),
    verdicts: z.strictObject(texts('good', 'note', 'stop', 'ask', 'help')),
    stays: text,
    findings,
    advice,
    programs: z.array(advice.partial().extend({ names: z.array(exactText).min(1) })),
    knockout: textWith('{names}'),
    inks: z.array(z.strictObject({ names: z.array(exactText).min(1), text: textWith('{names}') })),
    onPages: pageRangeWords,
    kinds,
    exports,
    form: z.strictObject({ title: text, note: text, text, send: text }),
    sending: z.strictObject({
      ...texts('add', 'waiting', 'reading', 'pause', 'goOn', 'arrived', 'failed', 'again'),
      ...texts('begun', 'stored'),
      progress: textWith('{sent}', '{all}'),
      bar: textWith('{file}'),
      paused: textWith('{sent}'),
      why: z.strictObject({ asked: text, offline: text, trouble: text }),
      reasons: z.strictObject({ lost: text, changed: text, full: text, expired: text }),
      said: textWith('{file}', '{state}'),
      letter: z.strictObject({ subject: textWith('{reference}'), line: textWith('{file}') }),
    }),
    link: z.strictObject({
      begun: textWith('{sent}', '{all}'),
      ...each(z.strictObject({ label: text, said: textWith('{file}') }), 'resume', 'purpose'),
      ...each(textWith('{file}'), 'removed', 'failed'),
    }),
    plain: z.strictObject({
      arrived: z.strictObject({ heading: text, text }),
      lost: z.strictObject({ heading: text, text: textWith('{email}') }),
      home: ownLink,
    }),
    fold: z.strictObject({ lead: text, ready: oneOrMany, stays: oneOrMany }),
    templates: z.strictObject({
      heading: textWith('{count}'),
      ...texts('lead', 'open'),
      layers: z.strictObject({ bleed: layer, trim: layer, folds: layer, safe: layer }),
    }),
    accept: z.strictObject({
      heading: text,
      list: listOf(
        z.strictObject({
          level: z.enum(['good', 'note', 'help']),
          ...texts('title', 'types'),
          text: textWithPlaceholders('{near}', '{far}'),
        }),
        [3, 3],
        'kinds of files',
      ),
    }),
  }),
)

export type ArtworkWords = ReturnType<typeof artwork>
