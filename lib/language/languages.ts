import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { nearest } from '../content/faults/fault.ts'
import { matchWords } from '../content/faults/saying.ts'
import { contentFolder } from '../content/folder.ts'
import { everyPageName } from '../content/page-names.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import { type Language, english, knownLanguages } from './spoken.ts'

const folder = join(contentFolder, 'languages')
const words = z.string().trim().min(1, 'is empty; write the words')

const isLocale = (tag: string) =>
  /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0

const pageName = z.string().regex(/^[\w-]+$/, 'must be its name alone, as questions for /questions')

/** The settings of a language, besides its sentences. */
export const languageSettings = z.strictObject({
  /** In the language itself. */
  name: words,
  locale: z.string().refine(isLocale, { error: 'is no locale that formats know; write one like es-US' }),
  /** One quiet line on English pages for visitors whose browser asks for this language. */
  offer: words,
  close: words,
  /** In words, from none to twenty. */
  numbers: z.array(words).length(21, 'must list the words from none to twenty, 21 of them, in their order'),
  /** Claims and other figures by id, where they differ from English. */
  figures: z.record(z.string(), words),
  /** The same where a figure stands alone. */
  tiles: z.record(z.string(), words),
  /** Cities by their English names. */
  cities: z.record(z.string(), words),
  /** The words of claims without a figure, by id. Those of a withdrawn claim stay, so that sentences with them are not shown. */
  claims: z.record(z.string(), z.array(words)).default({}),
  /** Pages that are not offered, by name. */
  leftOut: z.array(pageName),
  /** Pages in this language alone: their files in content/pages are written in it. */
  only: z.array(pageName).default([]),
  /** Who answers in this language, and when. */
  answers: words.optional(),
  /** Whether a native speaker of the company has read it all. */
  confirmed: z.boolean(),
})
export type LanguageSettings = z.infer<typeof languageSettings> & { language: Language; catalog: Catalog }

const cache = new Map<Language, { made: number; settings: LanguageSettings }>()

/** The codes of the languages that are published besides English: those whose home page is finished. */
export const otherLanguages = (): Language[] =>
  everyLanguage().filter((language) => !languageOf(language).leftOut.includes('home'))

export const everyLanguage = (): Language[] =>
  existsSync(folder)
    ? globSync('*.yaml', { cwd: folder })
        .map((file) => basename(file, '.yaml'))
        // Before its first `npm run translate` a language has no sentences.
        .filter((language) => existsSync(join(folder, `${language}.po`)))
        .sort()
    : []

/** @throws z.ZodError when its file has a mistake, SyntaxError when its sentences cannot be read */
export function languageOf(language: Language): LanguageSettings {
  const [file, sentences] = ['yaml', 'po'].map((ending) => join(folder, `${language}.${ending}`)) as [
    string,
    string,
  ]
  const made = process.env.NODE_ENV === 'development' ? statSync(sentences).mtimeMs : 0
  const read = cache.get(language)
  if (read?.made === made) return read.settings
  const { leftOut, ...rest } = languageSettings.parse(parse(readFileSync(file, 'utf8')))
  const catalog = readCatalog(readFileSync(sentences), unclaimedWords(rest.claims))
  const untouched = everyPageName().filter((name) => ![...catalog.pages, ...rest.only].includes(name))
  const settings = { ...rest, language, catalog, leftOut: [...leftOut, ...catalog.unfinished, ...untouched] }
  cache.set(language, { made, settings })
  knownLanguages.set(language, settings)
  return settings
}

/** Words of claims that claims.yaml does not have any more, or awaits. */
export function unclaimedWords(words: LanguageSettings['claims']): RegExp[] {
  const file = parse(readFileSync(join(contentFolder, 'claims.yaml'), 'utf8')) as {
    claims: { id: string; awaited?: true }[]
  }
  const standing = file.claims.filter(({ awaited }) => !awaited).map(({ id }) => id)
  return Object.entries(words).flatMap(([id, all]) =>
    standing.includes(id) || meantClaim(id, words, standing) ? [] : all.map(matchWords),
  )
}

/** The claim that has no words yet and is called nearly like one that there is not. */
export const meantClaim = (id: string, words: LanguageSettings['claims'], ids: string[]) =>
  ids.includes(id)
    ? undefined
    : nearest(
        id,
        ids.filter((one) => !(one in words)),
        2,
      )

/** The language that alone has a page. */
export const onlyLanguageOf = (name: string): Language | undefined =>
  everyLanguage().find((language) => languageOf(language).only.includes(name))

/** Whether a page is offered in a language. */
export const hasPage = (language: Language, name: string): boolean =>
  [undefined, language].includes(onlyLanguageOf(name)) &&
  (language === english || !languageOf(language).leftOut.includes(name))

const toTheLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** `rtl` for a locale that is written from right to left; undefined for others. */
export const directionOf = (locale: string) =>
  toTheLeft.includes(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : undefined

/** A language by its code, and English for anything else: the code may come from a stranger. */
export const languageNamed = (name: unknown): Language =>
  otherLanguages().find((language) => language === name) ?? english
