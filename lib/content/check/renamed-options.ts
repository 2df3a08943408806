import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap } from 'yaml'
import { type Fault, nearest, parseYaml } from '../faults/fault.ts'
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

/** Faults with those of an id that several places lack as one, at the form that has it no more: the id is what was changed. */
export function faultsOfIds(faults: Fault[], folder: string): Fault[] {
  const file = 'leads/quote.yaml'
  const idOf = ({ advice }: Fault) => /^"(\S+)" is not among the interests of /.exec(advice)?.[1]
  const groups = [...Map.groupBy(faults, idOf)].filter(([id, all]) => id && all.length > 1)
  if (groups.length === 0) return faults
  const text = readFileSync(join(folder, file), 'utf8')
  const changed = groups.map(([id = '', all]): Fault => {
    const like = nearest(id, idsOf(text, 'interests'))
    const line = text.split('\n').findIndex((one) => one.startsWith(like ? `  ${like}:` : 'interests:')) + 1
    const places = all.map((one) => `${one.file}:${one.line}`).join(', ')
    const advice = `has no ${id} any more, and ids stay for good, as requests that were sent name them; write ${id}: ${like ? `in place of ${like}:` : 'again'}, with any words after it, or, if it is offered no more, choose another one at ${places}`
    return { file, line, field: 'interests', advice }
  })
  return [...faults.filter((one) => !groups.some(([, all]) => all.includes(one))), ...changed]
}
