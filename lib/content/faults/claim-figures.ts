import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentFolder } from '../folder.ts'

type Figure = { id: string; figure: string; units?: string[] }
/** `again` matches the figure when a text repeats it by hand. */
type FoundAgain = Figure & { again: RegExp }

let kept: FoundAgain[] | undefined

/** The claims that have a figure. Faults of their file are reported by lib/content/claims.ts. */
export function claimFigures(): FoundAgain[] {
  if (kept && process.env.NODE_ENV !== 'development') return kept
  return (kept = read())
}

function read(): FoundAgain[] {
  const file = join(contentFolder, 'claims.yaml')
  if (!existsSync(file)) return []
  try {
    const { claims }: { claims: Partial<Figure>[] } = parse(readFileSync(file, 'utf8'))
    return claims
      .filter((one): one is Figure => Boolean(one.id && typeof one.figure === 'string'))
      .map((one) => ({ ...one, again: again(one) }))
  } catch {
    return []
  }
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
