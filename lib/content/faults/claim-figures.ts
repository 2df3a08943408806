import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Language, spokenLanguage } from '../../language/spoken.ts'
import { translateContent, translateFigure } from '../../language/translate-content.ts'
import { unsaidAmount } from './count-faults.ts'
import { preventBreaks, spelled } from '../fill.ts'
import { contentFolder } from '../folder.ts'
import { escapePattern, matchWords } from './saying.ts'

type Figure = { id: string; figure: string; units?: string[] | undefined; scope?: string; file?: string }
type Brand = { name: string; tagline: string; founded: number; address: { city?: unknown } }
type Claim = Partial<Figure> & { awaited?: unknown; about?: string[] | undefined; words?: string[] }

const kept = new Map<Language, ReturnType<typeof readClaims>>()

/**
 * Values that other texts take from claims.yaml and brand.yaml: `figures`, the `words` of claims without one, and our contact
 * details. `awaited`: claims that the owner has yet to confirm, and words to avoid until then. The files' own schemas report
 * their faults.
 */
export function listClaims() {
  const language = spokenLanguage()
  const before = kept.get(language)
  if (before && process.env.NODE_ENV !== 'development') return before
  const now = readClaims()
  kept.set(language, now)
  return now
}

/** The texts of a value that its file's schema has yet to judge. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf).filter(Boolean) : undefined)

function readClaims() {
  const read = parseFile<{ claims?: unknown }>('claims.yaml').claims
  const claims = [read].flat().map((one): Claim => {
    const claim = Object(one)
    const [units, about, words] = [claim.units, claim.about, claim.words].map(textsOf)
    return { ...claim, id: textOf(claim.id), scope: textOf(claim.scope), units, about, words: words ?? [] }
  })
  const { name, tagline, founded, address } = translateContent(
    parseFile('brand.yaml'),
    'brand.yaml',
  ) as Partial<Brand>
  const [town] = address?.city === undefined ? [] : String(address.city).split(',')
  const brand = {
    name,
    tagline,
    founded: founded === undefined ? founded : String(founded),
    headquarters: town,
  }
  const all = [
    ...claims.map((claim) => ({ ...claim, file: 'claims.yaml' })),
    ...Object.entries(brand).map(([id, figure]): Claim => ({ id, figure, file: 'brand.yaml' })),
  ]
  const figures = all.flatMap((one) => {
    const { id, figure, about } = one
    if (!id || typeof figure !== 'string') return []
    return { ...one, id, figure, beside: besideWords(about), again: matchFigure({ ...one, id, figure }) }
  })
  const waiting = claims.filter(({ awaited }) => awaited === true)
  return {
    figures: figures.filter(({ awaited }) => awaited !== true),
    words: claims.flatMap(({ words = [], awaited }) => (awaited === true ? [] : words)),
    awaited: waiting.flatMap(({ id }) => id || []),
    unsaid: waiting.flatMap(({ id = '', words = [], ...claim }) => {
      const own = figures.find((one) => one.id === id)
      const said = words.map((one) => [one, matchWords(one)] as const)
      const counts = { ...claim, id, beside: besideWords(claim.about) }
      return [...(own ? [[own.figure, own.again] as const] : []), ...said]
        .map(([words, again]) => ({ words, find: (text: string) => again.exec(text)?.[0] }))
        .concat({ words: '', find: (text: string) => unsaidAmount(text, counts) })
    }),
    contact: contactWords(),
    seat: textOf(address?.city),
  }
}

/** Matches one of the words by which a figure is known as a claim's. */
function besideWords(about?: string[]) {
  const begun = about?.map((words) => escapePattern(words).replace(/[ -]/g, 's?[ -]?')).join('|')
  return begun ? new RegExp(`(?<!\\p{L})(?:${begun})`, 'iu') : undefined
}

/** A parsed content file, empty if it cannot be read. */
function parseFile<T extends object>(file: string): Partial<T> {
  try {
    return Object(parse(readFileSync(join(contentFolder, file), 'utf8')))
  } catch {
    return {}
  }
}

const isMap = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** For each list that lost entries, the original places of the rest. */
const stood = new WeakMap<object, number[]>()

/** Leaves out parts that name an awaited claim: a field, a whole list entry, and a list that this empties. */
export function withoutAwaited(data: unknown, awaited = listClaims().awaited): unknown {
  if (typeof data === 'string') return awaited.some((id) => data.includes(`{${id}}`)) ? undefined : data
  if (isMap(data)) {
    const fields = Object.entries(data).map(([key, value]) => [key, withoutAwaited(value, awaited)] as const)
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (!Array.isArray(data)) return data
  const left = data.map((entry: unknown, index) => ({ entry: withoutAwaited(entry, awaited), index }))
  const whole = left.filter(
    ({ entry, index }) =>
      entry !== undefined &&
      (!isMap(entry) || Object.keys(entry).length === Object.keys(data[index] as object).length),
  )
  const entries = whole.map(({ entry }) => entry)
  stood.set(
    entries,
    whole.map(({ index }) => index),
  )
  return data.length > 0 && entries.length === 0 ? undefined : entries
}

/** The place in the file of the value at a path. */
export function pathInFile(data: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  let part = data
  return path.map((key) => {
    const at = typeof key === 'number' ? stood.get(Object(part))?.[key] : undefined
    part = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined
    return at ?? key
  })
}

/** Replaces each `{claim}`, `{name}` and `{tagline}` in parsed content. */
export function withFigures(data: unknown, all: Figure[] = listClaims().figures): unknown {
  if (typeof data === 'string')
    return all.reduce(
      (text, one) => text.replaceAll(`{${one.id}}`, translateFigure(one, data === `{${one.id}}`)),
      data,
    )
  if (Array.isArray(data)) return data.map((one) => withFigures(one, all))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withFigures(value, all)]))
}

