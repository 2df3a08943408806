import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, visit } from 'yaml'
import { parseYaml } from '../faults/parse-yaml.ts'
import { contentFolder } from '../folder.ts'

/** A picture named in content, and where. */
export type NamedPicture = { file: string; line: number; name: string; field: string }

/** Every map in the content files that has a `file` and a `field`: the shape of a picture. */
export function picturesInContent(folder = contentFolder): NamedPicture[] {
  return globSync('**/*.yaml', { cwd: folder }).flatMap((file) => {
    const { document, lines } = parseYaml(readFileSync(join(folder, file), 'utf8'))
    const found: NamedPicture[] = []
    visit(document, {
      Map(_, map) {
        const [name, field] = [map.get('file'), map.get('field')]
        if (!isMap(map) || typeof name !== 'string' || typeof field !== 'string') return
        found.push({ file, line: lines.linePos(map.range?.[0] ?? 0).line, name, field })
      },
    })
    return found
  })
}
