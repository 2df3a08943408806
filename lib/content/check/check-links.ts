import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, isScalar, isSeq, visit } from 'yaml'
import { commonDays, type Days, today } from '../dated.ts'
import type { Fault } from '../faults/fault.ts'
import { parseYaml } from '../faults/parse-yaml.ts'

/** @returns a fault for every link that is shown on a day on which the page or section that it leads to is not */
export function checkLinks(folder = 'content', on = today()): Fault[] {
  const files = new Map(
    globSync('**/*.yaml', { cwd: folder }).map((name) => [
      name.replaceAll('\\', '/'),
      parseYaml(readFileSync(join(folder, name), 'utf8')),
    ]),
  )
  const faults: Fault[] = []
  for (const [file, { document, lines }] of files)
    visit(document, {
      Pair(_, { key, value }, around) {
        if (!isScalar(key) || key.value !== 'href' || !isScalar(value)) return
        const target = files.get(targetOf(String(value.value)))
        const link = commonDays(around.filter(isMap).map((map) => map.toJSON() as unknown))
        if (!target || !link) return
        const shown = daysOf(target.document)
        const from = link.from > on ? link.from : on
        if (from > link.until || (shown && shown.from <= from && shown.until >= link.until)) return
        const { line } = lines.linePos(value.range?.[0] ?? 0)
        const advice = `"${String(value.value)}" ${adviceOn(shown, isSeq(around.at(-2)))}`
        faults.push({ file, line, field: 'href', advice })
      },
    })
  return faults
}

/** The file that says when the page or the section of the home page is shown. */
const targetOf = (href: string) => {
  const [, page, section] = /^\/([a-z0-9-]*)(?:#(.*))?$/.exec(href) ?? []
  return page ? `pages/${page}.yaml` : `home/${section}.yaml`
}

/** What is broken has faults of its own. */
const daysOf = (document: Document) => commonDays([document.errors.length > 0 ? {} : document.toJS()])

/** @param isEntry whether the link is an entry of a list, which may have days of its own */
function adviceOn(shown: Days | undefined, isEntry: boolean): string {
  const elsewhere = 'write a page or section that is always there'
  if (!shown)
    return `is a draft, which nobody sees; ${isEntry ? 'add a line draft: true here as well' : elsewhere}`
  const [from, until] = [shown.from && `from: ${shown.from}`, shown.until < '9999' && `until: ${shown.until}`]
  const days = [from, until].filter(Boolean).join(' and ')
  return `is shown only ${days.replaceAll(':', '')}; ${isEntry ? `write ${days} here as well` : elsewhere}`
}
