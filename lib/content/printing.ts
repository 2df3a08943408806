import { z } from 'zod'
import { forms } from '../pictures/die-line.ts'
import {
  counted,
  defineContent,
  each,
  figure,
  listOf,
  ownLink,
  picture,
  short,
  text,
  texts,
  titledText,
} from './shapes.ts'
import { callToAction, pageHero, pageMeta } from './page.ts'

const service = z.strictObject({ title: text, text, picture })
const side = z.number().positive('must be more than 0')
const item = z.strictObject({
  ...texts('name', 'size'),
  sheet: z.tuple([side, side], 'must be [width, height] of the open sheet'),
  unit: z.enum(['in', 'ft'], { error: 'must be one of in, ft' }).optional(),
  form: z.enum(forms, { error: `must be one of ${forms.join(', ')}` }),
})

export const printing = defineContent(
  'printing.yaml',
  z.strictObject({
    meta: pageMeta,
    hero: pageHero.extend({ picture }),
    stats: listOf(z.strictObject({ figure, text }), [2, 4], 'stat tiles'),
    services: z.strictObject({ heading: text, list: listOf(service, [2, 5], 'services') }),
    items: counted(
      z.strictObject({ heading: text, list: listOf(item, [6, 24], 'items'), more: ownLink }),
      ({ list }) => list.length,
    ),
    capabilities: z.strictObject({
      heading: text,
      roll: z.strictObject({
        label: text,
        name: short(26),
        unit: short(6),
        ...each(short(14), 'poster', 'letter', 'card'),
      }),
      list: listOf(titledText, [2, 4], 'capabilities'),
    }),
    quality: counted(
      z.strictObject({
        ...texts('standard', 'heading', 'lead'),
        picture,
        checks: listOf(titledText, [3, 6], 'checks'),
      }),
      ({ checks }) => checks.length,
    ),
    callToAction: callToAction.extend({ card: short(12) }),
  }),
)

export type PrintingWords = ReturnType<typeof printing>
