import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, visit } from 'yaml'
import { limits } from '../../artwork/facts.ts'
import { type Fault, parseYaml } from '../faults/fault.ts'
import { eachText } from './each-text.ts'

/** A limit that is ours: other files may be of any size. */
const ours =
  /\b(?:send|sent|upload|drop|attach|accept|takes?|limit|paste|larger than|up to [\w-]+ files)\b|^(?:files|PDFs)\b(?!.*\b(?:are|is)\b)/i
/** How large a file may be. */
const limit =
  /(?:\b(?:[Uu]p to|[Aa]t most|[Ll]imit (?:of|is)|[Ll]arger than|[Oo]ver) (\d+) MB\b|(?<![\d.,])(\d+) MB (?:each|per file|at most)\b)/

type Format = { name: string; sheet: [number, number]; unit?: string; form: string }

/** Formats that files are judged for in another size than the price list has, and files of another size than fits. */
export function checkSizes(folder: string): Fault[] {
  const open = (file: string) => parseYaml(readFileSync(join(folder, file), 'utf8'))
  const { items } = open('printing.yaml').document.toJS() as { items: { list: Format[] } }
  const round = items.list.find(({ form, sheet: [width, height] }) => form === 'round' && width !== height)
  const { document, lines } = open('artwork.yaml')
  const faults: Fault[] = []
  visit(document, {
    Map(_, map) {
      const { name, width, height, unit } = map.toJSON() as Record<string, unknown>
      const format = items.list.find((one) => one.name === `${String(name)}s`)
      const { sheet, unit: measured = 'in' } = format ?? {}
      if (!isMap(map) || !sheet || measured !== unit || format === round) return
      // It may lie or stand.
      const isSame = [...sheet].sort().join() === [width, height].sort().join()
      const advice = `is ${String(width)} by ${String(height)}, and printing.yaml has ${format!.name} of ${sheet.join(' by ')}; write the same`
      const { line } = lines.linePos(map.range?.[0] ?? 0)
      if (!isSame) faults.push({ file: 'artwork.yaml', line, field: 'width', advice })
    },
  })
  const most = limits.bytes / 2 ** 20
  return [
    ...faults,
    ...eachText(folder).flatMap(({ value, file, line, field, isEnglish }): Fault[] => {
      const sentence = value.split(/(?<=[.?!]) /).find((one) => limit.test(one) && ours.test(one))
      const [said, size] = (isEnglish && sentence && limit.exec(sentence)?.filter(Boolean)) || []
      const advice = `says "${said}", and the site takes files of ${most} MB; write that`
      if (round && file === 'printing.yaml' && field === 'name' && value === round.name)
        return [
          {
            file,
            line,
            field,
            advice: `is round, ${round.sheet.join(' by ')}; write one size for both sides`,
          },
        ]
      return said && Number(size) !== most ? [{ file, line, field, advice }] : []
    }),
  ]
}
