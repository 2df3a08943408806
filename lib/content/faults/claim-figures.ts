import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentFolder } from '../folder.ts'

type Figure = { id: string; figure: string; units?: string[] | undefined; file?: string }

let kept: ReturnType<typeof read> | undefined

/**
 * What other texts take from claims.yaml and brand.yaml: `figures`, the `words` of claims without one, and how we are reached. `awaited`: claims
 * that the owner has yet to confirm. The files' own schemas report their faults.
 */
export const claimed = () => (kept && process.env.NODE_ENV !== 'development' ? kept : (kept = read()))

function read() {
  const { claims = [] } = parsed<{ claims?: (Partial<Figure> & { awaited?: boolean; words?: string[] })[] }>(
    'claims.yaml',
  )
  const { name, tagline } = parsed<{ name?: string; tagline?: string }>('brand.yaml')
  const brand = { name, tagline }
  const all = [
    ...claims.map((claim) => ({ ...claim, file: 'claims.yaml' })),
    ...Object.entries(brand).map(([id, figure]) => ({ id, figure, units: undefined, file: 'brand.yaml' })),
  ]
  return {
    figures: all.flatMap(({ id, figure, units, file }) =>
      id && typeof figure === 'string'
        ? { id, figure, units, file, again: again({ id, figure, units }) }
        : [],
    ),
    words: claims.flatMap(({ words = [] }) => words),
    awaited: claims.flatMap(({ id, awaited }) => (id && awaited ? id : [])),
    contact: contactWords(),
  }
}

/** A content file as it is, empty if it cannot be read. */
function parsed<T extends object>(file: string): Partial<T> {
  try {
    return Object(parse(readFileSync(join(contentFolder, file), 'utf8')))
  } catch {
    return {}
  }
}

const isMap = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** Leaves out what names an awaited claim: a field, a whole list entry, and a list that this empties. */
export function withoutAwaited(data: unknown, awaited = claimed().awaited): unknown {
  if (typeof data === 'string') return awaited.some((id) => data.includes(`{${id}}`)) ? undefined : data
  if (isMap(data)) {
    const fields = Object.entries(data).map(([key, value]) => [key, withoutAwaited(value, awaited)] as const)
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (!Array.isArray(data)) return data
  const entries = data.flatMap((entry: unknown) => {
    const left = withoutAwaited(entry, awaited)
    const isWhole = !isMap(left) || Object.keys(left).length === Object.keys(entry as object).length
    return left === undefined || !isWhole ? [] : [left]
  })
  return data.length > 0 && entries.length === 0 ? undefined : entries
}

/** Replaces each `{claim}`, `{name}` and `{tagline}` in parsed content. */
export function withFigures(data: unknown, all: Figure[] = claimed().figures): unknown {
  if (typeof data === 'string')
    return all.reduce((text, { id, figure }) => text.replaceAll(`{${id}}`, figure), data)
  if (Array.isArray(data)) return data.map((one) => withFigures(one, all))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withFigures(value, all)]))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the figure where a text repeats it by hand. */
function again({ figure, units }: Figure): RegExp {
  const behind = units ? `[ -]?(${units.map(escaped).join('|')})` : '(?![\\w–])'
  return new RegExp(`(?<![\\w–.,-])${escaped(figure)}${behind}`)
}

/** @returns the figure that a text repeats by hand */
export const repeated = (text: string): Figure | undefined =>
  claimed().figures.find(({ again }) => again.test(text))

/** How and when we are reached, as texts name it. */
function contactWords(): Record<'phone' | 'email' | 'hours' | 'promise', string> {
  const { phone, email = '' } = parsed<{ phone: { label?: string }; email: string }>('brand.yaml')
  const office = parsed<{
    clock: string
    answerWithin: number
    promise: Record<string, string>
    hoursInWords: string
  }>('office.yaml')
  const promise = office.promise?.[office.clock ?? ''] ?? ''
  return {
    phone: phone?.label ?? '',
    email,
    hours: office.hoursInWords ?? '',
    promise: promise.replace('{count}', String(office.answerWithin)),
  }
}
