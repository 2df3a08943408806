import { po, type GetTextTranslation } from 'gettext-parser'
import { shift } from '../leads/deadline/day.ts'
import { contentDay } from '../content/dated.ts'

/** How long a sentence is shown whose English has changed, in days. */
const daysShown = 30
const lastDays = /^# ?behind since (\d{4}-\d\d-\d\d)$/gm
/** Files whose sentences bind us or lead through a form: there, changed English is shown at once. */
const binding = /^(deadline|office|request|pages\/(privacy|accessibility)|leads\/.*)\.yaml$/
const since = /^behind since (\d{4}-\d\d-\d\d)$/m
/** The share of its sentences below which a page is not published. */
const leastShare = 0.9

export type Catalog = {
  /**
   * What is said for an English sentence; undefined when that is shown in English.
   * @param place its content file and field, as `placeOf` names them: elsewhere the same letters may be an id
   */
  say: (sentence: string, place: string) => string | undefined
  /** Pages with too many sentences in English, by name; `home` stands for the whole site. */
  unfinished: string[]
  /** Pages that have a sentence here. */
  pages: string[]
}

/** The day since which the English of a sentence is newer; undefined when it is not. */
export const behindSince = ({ comments }: GetTextTranslation): string | undefined =>
  comments?.flag?.includes('fuzzy') ? (since.exec(comments.translator ?? '')?.[1] ?? contentDay()) : undefined

/** `content/home/hero.yaml: actions > quote`: without numbers, which move with every new entry. */
export const placeOf = (file: string, keys: readonly string[]) => `content/${file}: ${keys.join(' > ')}`
const fileOf = (place: string) => /^content\/(.*?):/.exec(place)?.[1] ?? ''

/** The places in which a sentence stands. */
export const placesOf = ({ comments }: GetTextTranslation) => comments?.reference?.split('\n') ?? []

/** The days from which on sentences are shown in English, because theirs has changed long ago. */
export const lapseDays = (text: string): string[] =>
  [...text.matchAll(lastDays)].map(([, since = '']) => shift(since, daysShown))

/** @throws SyntaxError when it is no file of gettext */
export function readCatalog(bytes: Buffer): Catalog {
  const { translations } = po.parse(bytes, { validation: true })
  const places = new Map(
    Object.values(translations)
      .flatMap((all) => Object.values(all))
      .map((one) => [one, new Set(faultOfSentence(one) ? [] : placesOf(one))]),
  )
  const say = (sentence: string, place: string) => {
    const file = fileOf(place)
    const found = [translations[file], translations['']]
      .map((all) => all?.[sentence])
      .find((one) => one && places.get(one)?.has(place))
    const [said = ''] = found?.msgstr ?? []
    if (!found || sentence === '' || said === '') return undefined
    const behind = behindSince(found)
    const isShown = !behind || (!binding.test(file) && contentDay() < shift(behind, daysShown))
    return isShown ? said : undefined
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
  return { say, unfinished, pages: [...counts.keys()] }
}

/** What every page and form needs belongs to the home page. */
const pageOf = (file: string) =>
  /^(?:pages\/)?(.+)\.yaml$/.exec(ownPages.test(file) ? file : 'home.yaml')?.[1] ?? ''
const ownPages = /^(pages\/.+|printing|translation|veterinary|artwork)\.yaml$/

const listed = (text: string, part: RegExp) => (text.match(part) ?? []).sort().join(' ')

/** What a translation has lost or has too many of, in words; undefined if nothing. */
export function faultOfSentence({
  msgid,
  msgstr: [said = ''],
}: Pick<GetTextTranslation, 'msgid' | 'msgstr'>) {
  if (msgid === '' || said === '') return undefined
  for (const part of [/\{[^{}]*\}/g, /\]\([^)]+\)/g, /\*\*/g]) {
    const wanted = listed(msgid, part)
    if (wanted !== listed(said, part))
      return `must have ${wanted || 'no braces or links'}, as the English has; write the same, letter for letter`
  }
  if (/[{}]/.test(said.replaceAll(/\{[^{}]*\}/g, '')))
    return 'has a brace too many; write placeholders as the English does, letter for letter'
  const [code] = /&#?\w+;|<\/?[a-z]+>/i.exec(said) ?? []
  if (code && !msgid.includes(code))
    return `has ${code}, which is shown as it is; type the letter itself, and no HTML`
  const digits = said.replaceAll(/\{[^{}]*\}/g, '').match(/\d+/g) ?? []
  const ours = digits.find((one) => !msgid.match(/\d+/g)?.includes(one))
  if (ours) return `has the figure ${ours}, which the English does not have; take it away`
  if (/^\s/.test(said) !== /^\s/.test(msgid) || /\s$/.test(said) !== /\s$/.test(msgid))
    return 'must begin and end with a space where the English does, and nowhere else'
  return undefined
}
