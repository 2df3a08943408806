import { po, type GetTextTranslation } from 'gettext-parser'
import { addDays } from '../leads/deadline/day.ts'
import { contentDay } from '../content/dated.ts'
import type { Fault } from '../content/faults/fault.ts'
import { spelled } from '../content/fill.ts'
import { faultOfAddress } from './form-of-address.ts'

/** How long a sentence is shown whose English has changed, in days. */
const daysShown = 30
/** In a file's head: the day on which `npm run translate` last compared it with the English sentences. */
export const comparedOn = 'X-Compared-With-English'
const lastDays = new RegExp(`^(?:# ?behind since |"${comparedOn}: )(\\d{4}-\\d\\d-\\d\\d)`, 'gm')
/** Files whose sentences bind us or lead through a form: there, changed English is shown at once. */
const binding = /^(deadline|office|request|pages\/(privacy|accessibility)|leads\/.*)\.yaml$/
const since = /^behind since (\d{4}-\d\d-\d\d)$/m
/** The share of its sentences below which a page is not published. */
const leastShare = 0.9

export type Catalog = {
  /**
   * The translation of an English sentence; undefined when the English is shown.
   * @param place its content file and field, as `placeOf` names them: elsewhere the same letters may be an id
   * @param isAlone whether no other sentence can stand in this place, as in a list
   */
  say: (sentence: string, place: string, isAlone?: boolean) => string | undefined
  /** Whether the translation is of an earlier English sentence. */
  isBehind: (sentence: string, place: string) => boolean
  /** Pages with too many sentences in English, by name; `home` stands for the whole site. */
  unfinished: string[]
  /** Pages that have a sentence here. */
  pages: string[]
}

const dayOf = ({ comments }: GetTextTranslation) => since.exec(comments?.translator ?? '')?.[1]

/** The day since which the English of a sentence is newer; undefined when it is not. */
export const behindSince = (entry: GetTextTranslation): string | undefined =>
  entry.comments?.flag?.includes('fuzzy') ? (dayOf(entry) ?? contentDay()) : undefined

/** Whether another program took the translation of a similar sentence. */
export const isFuzzyMatch = (entry: GetTextTranslation): boolean =>
  behindSince(entry) !== undefined && !dayOf(entry) && Boolean(entry.comments?.previous)

/** `content/home/hero.yaml: actions > quote`: without numbers, which move with every new entry. */
export const placeOf = (file: string, keys: readonly string[]) => `content/${file}: ${keys.join(' > ')}`
const fileOf = (place: string) => /^content\/(.*?):/.exec(place)?.[1] ?? ''

/** The places in which a sentence stands. */
export const placesOf = ({ comments }: GetTextTranslation) =>
  comments?.reference?.split(/\n| (?=content\/)/) ?? []

/** Whether a sentence stands in a place. Other programs take places for a list of words, and keep each word once. */
export function isUsedAt(entry: GetTextTranslation, place: string): boolean {
  const { reference = '' } = entry.comments ?? {}
  if (!reference.includes(place.slice(0, place.indexOf(':')))) return false
  if (placesOf(entry).includes(place)) return true
  const words = reference.split(/\s/)
  return place.split(' ').every((word) => words.includes(word))
}

/** The days on which outdated translations give way to English. */
export const lapseDays = (text: string): string[] => [
  ...new Set([...text.matchAll(lastDays)].map(([, since = '']) => addDays(since, daysShown))),
]

/**
 * @param unsaid words of claims that are withdrawn or awaited
 * @throws SyntaxError when it is no file of gettext
 */
export function readCatalog(bytes: Buffer, unsaid: RegExp[] = []): Catalog {
  const { translations, headers } = po.parse(bytes, { validation: true })
  const entries = Object.values(translations)
    .flatMap((all) => Object.values(all))
    .filter((one) => !faultOfSentence(one) && !isFuzzyMatch(one))
  const usable = new Set(entries)
  const inFile = new Map<string, GetTextTranslation[]>()
  for (const entry of entries)
    for (const file of new Set(placesOf(entry).map(fileOf))) {
      const others = inFile.get(file) ?? []
      others.push(entry)
      inFile.set(file, others)
    }
  /** The earlier sentence in the same place, if there was only one; without a mark, it may have changed on any day since the file's. */
  const before = (sentence: string, place: string) => {
    const [old, ...others] = (inFile.get(fileOf(place)) ?? []).filter((one) => isUsedAt(one, place))
    if (!old || others.length > 0 || !isSimilarSentence(old.msgid, sentence)) return undefined
    const since = behindSince(old) ?? headers[comparedOn]
    return faultOfSentence({ ...old, msgid: sentence }) ? undefined : { entry: old, since }
  }
  const entryAt = (sentence: string, place: string) =>
    [translations[fileOf(place)], translations['']]
      .map((all) => all?.[sentence])
      .find((one) => one && usable.has(one) && isUsedAt(one, place))
  const say = (sentence: string, place: string, isAlone = false) => {
    const file = fileOf(place)
    const entry = entryAt(sentence, place)
    const found = entry ? { entry, since: behindSince(entry) } : isAlone && before(sentence, place)
    const [translation = ''] = (found && found.entry.msgstr) || []
    if (!found || sentence === '' || translation === '' || unsaid.some((one) => one.test(translation)))
      return undefined
    const { since } = found
    if (entry && !since) return translation
    return since && !binding.test(file) && contentDay() < addDays(since, daysShown) ? translation : undefined
  }
  const counts = new Map<string, { all: number; said: number }>()
  for (const entry of Object.values(translations).flatMap((all) => Object.values(all)))
    for (const place of entry.msgid === '' ? [] : placesOf(entry)) {
      const page = pageOf(fileOf(place))
      const count = counts.get(page) ?? { all: 0, said: 0 }
      count.all++
      if (say(entry.msgid, place)) count.said++
      counts.set(page, count)
    }
  const unfinished = [...counts].filter(([, { all, said }]) => said < all * leastShare).map(([page]) => page)
  const isBehind = (sentence: string, place: string) => {
    const entry = entryAt(sentence, place)
    return !entry || behindSince(entry) !== undefined
  }
  return { say, isBehind, unfinished, pages: [...counts.keys()] }
}

