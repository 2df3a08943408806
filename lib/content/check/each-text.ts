import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPair, visit } from 'yaml'
import { parseYaml } from '../faults/fault.ts'

/** A text of content, and the names of the fields around it. */
type Text = { value: string; file: string; line: number; field: string; fields: string[] }

/** Every text of the content files, as it is written there. */
export function eachText(folder: string, exclude: string[] = []): Text[] {
  return globSync('**/*.yaml', { cwd: folder, exclude }).flatMap((name) => {
    const { document, lines } = parseYaml(readFileSync(join(folder, name), 'utf8'))
    const found: Text[] = []
    visit(document, {
      Scalar(key, { value, range }, path) {
        if (key === 'key' || typeof value !== 'string') return
        const { line } = lines.linePos(range?.[0] ?? 0)
        const fields = path.filter((one) => isPair(one)).map((one) => String(one.key))
        found.push({ value, file: name.replaceAll('\\', '/'), line, field: fields.at(-1) ?? '', fields })
      },
    })
    return found
  })
}
