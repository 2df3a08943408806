import type { Fault } from '../faults/fault.ts'
import { eachText } from './each-text.ts'

/** Texts of one field from which on a single one that differs is a slip. */
const fewestOthers = 4

const [period, noPeriod, capital, small] = [/[.!…:]$/, /[\p{L}\d]$/u, /^[\p{Lu}\d]/u, /^\p{Ll}{2}/u] as const
const kinds: [own: RegExp, others: RegExp, is: string][] = [
  [period, noPeriod, 'ends with a period, and the others beside it without one'],
  [noPeriod, period, 'ends without a period, and the others beside it with one'],
  [capital, small, 'begins with a capital, and the others beside it with a small letter'],
  [small, capital, 'begins with a small letter, and the others beside it with a capital'],
  [
    /(?:^|[^(\d.,])\d[\d.,]{0,8} (?:[cm]?m|ml|k?g)\b/,
    /\d (?:in|oz|ft|lb)\b/,
    'has a metric size, and the others beside it none',
  ],
  [/\d (?:in|ft)$/, /\d oz$/, 'has another unit than the others beside it'],
  [/^\d{4} /, /^\d{1,3},\d{3} /, 'has no comma before its last three digits, and the others beside it have'],
  [/^\d[\d,]* \p{L}+(?<!s)$/u, /^\d[\d,]* \p{L}+s$/u, 'counts one thing, and the others beside it several'],
]

/** Texts that end or begin unlike all others of their field. It may be meant, so nobody is kept from it. */
export function textsUnlikeOthers(folder: string): Fault[] {
  const texts = eachText(folder, ['banner.yaml', 'claims.yaml'])
  const fields = Map.groupBy(texts, ({ file, fields }) => [file, ...fields].join())
  return [...fields.values()].flatMap((beside) =>
    kinds.flatMap(([own, others, is]) => {
      const [odd, ...more] = beside.filter(({ value }) => own.test(value))
      const count = beside.filter(({ value }) => others.test(value)).length
      if (!odd || more.length > 0 || count < fewestOthers) return []
      const { file, line, field } = odd
      return [{ file, line, field, advice: `${is}; write it as they are, unless it is meant` }]
    }),
  )
}
