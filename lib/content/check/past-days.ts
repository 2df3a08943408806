import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, type Scalar, visit } from 'yaml'
import { parseYaml } from '../faults/fault.ts'
import { daysNamed } from '../faults/day-faults.ts'

/** Of what was, a day may have passed. */
const told = /\b(?:was|were|had|begun)\b/
const passed = 'has passed; correct the year, or take it away'

/** Warns of days before `on`, which have no effect any more. Campaigns are left out: their requests still count. */
export function pastDays(folder: string, on: string): string[] {
  return globSync('**/*.yaml', { cwd: folder, exclude: ['campaigns.yaml'] }).flatMap((file) => {
    const { document, lines } = parseYaml(readFileSync(join(folder, file), 'utf8'))
    const found: string[] = []
    const say = (node: Scalar, words: string) =>
      found.push(`content/${file}:${lines.linePos(node.range?.[0] ?? 0).line} ${words}`)
    const report = (node: unknown) => {
      if (isScalar(node) && /^\d{4}-/.test(String(node.value)) && String(node.value) < on)
        say(node, `${String(node.value)} ${passed}`)
    }
    visit(document, {
      Map(_, map) {
        const text = map.get('text', true)
        const isEndless = file === 'banner.yaml' && isScalar(text) && !map.has('until')
        const [day] = isEndless ? daysNamed(String(text.value), on) : []
        if (isEndless && day)
          say(text, `names ${day.words} and stays for good; write its last day, like until: ${day.date}`)
      },
      // Of a text only days with their year are known.
      Scalar(_, node) {
        const past = daysNamed(String(node.value)).find(
          ({ end, date }) =>
            end &&
            date < on &&
            date.slice(0, 4) >= String(Number(on.slice(0, 4)) - 1) &&
            !told.test(String(node.value)),
        )
        if (past) say(node, `"${past.said}" ${passed}`)
      },
      Pair(_, { key, value }) {
        if (isScalar(key) && key.value === 'until') report(value)
        if (isScalar(key) && key.value === 'closed')
          visit(value as never, { Seq: (_, { items }) => items.forEach(report) })
      },
    })
    return found
  })
}
