import type { Fault } from '../faults/fault.ts'
import { eachText } from './each-text.ts'

/** Words from which on two texts are not alike by chance. */
const fewestWords = 5

/** Texts that repeat another one of their list, as a copied entry does. Both may be right, so nobody is kept from it. */
export function copiedTexts(folder: string): Fault[] {
  const seen = new Map<string, number>()
  return eachText(folder, ['banner.yaml', 'claims.yaml']).flatMap(({ value, file, line, field, fields }) => {
    const key = [file, ...fields, value].join('\n')
    const first = seen.get(key)
    seen.set(key, first ?? line)
    if (first === undefined || value.split(' ').length < fewestWords) return []
    const advice = `is the same as in line ${first}; if it was copied, say what is meant here`
    return [{ file, line, field, advice }]
  })
}
