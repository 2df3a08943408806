import type { Kind } from '../../../supabase/functions/_shared/file-kind.ts'
import type { Facts } from '../facts.ts'
import type { Finding } from './findings.ts'

/** Endings that belong to a kind; Illustrator's files are PDFs, or PostScript when they are old. */
const endings: Partial<Record<Kind, RegExp>> = {
  pdf: /^(pdf|ai)$/,
  ai: /^(ai|eps|ps)$/,
  eps: /^(eps|ps|ai|epsf)$/,
  svg: /^svg$/,
  png: /^png$/,
  jpeg: /^(jpe?g|jfif|jpe)$/,
  tiff: /^tiff?$/,
  psd: /^ps[db]$/,
  heic: /^hei[cf]$/,
  webp: /^webp$/,
}

/** What the kind of a file is reason to say, and its name where that says another one. */
export function kindFindings(name: string, { kind, also, trouble }: Facts): Finding[] {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase()
  const isOther = ending !== undefined && endings[kind]?.test(ending) === false
  return [
    ...(also ? [{ id: 'two' as const, values: { kind, other: also } }] : []),
    ...(isOther ? [{ id: 'renamed' as const, values: { ending, kind } }] : []),
    ...(trouble ? [] : named(kind)),
  ]
}

function named(kind: Kind): Finding[] {
  if (kind === 'heic' || kind === 'webp') return [{ id: 'phone', values: { kind } }]
  if (kind === 'gif' || kind === 'avif' || kind === 'bmp') return [{ id: 'screen', values: { kind } }]
  if (kind === 'office' || kind === 'archive' || kind === 'html' || kind === 'unknown') return [{ id: kind }]
  return []
}