/** Sentences that every page and form needs belong to the home page. */
const pageOf = (file: string) =>
  /^(?:pages\/)?(.+)\.yaml$/.exec(ownPages.test(file) ? file : 'home.yaml')?.[1] ?? ''
const ownPages = /^(pages\/.+|printing|translation|veterinary|artwork)\.yaml$/

/** Whether one sentence can be the other one, changed: half of the shorter one's words are in both. */
export function isSimilarSentence(one: string, other: string): boolean {
  const [few, many] = [one, other]
    .map((text) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu)))
    .sort((a, b) => a.size - b.size) as [Set<string>, Set<string>]
  return [...few].filter((word) => many.has(word)).length * 2 >= few.size
}

const listed = (text: string, part: RegExp) => (text.match(part) ?? []).sort().join(' ')

/** The fault of a translation that has lost something or has too many of it; undefined if there is none. */
export function faultOfSentence({
  msgid,
  msgstr: [translation = ''],
}: Pick<GetTextTranslation, 'msgid' | 'msgstr'>) {
  if (msgid === '' || translation === '') return undefined
  for (const part of [/\{[^{}]*\}/g, /\]\([^)]+\)/g, /(?<!\S)\*(?=\S)|(?<=\S)\*/g]) {
    const expectedParts = listed(msgid, part)
    if (expectedParts !== listed(translation, part))
      return `must have ${expectedParts || 'no braces or links'}, as the English has; write the same, letter for letter`
  }
  if (/[{}]/.test(translation.replaceAll(/\{[^{}]*\}/g, '')))
    return 'has a brace too many; write placeholders as the English does, letter for letter'
  const [code] = /&#?\w+;|<\/?[a-z]+>/i.exec(translation) ?? []
  if (code && !msgid.includes(code))
    return `has ${code}, which is shown as it is; type the letter itself, and no HTML`
  const digits = translation.replaceAll(/\{[^{}]*\}/g, '').match(/\d+/g) ?? []
  const ours = digits.find((one) => !msgid.match(/\d+/g)?.includes(one))
  if (ours) {
    const [whole = ours] = new RegExp(`[\\d.,]*(?<!\\d)${ours}(?!\\d)(?:[.,]\\d+)*`).exec(translation) ?? []
    const lost = msgid.match(/\d[\d.,]*(?<=\d)/g)?.find((one) => !translation.includes(one))
    return `has the figure ${whole}, which the English does not have; ${lost ? `write ${lost}` : 'take it away'}`
  }
  if (/^\s/.test(translation) !== /^\s/.test(msgid) || /\s$/.test(translation) !== /\s$/.test(msgid))
    return 'must begin and end with a space where the English does, and nowhere else'
  return undefined
}

/** A number in words for another one. @param numbers in words, from none on */
export function faultOfNumber(
  { msgid, msgstr: [translation = ''] }: Pick<GetTextTranslation, 'msgid' | 'msgstr'>,
  numbers: readonly string[],
) {
  // "Un" is an article, too.
  const counted = numbers.map((word, count) => ({ word, own: spelled(count) ?? '' })).slice(2)
  const has = (text: string, word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text)
  const said = counted.find(({ word, own }) => has(translation, word) && !has(msgid, own))
  const lost = counted.find(({ word, own }) => has(msgid, own) && !has(translation, word))
  return said && lost && `says ${said.word}, and the English ${lost.own}; write ${lost.word}`
}

/** The fault of a language's list of numbers, where many sentences seem to count otherwise. */
export function misorderedNumbers(faults: Fault[], language: string): Fault[] | undefined {
  const all = faults.filter(({ advice }) => / and the English .*; write /.test(advice))
  const [first] = all
  if (!first || all.length < 5) return
  const advice = `is in another order than none, one, two: by it ${all.length} sentences are wrong, such as one that ${first.advice}; correct the order here`
  return [{ file: `languages/${language}.yaml`, line: 1, field: 'numbers', advice }]
}

/** The shortest that a translation into Spanish is, as a share of a sentence in English that is long enough. */
const leastLength = 0.5
const longEnough = 60

/** The fault of a translation that is cut short or belongs to another sentence. */
export function translationMismatch(
  { msgid, msgstr: [translation = ''] }: GetTextTranslation,
  all: GetTextTranslation[],
) {
  if (translation && msgid.length > longEnough && translation.length < msgid.length * leastLength)
    return 'is much shorter than the English; translate all of it'
  const friendly = all.some(({ msgstr: [one = ''] }) => /\busted\b/.test(one)) && faultOfAddress(translation)
  if (friendly) return friendly
  const other =
    translation.length > longEnough / 2 &&
    all.find((one) => one.msgstr[0] === translation && !isSimilarSentence(one.msgid, msgid))
  return other ? `is the translation of "${other.msgid}", too; write that of this sentence` : undefined
}
