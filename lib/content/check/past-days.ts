import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, visit } from 'yaml'
import { parseYaml } from '../faults/fault.ts'

/** Warns of days that have passed by `on`: what they show, or close, has no effect any more. Campaigns are counted for good. */
export function pastDays(folder: string, on: string): string[] {
  return globSync('**/*.yaml', { cwd: folder, exclude: ['campaigns.yaml'] }).flatMap((file) => {
    const { document, lines } = parseYaml(readFileSync(join(folder, file), 'utf8'))
    const found: string[] = []
    const report = (node: unknown) => {
      if (isScalar(node) && /^\d{4}-/.test(String(node.value)) && String(node.value) < on)
        found.push(
          `content/${file}:${lines.linePos(node.range?.[0] ?? 0).line} ${String(node.value)} has passed; correct the year, or take it away`,
        )
    }
    visit(document, {
      Pair(_, { key, value }) {
        if (isScalar(key) && key.value === 'until') report(value)
        if (isScalar(key) && key.value === 'closed')
          visit(value as never, { Seq: (_, { items }) => items.forEach(report) })
      },
    })
    return found
  })
}
