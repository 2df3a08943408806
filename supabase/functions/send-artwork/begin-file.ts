import {
  json,
  Refusal,
  refuseFile,
  tooMany,
  unknownLink,
  askDatabase,
  isRefused,
  type Sender,
} from './answer.ts'
import { partBytes, type Settings } from './settings.ts'

const maxFileBytes = 50 * 1024 * 1024

/** Longest values, in characters; all but the name are JSON. */
const maxCharacters = { report: 8_000, purpose: 500, name: 300 }

type Begun = { id: string; parts: number[]; new: boolean; refused?: 'unknown' | 'full' | 'visitor' | 'day' }

/** Begins or resumes a file. `link`: SHA-256 of the token of `by`; `visitor`: keyed hash; `file`: the site's words, unverified. */
export async function acceptFile(
  settings: Settings,
  { link, by, visitor }: { link: string; by: Sender; visitor: string },
  file: Record<string, unknown>,
) {
  const { bytes, sha256 } = file
  // A browser without script knows both only at the end.
  const isPlain = bytes === undefined && sha256 === undefined
  if (bytes === 0) throw refuseFile('empty')
  if (typeof bytes === 'number' && bytes > maxFileBytes) throw new Refusal(413, 'too-large')
  const isKnown = Number.isInteger(bytes) && Number(bytes) > 0 && /^[0-9a-f]{64}$/.test(String(sha256))
  const kind = String(file.type)
  if (!(isPlain || isKnown) || typeof file.name !== 'string' || !/^[a-z]{1,10}$/.test(kind))
    throw refuseFile('malformed')
  const not = isRefused(kind, by)
  if (not) throw refuseFile(not)

  const { visitor: visitor_limit, dayBytes: day_bytes } = settings.limits
  const begun = await askDatabase<Begun>(settings, 'begin_artwork', {
    link,
    visitor,
    visitor_limit,
    day_bytes,
    file: {
      bytes,
      sha256,
      kind,
      replaces: String(file.replaces),
      name: fileName(file.name),
      purpose: limitJson(file.purpose, maxCharacters.purpose),
      report: limitJson(file.report, maxCharacters.report),
    },
  })
  if (!begun || begun.refused === 'unknown') throw unknownLink()
  if (begun.refused === 'full') throw new Refusal(409, 'full')
  if (begun.refused) throw tooMany(`limit_${begun.refused}`, begun.refused === 'day' ? 3600 : undefined)
  return json(begun.new ? 201 : 200, { id: begun.id, partBytes, parts: begun.parts })
}

/** An object as JSON for the database; undefined if it is too long or no object. */
function limitJson(value: unknown, maxLength: number): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const text = JSON.stringify(value)
  return text.length <= maxLength &&
    text.isWellFormed() &&
    !text.includes('\\u0000') &&
    !/\\ud[89a-f]/i.test(text)
    ? value
    : undefined
}

/** A name as typed, cut to the database's limit. Shortened names keep their extension. */
function fileName(typed: string): string {
  const letters = [...typed.toWellFormed().replaceAll('\0', '')]
  if (letters.length === 0) return 'file'
  const ending = /\.[^.]{1,8}$/u.exec(letters.slice(-9).join(''))?.[0] ?? ''
  return letters.length <= maxCharacters.name
    ? letters.join('')
    : letters.slice(0, maxCharacters.name - [...ending].length).join('') + ending
}
