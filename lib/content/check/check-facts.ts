import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode } from 'yaml'
import { type Fault, parseYaml } from '../faults/fault.ts'

type Claim = { id: string; hours?: number; groups?: string[] }
type Group = { id: string; rush?: number; single?: string }

/**
 * @returns a fault wherever the days of deadline.yaml, the claims about them, the products' strips and the guide to
 * decoration say different things
 */
export function checkFacts(folder: string): Fault[] {
  const read = (file: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return { text, ...parseYaml(text) }
  }
  const { document, lines } = read('deadline.yaml')
  const lineOf = (index: number) => {
    const node = document.getIn(['production', index], true)
    return lines.linePos((isNode(node) && node.range?.[0]) || 0).line
  }
  const { claims } = read('claims.yaml').document.toJS() as { claims: Claim[] }
  const { production: groups } = document.toJS() as { production: Group[] }
  const guide = read('pages/decoration.yaml').text.toLowerCase()
  const timed = claims.filter((claim) => claim.hours !== undefined)
  const faults = groups.flatMap(({ id, rush, single }, index) => {
    const claim = timed.find((one) => one.groups?.includes(id))
    const most = (claim?.hours ?? 0) / 24
    const wrong = [
      claim && (rush === undefined || rush > most)
        ? `is made in ${rush ?? 'no'} rush days, but claims.yaml says ${claim.hours} hours of it (${claim.id}); write rush: ${most}, or take ${id} out of that claim’s groups`
        : '',
      !claim && rush !== undefined
        ? `has a rush that no claim stands behind; take rush away, or add ${id} to the groups of one in claims.yaml`
        : '',
      !single && claims.some((one) => one.id === 'no-minimum')
        ? 'has no way to make a single piece, but claims.yaml says there is no minimum; write single: and what makes one'
        : '',
      single && !guide.includes(single.toLowerCase())
        ? `makes single pieces by ${single}, which pages/decoration.yaml does not name; say it there`
        : '',
    ]
    const at = { file: 'deadline.yaml', line: lineOf(index), field: id }
    return wrong.filter(Boolean).map((advice): Fault => ({ ...at, advice }))
  })
  // A strip speaks for the goods whose days it shows.
  const strips = globSync('home/*.yaml', { cwd: folder }).flatMap((file): Fault[] => {
    const { text, document } = read(file)
    const said = timed.find(({ id }) => text.replace(/^[ \t]*#.*/gm, '').includes(`{${id}}`))
    const group = document.get('leadTime')
    if (!said || typeof group !== 'string' || said.groups?.includes(group)) return []
    const line = text.slice(0, text.indexOf(`{${said.id}}`)).split('\n').length
    const advice = `says {${said.id}} of ${group}, which that claim of claims.yaml does not cover; take it away, or add ${group} to its groups`
    return [{ file: file.replaceAll('\\', '/'), line, field: 'leadTime', advice }]
  })
  return [...faults, ...strips]
}
