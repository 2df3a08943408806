import { z } from 'zod'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { countsFrom, dates, shownToday } from './dated.ts'
import { nearest, type Fault, inWords } from './faults/fault.ts'
import { readSpoken } from './faults/check-content.ts'
import { contentFolder } from './folder.ts'
import { listClaims } from './faults/claim-figures.ts'
import { listedTwice } from './faults/listed-twice.ts'
import { faultOfUrl } from './faults/not-listed.ts'
import { fill, withCount } from './fill.ts'
import { inLanguageOf, isLeftInEnglish, leaveInEnglish, markOf } from '../language/left-in-english.ts'
import { type Language, spokenLanguage } from '../language/spoken.ts'

/** Characters of the longest text. */
const maxText = 20_000
const words = z
  .string()
  .min(1, 'is empty; write the words')
  .max(maxText, `is longer than ${maxText} characters, which no page has room for; take something away`)
  .refine((value) => value === value.trim(), 'starts or ends with a space; remove it')
  .describe('In quotes when it holds a colon or a #.')

/** Exact text for programs, such as an address or a name in another list, which is never translated. */
export const exactText = words

/** Notes each text for people, when sentences are collected (lib/language/sentences.ts). */
let seen: Set<string> | undefined
export function collectTexts(read: () => unknown): Set<string> {
  const texts = new Set<string>()
  seen = texts
  try {
    read()
  } finally {
    seen = undefined
  }
  return texts
}

/**
 * Text in which its reader fills in these optional places, and no others. Everywhere else our own `{phone}`,
 * `{email}`, `{hours}` and `{promise}` are filled in.
 */
export const textWithPlaceholders = (...places: string[]) =>
  words
    .overwrite((value) => {
      seen?.add(value)
      if (!value.includes('{')) return markOf(value) + value
      const { contact } = inLanguageOf(value, listClaims)
      const ours = Object.entries(contact).filter(([name]) => !places.includes(`{${name}}`))
      const filled = fill(value, Object.fromEntries(ours))
      if (isLeftInEnglish(value)) leaveInEnglish(filled)
      seen?.add(filled)
      return markOf(value) + filled
    })
    .superRefine((value, context) => {
      const other = value.match(/\{[^{}]*\}/g)?.find((place) => !places.includes(place))
      const message = `${other} is not filled in here, and would be shown with its braces; write the words in its place`
      // The check of words says more about an unknown name.
      if (other) context.addIssue({ code: 'custom', message, params: { yields: true } })
    })

/** A part of a sentence, with the spaces that join it; '' for none. */
export const textOrNone = z.string().overwrite((value) => {
  seen?.add(value)
  return value
})

/** Text for the page: not empty, trimmed. */
export const text = textWithPlaceholders()

/** Fields of one kind: `...each(picture, 'front', 'back')`. */
export const each = <Key extends string, Shape extends z.ZodType>(shape: Shape, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, shape])) as Record<Key, Shape>

/** Fields of plain text: `...texts('heading', 'lead')`. */
export const texts = <Key extends string>(...keys: Key[]) => each(text, ...keys)

/** Text for a place that holds one line, at most `most` characters; braces left in it have a fault of their own. */
export const short = (most: number) =>
  text.refine((value) => value.length <= most || value.includes('{'), {
    error: ({ input }) => `has ${String(input).length} letters, and its place holds ${most}; shorten it`,
  })

export const figure = short(8)

/** Text with placeholders that the site fills in: `textWith('{count}')`. */
export const textWith = (...places: string[]) => withPlaces(places)

/** The same with further places allowed. */
export const withPlaces = (places: string[], others: string[] = []) =>
  textWithPlaceholders(...places, ...others)
    .superRefine((value, context) => {
      const named = value.match(/\{[^{}]*\}/g) ?? []
      for (const place of places.filter((one) => !value.includes(one))) {
        const meant = nearest(place, named)
        const question = meant ? `; did you mean it by ${meant}?` : ''
        context.addIssue(`must contain ${place}, which the site fills in${question}`)
      }
    })
    .describe(`With ${places.join(' and ')}, which the site fills in.`)

/** A sentence for one, and for more, with their number. */
export const oneOrMany = z.strictObject({ one: text, many: textWith('{count}') })

/** A list of min to max unique entries; `what` names them in messages. */
export const listOf = <T extends z.ZodType>(
  item: T,
  [fewest, most]: readonly [number, number],
  what: string,
) => {
  const range = fewest === most ? `exactly ${fewest}` : `${fewest} to ${most}`
  const entry = item instanceof z.ZodObject && !('from' in item.shape) ? item.safeExtend(dates) : item
  const list = z.array(entry as T).superRefine((value, context) => {
    const twice = listedTwice(value)
    for (const { index, message } of twice) context.addIssue({ code: 'custom', path: [index], message })
    if (twice.length > 0) return
    const counts = countsFrom(value)
    const wrong = counts.find(({ count }) => count < fewest || count > most)
    if (!wrong) return
    const advice = wrong.count < fewest ? 'add some' : 'take some away'
    const when = wrong === counts[0] ? '' : ` from ${wrong.on} on`
    context.addIssue(`holds ${range} ${what}, and lists ${wrong.count}${when}; ${advice}`)
  })
  return list
    .meta({ description: `Holds ${range} ${what}.`, minItems: fewest })
    .transform((entries) => shownToday(entries))
}

