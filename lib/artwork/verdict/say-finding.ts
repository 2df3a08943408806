import type { ArtworkWords } from '../../content/artwork.ts'
import { fill } from '../../content/fill.ts'
import { withCount } from '../../content/spell-out.ts'
import type { Kind } from '../../../supabase/functions/_shared/file-kind.ts'
import type { Finding } from './findings.ts'
import { writeLength, writeSize, writeWidth } from './write.ts'

type Words = Pick<ArtworkWords, 'findings' | 'kinds'>

/** A finding as a sentence, with lengths in the unit that the visitor chose. */
export function sayFinding(
  { id, values = {} }: Finding,
  unit: 'in' | 'mm',
  { findings, kinds }: Words,
): string {
  const number = (key: string) => Number(values[key])
  if (id === 'fonts') {
    const count = number('count')
    return count === 1 ? findings.fonts.one : withCount(findings.fonts.many, count)
  }
  const isWidth = id === 'soft'
  const written = {
    ...values,
    ...(isWidth && { sharp: writeWidth(number('sharp'), unit), soft: writeWidth(number('soft'), unit) }),
    ...('edge' in values && {
      edge: writeLength(number('edge'), unit),
      wanted: writeLength(number('wanted'), unit),
    }),
    ...('width' in values && { size: writeSize({ width: number('width'), height: number('height') }, unit) }),
    ...('pageWidth' in values && {
      page: writeSize({ width: number('pageWidth'), height: number('pageHeight') }, unit),
    }),
    ...('kind' in values && { kind: kinds[values.kind as Kind] }),
    ...('other' in values && { other: kinds[values.other as Kind] }),
  }
  return fill(findings[id], written)
}
