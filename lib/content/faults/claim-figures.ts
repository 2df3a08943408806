import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentFolder } from '../folder.ts'

type Figure = { id: string; figure: string; units?: string[] | undefined }
/** `again` matches the figure when a text repeats it by hand. */
type FoundAgain = Figure & { again: RegExp }

let kept: { figures: FoundAgain[]; awaited: string[] } | undefined

/** The claims that have a figure. Faults of their file are reported by lib/content/claims.ts. */
export const claimFigures = () => readOnce().figures

/** The claims that the owner has yet to make. */
export const awaitedClaims = () => readOnce().awaited

function readOnce() {
  if (kept && process.env.NODE_ENV !== 'development') return kept
  return (kept = read())
}

function read(): NonNullable<typeof kept> {
  const file = join(contentFolder, 'claims.yaml')
  if (!existsSync(file)) return { figures: [], awaited: [] }
  try {
    const { claims }: { claims: (Partial<Figure> & { awaited?: boolean })[] } = parse(
      readFileSync(file, 'utf8'),
    )
    return {
      figures: claims.flatMap(({ id, figure, units }) =>
        id && typeof figure === 'string' ? { id, figure, units, again: again({ id, figure, units }) } : [],
      ),
      awaited: claims.flatMap(({ id, awaited }) => (id && awaited ? id : [])),
    }
  } catch {
    return { figures: [], awaited: [] }
  }
}

const isMap = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/**
 * Leaves out of parsed content what names a claim that is awaited: a field of a map, or the whole entry of a list, and a list
 * that has none left.
 */
export function withoutAwaited(data: unknown, awaited = awaitedClaims()): unknown {
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

/** Replaces each `{claim}` in parsed content by its figure. */
export function withFigures(data: unknown, figures: Figure[] = claimFigures()): unknown {
  if (typeof data === 'string')
    return figures.reduce((text, { id, figure }) => text.replaceAll(`{${id}}`, figure), data)
  if (Array.isArray(data)) return data.map((one) => withFigures(one, figures))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withFigures(value, figures)]))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function again({ figure, units }: Figure): RegExp {
  const behind = units ? `[ -]?(${units.map(escaped).join('|')})` : '(?![\\w–])'
  return new RegExp(`(?<![\\w–.,-])${escaped(figure)}${behind}`)
}

/** @returns the claim whose figure a text repeats by hand */
export const repeatedClaim = (text: string): Figure | undefined =>
  claimFigures().find(({ again }) => again.test(text))