export type Options = Record<string, string>

/** An address outside the site; it opens in a new tab. */
export const externalUrl = z
  .string()
  .refine((value) => !faultOfUrl(value), { error: ({ input }) => faultOfUrl(String(input)) })

/** The flat ink field behind a picture. */
export const field = z.enum(['yellow', 'rubine-tint', 'blue-tint', 'board', 'key', 'sheet'])

/** `file` is the picture's name below public/pictures, without size and ending, e.g. drink/tumbler-20oz. */
export const picture = z.strictObject({
  file: z.string().regex(/^[a-z]+\/[a-z0-9-]+$/, {
    error: ({ input }) => {
      const [, folder, first, slash, last, ending] =
        /^(.*pictures[\\/])?([a-z]+)([\\/])([a-z0-9-]+)(\.\w+)?$/.exec(String(input)) ?? []
      const small = String(input).toLowerCase().replaceAll(/[ _]/g, '-')
      if (/^[a-z]+\/[a-z0-9-]+$/.test(small)) return `has capitals, spaces or _; write ${small}`
      if (/^(?:https?:|www\.)/.test(small))
        return 'is an address; save the photograph as README.md, Pictures, says, and write its name'
      const extra = [folder, slash?.replace('/', ''), ending].filter(Boolean).join(' and ')
      return extra
        ? `is written with ${extra}; write ${first}/${last}`
        : 'must be folder/name, like drink/tumbler-20oz'
    },
  }),
  alt: text
    .refine(
      (value) =>
        !/^(an? |the )?((product|hero|stock|main) )?(image|picture|photo(graph)?|screenshot)s?( of| showing| \d|$)/i.test(
          value,
        ),
      { abort: true, error: 'says "image of" or the like; name the product and technique' },
    )
    .refine(
      (value) => !/\.\w{3,4}$|^[\p{sc=Latin}\d_-]+$/u.test(value),
      'is one word, or the name of a file; name the product and technique',
    ),
  field,
})
/** A picture that adds nothing to the words beside it. */
export const plainPicture = picture.omit({ alt: true }).transform((one) => ({ ...one, alt: '' }))
export type PictureContent = z.infer<typeof picture>

export const titledText = z.strictObject({ title: text, text })
export type TitledText = z.infer<typeof titledText>

/** A content file and its schema. Call it to get the content: `const words = hero()`. */
export type Content<T> = (() => T) & { file: string; schema: z.ZodType<T> }

/** Thrown when a content file breaks its schema; the message has one line per fault. */
export class ContentError extends Error {
  constructor(faults: Fault[]) {
    super(faults.map(inWords).join('\n'))
    this.name = 'ContentError'
  }
}

/**
 * Ties a file of `content/` to its schema. It is read and checked on the first call, then cached;
 * in development it is read again when content has changed, so that an edit shows on reload.
 * @param file path below `content/`, e.g. `home/hero.yaml`
 * @throws ContentError on the first call, when the file breaks its schema
 */
export function defineContent<T>(file: string, schema: z.ZodType<T>): Content<T> {
  const kept = new Map<Language, { made: number; data: T }>()
  const read = () => {
    // In development the folder is a copy, recreated on every change.
    const made = process.env.NODE_ENV === 'development' ? statSync(contentFolder).mtimeMs : 0
    const language = spokenLanguage()
    const before = kept.get(language)
    if (before?.made === made) return before.data
    const path = join(contentFolder, file)
    if (!existsSync(path))
      throw new ContentError([{ file, line: 1, field: 'file', advice: 'is missing; bring it back' }])
    const result = readSpoken(file, readFileSync(path), schema)
    if ('faults' in result) throw new ContentError(result.faults)
    kept.set(language, { made, data: result.data })
    return result.data
  }
  return Object.assign(read, { file, schema })
}

/** Fills `{count}` in a part of content with the length of its list, written the way a printer sets it. */
export const counted = <T extends z.ZodType<object>>(part: T, count: (words: z.output<T>) => number) =>
  part.transform((words): z.output<T> => {
    const filled = Object.entries(words).map(([name, value]) =>
      typeof value === 'string' && value.includes('{count}')
        ? [name, withCount(value, count(words))]
        : [name, value],
    )
    return Object.fromEntries(filled)
  })

/** Words of a section of the home page: a heading and a lead beside its own, shown on the days they set. */
export const sectionOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...dates, ...texts('heading', 'lead'), ...shape })

export const countedText = textWithPlaceholders('{count}')

/** @param name of its file in content/home */
export const section = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  defineContent(`home/${name}.yaml`, sectionOf(shape))

/** The same, with `{count}` filled in as the length of a list. */
export const countedSection = <Shape extends z.ZodRawShape>(name: string, shape: Shape, list: keyof Shape) =>
  defineContent(
    `home/${name}.yaml`,
    counted(
      sectionOf({ ...each(countedText, 'heading', 'lead'), ...shape }),
      (words) => (words as Record<PropertyKey, unknown[]>)[list]?.length ?? 0,
    ),
  )
