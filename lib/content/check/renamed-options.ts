import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap } from 'yaml'
import { parseYaml } from '../faults/fault.ts'
import { gitSays } from './former-addresses.ts'

const lists = {
  'leads/quote.yaml': ['interests'],
  'leads/project-request.yaml': ['eventTypes'],
  'leads/quick-quote.yaml': ['projectTypes', 'timelines', 'budgetRanges'],
}

function idsOf(text: string, list: string): string[] {
  const options = parseYaml(text).document.get(list)
  return isMap(options) ? options.items.map(({ key }) => String(key)) : []
}

/** Warns of options whose ids went within four weeks while new ones came: a rename changes the words alone. */
export function renamedOptions(folder: string): string[] {
  const base = gitSays(folder, 'rev-list', '-1', '--before=4.weeks', 'HEAD').trim() || 'HEAD'
  return Object.entries(lists).flatMap(([file, names]) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const before = gitSays(folder, 'show', `${base}:./${file}`)
    return names.flatMap((list) => {
      const [old, now] = [idsOf(before, list), idsOf(text, list)] as const
      const fresh = now.find((id) => !old.includes(id))
      const gone = old.filter((id) => fresh && !now.includes(id))
      const line = text.split('\n').findIndex((one) => one.startsWith(`  ${fresh}:`)) + 1
      return gone.map(
        (id) =>
          `content/${file}:${line} ${list}: has ${fresh} and no ${id} any more, whose words requests that were sent with it lose; to change words alone, write ${id}: again before them`,
      )
    })
  })
}