const anyCase = (words: string) =>
  escapePattern(words).replace(/^\p{L}/u, (one) => `[${one.toUpperCase()}${one.toLowerCase()}]`)

/** Between a number and what it counts there is none of them. */
const joints = 'for|in|of|to|and|or|per|with|by|from|at|on|a|an|the|your|our'
const times = 'hour|hr|h\\b|day|week|month|year'

/** Matches a figure that a text repeats by hand: as it is, or its number or word with its unit. */
function matchFigure({ id, figure, units, scope = '' }: Figure): RegExp {
  // The town itself may be meant.
  if (id === 'headquarters') {
    const ours = '(?:[Hh]eadquarter|[Bb]ased|[Ff]ounded|since|our office)[^.]*'
    return new RegExp(
      `(?<=${ours})(?<!\\bmoved to )\\b${escapePattern(figure)}\\b|\\b${escapePattern(figure)}\\b(?=[^.]*${ours})`,
    )
  }
  const [digits = ''] = /^\d{1,3}(?=\+?$)/.exec(figure) ?? []
  const word = spelled(Number(digits || NaN))?.replace(/^./, (one) => `[${one.toUpperCase()}${one}]`)
  const [, from, to, sign = ''] = /^(\d+)–(\d+)(%?)$/.exec(figure) ?? []
  // Units of its own tell what one end of a range means.
  const ends = units && from ? [from, to].map((end) => end + sign) : []
  const counts = [digits, word, ...ends].filter(Boolean).join('|')
  const named = (units ?? [id]).map(anyCase)
  const counted = counts && `(?:${counts})[\\s-]?(?:${named.join('|')})(?! (?:a|per) (?:day|week)\\b)`
  const span = from && `${from}(?: to | and )${to}${sign || `(?= (?:${times}))`}`
  // A range without a sign may be one of working days or of sizes.
  const end = from && !sign ? `(?=[ -]?(?:${times})|$)` : '(?![\\w–])'
  // "100+" alone may count pages.
  const things = [id, ...scope.split(' ', 2).filter((one) => one.endsWith('s'))].map(anyCase).concat(named)
  const thing = `(?=[ -](?:(?!(?:${joints})\\b)[\\p{L}-]+ ){0,2}(?:${things.join('|')}))`
  const ours = /^\d+\+$/.test(figure) ? thing : end
  const whole = digits === figure ? '' : `${escapePattern(figure).replaceAll(' ', '[ -]?')}${ours}`
  return new RegExp(`(?<![\\w–.,-])(?:${[whole, span, counted].filter(Boolean).join('|')})`, 'u')
}

/** What lasts or is waited for without us. */
const others = /\b(?:last|runs?|charg|play|keep|hot|cold|dr(?:y|ies)|cure|wash|wear|refund|ship|deliver)/i

/** Whether a figure is a claim's: beside its words, or with little else, as on a badge. */
const isClaimed = (text: string, beside?: RegExp) =>
  !beside || beside.test(text) || (text.split(' ').length < 6 && !others.test(text))

/** @returns the figure that a text repeats by hand; a claim of words alone, as of a country, may be meant otherwise */
export function repeatedFigure(text: string) {
  for (const { beside, again, ...one } of listClaims().figures) {
    if (one.file === 'claims.yaml' && !/\d/.test(one.figure)) continue
    const sentences = beside ? text.split(/(?<=[.!?;]) /) : [text]
    const sentence = sentences.find((part) => again.test(part) && isClaimed(part, beside))
    if (!sentence) continue
    const [word] = beside?.exec(sentence) ?? []
    const years = /^\d+(?=\+$)/.exec(one.figure)?.[0] ?? ''
    const plainly = word ? `say it in a sentence without "${word}"` : `write more than ${years} years`
    const isDoubtful = word ?? (years && new RegExp(`\\b${years}\\+ years`, 'i').test(sentence))
    const other = isDoubtful ? `; of another thing, ${plainly}` : ''
    return { ...one, advice: ` by hand; write {${one.id}}, which ${one.file} fills in${other}` }
  }
}

/** What a text says of a claim that its owner has yet to confirm. */
export function unsaidFault(text: string): string | undefined {
  const [said] = listClaims().unsaid.flatMap(({ words, find }) => {
    const found = find(text)
    return found ? [found.toLowerCase() === words.toLowerCase() ? words : found] : []
  })
  return (
    said &&
    `says "${said}", a claim that claims.yaml awaits; take it out, or, once its owner has confirmed it, take awaited: true away there`
  )
}

/** How and when to reach us, as texts name it. */
function contactWords(): Record<'phone' | 'email' | 'hours' | 'promise', string> {
  const { phone, email } = parseFile<{ phone: { label?: unknown }; email: unknown }>('brand.yaml')
  const office = translateContent(parseFile('office.yaml'), 'office.yaml') as Partial<{
    clock: string
    answerWithin: number
    promise: Record<string, unknown>
    hoursInWords: unknown
  }>
  const promise = textOf(office.promise?.[office.clock ?? ''])
  return {
    phone: preventBreaks(textOf(phone?.label)),
    email: textOf(email),
    hours: preventBreaks(textOf(office.hoursInWords)),
    promise: promise.replace('{count}', String(office.answerWithin)),
  }
}
