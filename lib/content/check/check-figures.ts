import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isNode, isSeq } from 'yaml'
import { contentDay } from '../dated.ts'
import { type Fault, parseYaml } from '../faults/fault.ts'
import { daysNamed } from '../faults/day-faults.ts'
import { places } from '../faults/place-faults.ts'

const file = 'claims.yaml'

/** The most that a claim may say by the facts of other files, and where these are. */
function largestFigures(
  read: (name: string) => string,
): Record<string, [count: number, says: string] | undefined> {
  const cities = read('home/locations.yaml').match(/- \{? *city: /g)?.length ?? 0
  const [, founded] = /^founded: *(\d{4})/m.exec(read('brand.yaml')) ?? []
  const years = Number(contentDay().slice(0, 4)) - Number(founded ?? 0)
  const age: [number, string] | undefined =
    !founded || years < 0 ? undefined : [years, `founded: ${founded} in brand.yaml makes ${years}`]
  return {
    countries: [195, 'the world has 195 countries'],
    continents: [6, 'no city lies on the seventh, Antarctica'],
    cities: [cities, `home/locations.yaml lists ${cities}`],
    experience: age,
    practice: age,
  }
}

/** Faults of claims that only other files show: each would be named there once for every text. */
export function checkFigures(folder: string): Fault[] {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : ''
  const { document, lines } = parseYaml(read(file))
  const claims = document.get('claims')
  const texts = globSync('**/*.yaml', { cwd: folder, exclude: [file] })
    .toSorted()
    .map((name) => ({ name: name.replaceAll('\\', '/'), text: read(name).replace(/^ *#.*/gm, '') }))
  const said = (words: RegExp) =>
    texts.flatMap(({ name, text }) => {
      const found = words.exec(text)
      return found ? [`${name}:${text.slice(0, found.index).split('\n').length}`] : []
    })
  const all = isSeq(claims) ? claims.items.filter((claim) => isMap(claim)) : []
  const ids = all.map((claim) => String(claim.get('id')))
  const knownIds = [...places, ...ids, 'name', 'tagline', 'founded', 'headquarters']
  const named = texts.flatMap(({ text }) => text.match(/(?<=\{)[a-z-]+(?=\})/g) ?? [])
  const lost = named.find((id, index) => !knownIds.includes(id) && named.indexOf(id) < index)
  const [written, year] = /^founded: *0+(\d{4})\b/m.exec(read('brand.yaml')) ?? []
  if (written) {
    const line = read('brand.yaml').split(written)[0]!.split('\n').length
    return [{ file: 'brand.yaml', line, field: 'founded', advice: `begins with 0; write founded: ${year}` }]
  }
  const limits = largestFigures(read)
  return all.flatMap((claim): Fault[] => {
    if (!claim.has('figure') || claim.get('awaited')) return []
    const [id, figure] = [claim.get('id'), claim.get('figure')].map(String) as [string, string]
    const at = (field: string, advice: string) => {
      const node = claim.get(field, true)
      return [{ file, line: lines.linePos((isNode(node) && node.range?.[0]) || 0).line, field, advice }]
    }
    const [, least] = /^(?:more than|over|at least) ([\d,]+)$/i.exec(figure) ?? []
    const form = least ? `${least}+` : figure.replace(/^(\d+)-(?=\d+%?$)/, '$1–')
    if (form !== figure) return at('figure', `is in another form than texts take it; write ${form}`)
    const [, number, unit] = /^([\d.,+–-]+) (\p{L}{3,})$/u.exec(figure) ?? []
    const [again] = unit ? said(new RegExp(`\\{${id}\\}[ -]${unit}`, 'i')) : []
    const [less] = /[%$]/.test(figure) ? [] : said(new RegExp(`\\{${id}\\} (?:less|savings|off|cheaper)\\b`))
    if (less)
      return at('figure', `is a bare number, and ${less} says how much less; write its sign, like 25–35%`)
    if (again)
      return at('figure', `ends with "${unit}", which the texts say themselves, as ${again}; write ${number}`)
    if (lost && said(new RegExp(`\\{${id}\\}`)).length === 0)
      return at(
        'id',
        `is named by no text, and no claim has the id ${lost}, as ${said(new RegExp(`\\{${lost}\\}`))[0]} names it; write id: ${lost}`,
      )
    const isPast = /\b(?:until|valid|expir)/i.test(`${String(claim.get('scope'))} ${figure}`)
    const day = daysNamed(figure).at(-1)?.date ?? /20\d\d-\d\d-\d\d/.exec(figure)?.[0]
    if (isPast && day && day < contentDay())
      return at(
        'figure',
        `says ${figure}, a day that has passed; write the new one, or awaited: true in its place until there is one`,
      )
    const [count, says] = limits[id] ?? []
    const isFar = id === 'experience' && Number.parseInt(figure) * 3 < (count ?? 0)
    if (isFar || Number.parseInt(figure) > (count ?? Infinity))
      return at('figure', `says ${figure}, and ${says}; correct one of the two`)
    return []
  })
}
