import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isPair, visit } from 'yaml'
import { parseYaml } from '../faults/fault.ts'
import { isInOtherLanguage } from '../faults/other-language.ts'

/** A text of content, and the names of the fields around it. */
type Text = { value: string; file: string; line: number; field: string; fields: string[]; isEnglish: boolean }

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
        const file = name.replaceAll('\\', '/')
        const isEnglish = !isInOtherLanguage(
          file,
          path.findLast((one) => isMap(one)),
        )
        found.push({ value, file, line, field: fields.at(-1) ?? '', fields, isEnglish })
      },
    })
    return found
  })
}
