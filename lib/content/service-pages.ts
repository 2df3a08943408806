import { z } from 'zod'
import { forms } from '../pictures/die-line.ts'
import {
  counted,
  defineContent,
  each,
  figure,
  listOf,
  picture,
  short,
  text,
  texts,
  titledText,
  plainPicture,
  countedText,
} from './shapes.ts'
import { listClaims } from './faults/claim-figures.ts'
import { spelled } from './fill.ts'
import { ownLink } from './own-links.ts'
import { callToAction, pageHero, pageMeta, testimonials } from './page.ts'

const printService = z.strictObject({ title: text, text, picture })
const side = z.number().positive('must be more than 0')
const piece = z
  .strictObject({
    ...texts('name', 'size'),
    sheet: z.tuple([side, side], 'must be width and height of the open sheet, like [3.5, 2]'),
    unit: z.enum(['in', 'ft']).optional(),
    form: z.enum(forms),
  })
  .refine(
    ({ form, size, sheet }) => {
      const [, ...said] = /^([\d.]+) × ([\d.]+) (?:in|ft)/.exec(size) ?? []
      return form !== 'flat' || said.length === 0 || sheet.every((side) => said.map(Number).includes(side))
    },
    { path: ['sheet'], error: 'is not what size says; write the same two numbers, in the unit of unit' },
  )
  .superRefine(({ form, size, sheet }, context) => {
    const [wide = 0, high = 0] = size.match(/\d[\d.]{0,6}(?= ×| in| ft)/g)?.map(Number) ?? []
    if (form === 'fold' && high && (sheet[0] !== 2 * wide || sheet[1] !== high))
      context.addIssue({
        code: 'custom',
        path: ['sheet'],
        message: `is drawn folded in the middle of its width, and size says ${wide} × ${high}; write [${2 * wide}, ${high}]`,
      })
  })
  .refine(({ size, unit = 'in' }) => (/\d (in|ft)\b/.exec(size)?.[1] ?? unit) === unit, {
    path: ['unit'],
    error: 'is another than size says; write unit: ft for feet, and leave it out for inches',
  })

export const printing = defineContent(
  'printing.yaml',
  z.strictObject({
    meta: pageMeta,
    hero: pageHero.extend({ picture }),
    stats: listOf(z.strictObject({ figure, text }), [2, 4], 'stat tiles'),
    services: z.strictObject({ heading: text, list: listOf(printService, [2, 5], 'services') }),
    items: counted(
      z.strictObject({ heading: countedText, list: listOf(piece, [6, 24], 'items'), more: ownLink }),
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
        standard: text,
        ...each(countedText, 'heading', 'lead'),
        picture,
        checks: listOf(titledText, [3, 6], 'checks'),
      }),
      ({ checks }) => checks.length,
    ),
    callToAction: callToAction.extend({ card: short(12) }),
  }),
)

export type PrintingWords = ReturnType<typeof printing>

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
/** Whether the English name begins with the language that the code stands for. */
const isOwnCode = ({ name, code }: { name: string; code: string }) =>
  languageNames.of(code.slice(0, 2)) === name.split(' ')[0]
const languageCode = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z][A-Za-z]+)?$/, 'must be a language code like es or zh-Hans')
  .refine((code) => languageNames.of(code.slice(0, 2)), {
    error: ({ input }) =>
      `is no language (a country’s letters are others); write its code in ISO 639, as ja for Japanese, in place of ${String(input)}`,
  })

const language = z.strictObject({ name: text, native: short(24), code: languageCode })
export type Language = z.infer<typeof language>

const line = z.strictObject({ mark: text, code: languageCode, text })
export type GalleyLine = z.infer<typeof line>

const service = z.strictObject({
  ...texts('title', 'text'),
  proof: listOf(line, [2, 4], 'lines of the proof'),
  picture,
})
export type TranslationService = z.infer<typeof service>

export const translation = defineContent(
  'translation.yaml',
  z.strictObject({
    meta: pageMeta,
    hero: pageHero,
    services: listOf(service, [2, 4], 'services'),
    languages: counted(
      z
        .strictObject({
          ...each(countedText, 'heading', 'lead'),
          standard: text.optional(),
          list: listOf(language, [6, 40], 'languages'),
        })
        .superRefine(({ lead, list }, context) => {
          for (const [index, language] of list.entries()) {
            const { name, native, code } = language
            if (!code.startsWith('en') && native === languageNames.of(code.slice(0, 2)))
              context.addIssue({
                code: 'custom',
                path: ['list', index, 'native'],
                message: `is its English name; write name: ${native} and native: ${name}`,
              })
            for (const field of ['code', 'native'] as const) {
              const first = list.findIndex((one) => one[field] === language[field])
              if (first === index) continue
              // If two share a code, the one that it does not stand for is wrong.
              const wrong = isOwnCode(language) && !isOwnCode(list[first]!) ? first : index
              context.addIssue({
                code: 'custom',
                path: ['list', wrong, field],
                message: `is that of another language; write the ${field === 'code' ? 'code' : 'own name'} of ${list[wrong]!.name}`,
              })
            }
          }
          const [, said = ''] = /(?<![\w-])([\w-]+) more\b/i.exec(lead) ?? []
          const more = Array.from({ length: 200 }, (_, count) => count).find((count) =>
            [spelled(count), String(count)].includes(said.toLowerCase()),
          )
          const claim = listClaims().figures.find(({ id }) => id === 'languages')?.figure
          const beyond = list.length + (more ?? 0) - Number.parseInt(claim ?? '')
          if (more && claim && (beyond < 0 || beyond > (claim.endsWith('+') ? 9 : 0)))
            context.addIssue({
              code: 'custom',
              path: ['lead'],
              message: `says "${said} more" than the ${list.length} listed, and claims.yaml says ${claim}; correct one of the two`,
            })
        })
        .transform(({ lead, standard, ...rest }) => ({
          ...rest,
          lead: [lead, standard].filter(Boolean).join(' '),
        })),
      ({ list }) => list.length,
    ),
    industries: z.strictObject({ heading: text, picture, list: listOf(titledText, [3, 12], 'industries') }),
    callToAction: callToAction.extend({ galley: listOf(line, [2, 6], 'lines') }),
  }),
)

const careService = z.strictObject({ title: text, text, tags: listOf(text, [1, 6], 'tags'), picture })

export const veterinary = defineContent(
  'veterinary.yaml',
  z.strictObject({
    meta: pageMeta,
    hero: pageHero,
    services: z.strictObject({ heading: text, list: listOf(careService, [3, 5], 'services') }),
    reasons: z.strictObject({ heading: text, list: listOf(titledText, [2, 4], 'reasons') }),
    testimonialsHeading: text,
    testimonials,
    callToAction: callToAction.extend({ picture: plainPicture }),
  }),
)

export type VeterinaryWords = ReturnType<typeof veterinary>
