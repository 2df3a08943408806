import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, parseYaml } from '../faults/fault.ts'
import { eachText } from './each-text.ts'

/** A short answer, and the first word of the long one below it. */
const shortAnswer =
  /\bshort: \{[^}\n]*\banswer: '?(Yes|No)\b[^\n]*\n *answer:\n *- (?:[>|]-?\n *)?['"]?(Yes|No)\b/g
/** "A minimum of fuss" counts nothing. */
const count = '(?:(?!1\\b)\\d[\\d,]*|two|three|five|six|ten|twelve|twenty|fifty|a (?:dozen|hundred))\\b'
const minimum = new RegExp(
  `\\b(?:(?:order|buy|take|needs?) at least ${count} (?:pieces|copies|units)|a single \\p{L}+ (?:is not|isn’t) possible|order ${count} or more|minimum (?:order |quantity )?(?:of |is |: ?)${count})`,
  'iu',
)

/** Texts that say the opposite of what stands beside them, or of a claim. */
export function checkContradictions(folder: string): Fault[] {
  const answers = globSync('pages/*.yaml', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [...text.matchAll(shortAnswer)].flatMap(({ 1: short, 2: long, index }): Fault[] => {
      const line = text.slice(0, index).split('\n').length
      const advice = `says "${short}", and the answer below it begins with "${long}"; correct one of the two`
      return short === long ? [] : [{ file: file.replaceAll('\\', '/'), line, field: 'short', advice }]
    })
  })
  const { claims } = parseYaml(readFileSync(join(folder, 'claims.yaml'), 'utf8')).document.toJS() as {
    claims: { id: string; awaited?: boolean }[]
  }
  const hasNone = claims.some(({ id, awaited }) => id === 'no-minimum' && !awaited)
  const texts = hasNone ? eachText(folder, ['claims.yaml']) : []
  const least = texts.flatMap(({ value, file, line, field, isEnglish }): Fault[] => {
    const [said] = (isEnglish && minimum.exec(value)) || []
    const advice = `says "${said}", and claims.yaml says there is no minimum; take it away, or take that claim back`
    return said ? [{ file, line, field, advice }] : []
  })
  return [...answers, ...least]
}
