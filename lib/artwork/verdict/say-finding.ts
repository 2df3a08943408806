import type { ArtworkWords } from '../../content/artwork.ts'
import { fill, withCount } from '../../content/fill.ts'
import { inch } from '../facts.ts'
import { isKnife } from '../knife.ts'
import type { Kind } from '../../../supabase/functions/_shared/file-kind.ts'
import { type Finding, topicOf } from './findings.ts'
import { rounded, writeLength, writeSize, writeWidth } from './write-measures.ts'

type Words = Pick<
  ArtworkWords,
  'findings' | 'advice' | 'programs' | 'kinds' | 'exports' | 'inks' | 'knockout' | 'onPages' | 'units'
>

/** Which way lengths are rounded where that matters. */
const rounding: Record<string, (value: number) => number> = {
  edge: (value) => Math.floor(value + 0.1),
  wanted: (value) => Math.ceil(value - 0.001),
}

/** A bleed in a document that is drawn at a tenth of its size. */
const finer: typeof rounding = {
  wanted: (value) => (value < 20 ? Math.round(10 * value) / 10 : Math.round(value)),
}

/** A finding as a sentence, with lengths in the unit that the visitor chose. */
export function sayFinding({ id, values = {} }: Finding, unit: 'in' | 'mm', words: Words): string {
  const { findings, kinds, exports, onPages, units } = words
  if (id === 'spots')
    return saySpots(String(values.names).split('\n'), String(values.knocked ?? '').split('\n'), words)
  const number = (key: string) => Number(values[key])
  const length = (key: string, round?: (value: number) => number) =>
    key in values && { [key]: writeLength(number(key), unit, units, round) }
  const width = (key: string) =>
    key in values &&
    id === 'soft' && { [key]: number(key) < inch / 10 ? undefined : writeWidth(number(key), unit, units) }
  // A code that is too small is never said to be as large as it should be.
  const exact = (key: string) => length(key, (id === 'codeSmall' ? rounding : finer)[key])
  const kind = (key: string) => key in values && { [key]: kinds[values[key] as Kind] }
  const size = (name: string, across: string, down: string) =>
    across in values &&
    down in values && { [name]: writeSize({ width: number(across), height: number(down) }, unit, units) }
  const places = id === 'ink' ? 0 : 1 + Number(/line/i.test(id))
  const written: Record<string, string | number | undefined> = {
    ...values,
    ...('value' in values && { value: rounded(number('value'), places) }),
    ...width('sharp'),
    ...width('soft'),
    ...exact('edge'),
    ...exact('wanted'),
    ...length('width', unit === 'in' ? (value) => 10 * Math.round(value / 10) : undefined),
    ...size('size', 'width', 'height'),
    ...size('page', 'pageWidth', 'pageHeight'),
    ...kind('kind'),
    ...kind('other'),
    how: exports[values.kind as keyof typeof exports] ?? exports.drawing,
  }
  const finding = id === 'fonts' ? withCount(findings.fonts, number('count')) : findings[id]
  const said = [finding, ...adviceOn(id, plain(String(values.maker ?? '')), words)].join(' ')
  const sentences = fill(wholeOf(said, written), written as Record<string, string>)
  const on = String(values.on ?? '')
  if (!on) return sentences
  return fill(onPages[on.includes(',') ? 'many' : 'one'], { number: sayPages(on, onPages.range), sentences })
}

/** Leaves out sentences whose values a finding lacks, because it was stored before they were written. */
function wholeOf(said: string, values: Record<string, unknown>): string {
  const has = (sentence: string) =>
    Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, key = '']) => values[key]).every(
      (one) => one !== undefined,
    )
  const whole = said.split(/(?<=\.) /).filter(has)
  return whole.length > 0 ? whole.join(' ') : said.replace(/\{\w+\}/g, '…')
}

/** Numbers in turn, three or more of them by the first and the last: "2, 5 to 9". */
function sayPages(on: string, range: string): string {
  const runs: number[][] = []
  for (const number of on.split(', ').map(Number)) {
    const last = runs.at(-1)
    if (last && last.at(-1) === number - 1) last.push(number)
    else runs.push([number])
  }
  return runs
    .map((run) => (run.length > 2 ? fill(range, { first: run[0]!, last: run.at(-1)! }) : run.join(', ')))
    .join(', ')
}

/** The advice in the words of the program that made the file, as far as both are known. */
function adviceOn(id: Finding['id'], maker: string, { advice, programs }: Words): string[] {
  const topic = topicOf(id)
  const own = programs.find(({ names }) => names.some((name) => maker.includes(plain(name))))
  return topic ? [own?.[topic] ?? advice[topic]] : []
}

/** Compared without case, spaces and signs. */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Knives, white and finishes are named like inks. */
function saySpots(names: string[], knocked: string[], { findings, inks, knockout }: Words): string {
  const toolOf = (name: string) =>
    inks.find(({ names }) => names.some((usual) => plain(usual) === plain(name))) ??
    (isKnife(name) ? inks.find(({ names }) => names.some(isKnife)) : undefined)
  const said = new Map<string, string[]>()
  for (const name of names) {
    const text = toolOf(name)?.text ?? findings.spots
    said.set(text, [...(said.get(text) ?? []), name])
  }
  const tools = names.filter((name) => knocked.includes(name) && toolOf(name))
  if (tools.length > 0) said.set(knockout, tools)
  return [...said].map(([text, own]) => fill(text, { names: own.join(', ') })).join(' ')
}
