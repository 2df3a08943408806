import { readFileSync } from 'node:fs'
import nspell from 'nspell'
import { type Fault, nearest } from '../faults/fault.ts'
import { world } from '../../places/world.ts'
import { tradeWords } from '../trade-words.ts'
import { eachText } from './each-text.ts'

const ownWords = tradeWords.file
/** Fields of programs and of names. */
const unread =
  /^(?:alsoCalled|formerly|city|country|href|map|contact|id|kind|file|zone|code|native|proof|galley|vendor|street)$/
/** Lists of names. */
const named = ['campaigns name', 'quotes name', 'quotes company', 'programs names', 'inks names']
const words =
  /(?<![\p{L}\d{/@.#_’'])(?![A-Z]+s?\b)[A-Za-z]{2,}(?:[’'][A-Za-z]+)?(?![\p{L}\d}@_’']|\.\p{L}|:\S)/gu

/** Units after a number, as in "395 nm". */
const unit =
  /^(?:nm|lm|lx|cd|kPa|hPa|MPa|dpi|lpi|ppi|spi|gsm|mAh|Wh|kWh|kW|mW|dB|k?Hz|[MG]Hz|k?N|mN|cN|psi|rpm|mil|mils|pt|lbf|kcal|dtex)$/

/** Days and months, which the content may not name. */
const calendar =
  'January February March April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(
    ' ',
  )

/** Small words that stick to one beside them, where a space was lost. */
const stuck = 'the|and|for|you|your|our|are|with|from|that|this|each|have|will'
const glued = new RegExp(`^(${stuck})(\\p{L}{3,})$|^(\\p{L}{3,})(${stuck})$`, 'u')

/** Second halves of compounds that dictionaries lack: stockouts, runups, desktops, cupholders. */
const compound =
  /^(\p{L}{4,})(?:backs?|boards?|books?|boxes|cards?|downs?|holders?|offs?|outs?|overs?|proof|sheets?|stands?|tops?|ups?|ware|wear|wide)$/iu

const [affixes, entries] = ['aff', 'dic'].map((end) =>
  readFileSync(`node_modules/dictionary-en/index.${end}`),
)
/** Words as the dictionary lists them, without their forms. */
const stems = String(entries)
  .split('\n')
  .map((line) => line.split('/')[0]!)
const dictionary = nspell(affixes!, entries)
const checked = new Map<string, boolean>()

/** Whether the dictionary has a word; it writes straight apostrophes. */
function isWord(word: string): boolean {
  const before = checked.get(word)
  if (before !== undefined) return before
  const found = dictionary.correct(word.replace('’', "'"))
  checked.set(word, found)
  return found
}

const lettersOf = (word: string) => [...word].sort().join('')
const withoutVowels = (word: string) => lettersOf(word.toLowerCase().replace(/[aeiou]/g, ''))
/** Whether one has another consonant in the place of one: a rare word may differ so from a common one, a slip seldom does. */
const isReplaced = (word: string, other: string) =>
  word.length === other.length && withoutVowels(word) !== withoutVowels(other)

/** Hasty hands change places of letters, and get the first and the last one right. */
function likeness(...words: [string, string]): number {
  const [one, other] = words.map((word) => word.toLowerCase()) as [string, string]
  return (
    3 * Number(lettersOf(one) === lettersOf(other)) +
    Number(one.at(-1) === other.at(-1)) +
    Number(one[0] === other[0])
  )
}

/** A word with each two letters beside one another changed about. */
const swapsOf = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  )

/** Whether a word with a capital stands between small ones: not at a beginning, nor in a label whose words all have one. */
function isInSentence(text: string, at: number): boolean {
  const small = text.match(/(?<!\p{L})\p{Ll}/gu)?.length ?? 0
  const capital = text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0
  return (
    small > capital &&
    /^\p{Lu}/u.test(text.slice(at)) &&
    /(?<!\p{L})\p{Ll}[\p{L}’-]*,? $/u.test(text.slice(0, at))
  )
}

let cities: Set<string> | undefined
/** Whether it is part of the name of a large city, in thousands of people. */
function isCity(word: string): boolean {
  cities ??= new Set(world().flatMap(([name, , , , size]) => (size > 250 ? name.split(/[ -]/) : [])))
  return cities.has(word.replace(/’s$/, ''))
}

/**
 * Words of the content that neither the dictionary nor words.yaml has.
 *
 * @returns as faults those that are like a known word, and as notes the others, which may be names
 */
export function unknownWords(folder: string): { faults: Fault[]; notes: Fault[] } {
  const texts = eachText(folder)
  const own = new Set(texts.filter(({ file }) => file === ownWords).map(({ value }) => value))
  const isOwn = (word: string) =>
    [word, word.toLowerCase()].some((one) => own.has(one) || own.has(one.replace(/[’']?s$/, '')))
  /** How often the content has each word. */
  const known = new Map([...own, ...calendar].map((word) => [word.toLowerCase(), 1]))
  /** `isName`: with a capital in the middle of a sentence, where only names have one. */
  const unknown = new Map<string, Omit<Fault, 'advice'> & { isName: boolean }>()
  for (const { value, file, line, field, fields, isEnglish } of texts) {
    if (!isEnglish || fields.some((one) => unread.test(one))) continue
    if (named.includes(fields.slice(-2).join(' ')) || /^https?:/.test(value)) continue
    for (const { 0: word, index } of value.matchAll(words)) {
      const small = word.toLowerCase()
      if (unit.test(word) && /\d[ -]$/.test(value.slice(0, index))) continue
      if (isOwn(word) || isWord(word)) known.set(small, (known.get(small) ?? 0) + 1)
      else if (!isCity(word)) {
        const isName = isInSentence(value, index)
        const before = unknown.get(word)
        unknown.set(
          word,
          before ? { ...before, isName: before.isName || isName } : { file, line, field, isName },
        )
      }
    }
  }

  /** The word that is likely meant, one of this content first, and whether it certainly is. */
  const guess = (word: string, isName: boolean): { meant?: string | undefined; isSure: boolean } => {
    const parts = glued.exec(word.toLowerCase())?.slice(1).filter(Boolean) ?? []
    if (parts.length > 0 && parts.every((part) => known.has(part)))
      return { meant: parts.join(' '), isSure: true }
    const count = (one: string) => known.get(one.toLowerCase()) ?? 0
    const several = word.replace(/([^aeiou])ys$/, '$1ies').replace(/^([Gg])rey/, '$1ray')
    const likely = [several, ...own, ...dictionary.suggest(word.replace('’', "'"))]
      .filter((one) => one !== word)
      .map((one) => one.replace("'", '’'))
      .toSorted((one, other) => count(other) - count(one))
      .toSorted((one, other) => likeness(word, other) - likeness(word, one))
    const ours = likely.filter((one) => count(one) > 0)
    const isSlip = (one: string) => !isReplaced(word, one)
    // What begins with a capital may be a name.
    const isNear = (one: string) =>
      /^[a-z]/.test(word) ? count(one) > 0 || isSlip(one) : count(one) > 0 && isSlip(one)
    const isLong = (one: string) => word.length > 8 && !isName && likeness(word, one) > 1 && isSlip(one)
    const slip =
      (isWord(several) && several !== word ? several : undefined) ??
      nearest(word, likely.filter(isNear), 1) ??
      nearest(word, [...likely, ...known.keys(), ...stems].filter(isLong), 2)
    // As wearables, halftoned, roastery and plantable are.
    const isForm = /(?:[^sxyz]s|ed|ery|able)$/.test(word) && isWord(word.replace(/able$|.$/, ''))
    const first = compound.exec(word)?.[1]
    const isCompound = first !== undefined && isWord(first)
    return {
      meant: slip ?? nearest(word, ours) ?? nearest(word, likely),
      isSure: slip !== undefined && !isForm && !isCompound,
    }
  }
  const found = [...unknown].map(([word, { isName, ...at }]) => {
    const { meant, isSure } = guess(word, isName)
    const write = meant && (isSure || !isName) ? `write ${meant}` : 'correct it'
    const advice = `says "${word}", which no dictionary has; ${write}, or list it in ${ownWords} if it is right`
    return { isFault: isSure, fault: { ...at, advice } }
  })
  const listed = texts.flatMap(({ file, value, line, field }): Fault[] => {
    const meant = file === ownWords && !isWord(value) ? swapsOf(value).find(isWord) : undefined
    const advice = `is ${meant} with two letters changed about; take it away if ${meant} is meant`
    return meant && value.length > 5 ? [{ file, line, field, advice }] : []
  })
  const split = (isFault: boolean) => found.filter((one) => one.isFault === isFault).map(({ fault }) => fault)
  return { faults: split(true), notes: [...split(false), ...listed] }
}
