import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Document, isMap, isPair, isSeq, visit, isNode } from 'yaml'
import { textLink } from '../addresses.ts'
import { commonDays, type Days, contentDay } from '../dated.ts'
import { type Fault, listChoices, nearest, parseYaml } from '../faults/fault.ts'
import { movableSections } from '../home/sections.ts'
import { contentFolder } from '../folder.ts'

/** @returns a fault for every link shown while the page or section that it leads to is not */
export function checkLinks(folder = contentFolder, on = contentDay()): Fault[] {
  const files = new Map(
    globSync('**/*.yaml', { cwd: folder }).map((name) => [
      name.replaceAll('\\', '/'),
      parseYaml(readFileSync(join(folder, name), 'utf8')),
    ]),
  )
  const hidden = hiddenSections(files.get('home/sections.yaml')?.document)
  const faults: Fault[] = []
  for (const [file, { document, lines }] of files)
    visit(document, {
      Scalar(key, { value, range }, around) {
        const pair = around.at(-1)
        const isHref = key === 'value' && isPair(pair) && String(pair.key) === 'href'
        const inText = [...String(value).matchAll(textLink)].map(([, href = '']) => href)
        for (const href of isHref ? [String(value)] : inText) {
          const name = targetOf(href)
          const target = files.get(name)?.document
          const maps = around.filter(isMap).map((map) => map.toJSON() as Named)
          const link = commonDays(maps)
          if (!target || !link || hidden.includes(file)) continue
          const { line } = lines.linePos(range?.[0] ?? 0)
          // An entry of the catalog's menu names a category, unless it leads to another section.
          const { label = '', catalogOnly } = maps.at(-1) ?? {}
          const isCategory = href === '/#products' && !catalogOnly && around.some(isCatalog)
          const categories = isCategory ? categoriesOf(target) : []
          const category = categories.find((one) => one.name === label)
          if (categories.length > 0 && !category) {
            const advice = `"${label}" is no category of home/products.yaml; write its name as it is there, take this line away or, for goods that only the catalog has, add catalogOnly: true`
            faults.push({ file, line, field: 'label', advice })
            continue
          }
          const shownDays = daysOf(target, category ?? partOf(target, href))
          if (shownDays && shownDays.from > shownDays.until) continue
          const from = link.from > on ? link.from : on
          if (from > link.until) continue
          const isHidden = hidden.includes(name)
          if (!isHidden && shownDays && shownDays.from <= from && shownDays.until >= link.until) continue
          // A banner's dates are beside its link.
          const banner = file === 'banner.yaml' ? 'to its banner' : undefined
          const own = isSeq(around.at(-3)) ? 'here' : banner
          const says = isHidden ? adviceOnHidden(name) : adviceOn(shownDays, isHref ? own : undefined)
          faults.push({ file, line, field: isHref ? 'href' : 'link', advice: `"${href}" ${says}` })
        }
      },
    })
  return faults
}

/** The file with the dates of a page, or of a section of the home page. */
const targetOf = (href: string) => {
  const [, page, section] = /^\/([a-z0-9-]*)(?:#(.*))?$/.exec(href) ?? []
  return page ? `pages/${page}.yaml` : `home/${section}.yaml`
}

/** Broken files are reported elsewhere. */
const daysOf = (document: Document, part?: object) =>
  commonDays([document.errors.length > 0 ? {} : document.toJS(), part])

/** The part of a page that an address leads to. */
function partOf(page: Document, href: string) {
  const [, id] = /^\/[a-z0-9-]+#(.*)$/.exec(href) ?? []
  const blocks = id && page.errors.length === 0 && page.get('blocks')
  return isSeq(blocks) ? (blocks.toJSON() as { id?: string }[]).find((block) => block?.id === id) : undefined
}

type Named = { name?: string; label?: string; catalogOnly?: boolean }

const isCatalog = (node: unknown) => isPair(node) && String(node.key) === 'catalog'

function categoriesOf(document: Document): Named[] {
  const list = document.errors.length === 0 && document.get('categories')
  return isSeq(list) ? (list.toJSON() as Named[]) : []
}

/** The files of sections that home/sections.yaml does not list. If that file is broken, it is reported elsewhere. */
function hiddenSections(order: Document | undefined): string[] {
  const listed = order?.errors.length === 0 && order.get('sections')
  if (!isSeq(listed)) return []
  const names = listed.toJSON() as unknown[]
  if (!names.every((name) => movableSections.some((known) => known === name))) return []
  return movableSections
    .filter((name) => name !== 'contact' && !names.includes(name))
    .map((name) => `home/${name}.yaml`)
}

const adviceOnHidden = (file: string) =>
  `leads to a section that home/sections.yaml does not list; list ${basename(file, '.yaml')} there, or write a page or section that is shown`

/** @param own where the link's list entry can have its own dates */
function adviceOn(shown: Days | undefined, own?: string): string {
  const elsewhere = 'write a page or section that is always there'
  if (!shown)
    return `is a draft, which nobody sees; ${own ? `add a line draft: true ${own} as well` : elsewhere}`
  const from = shown.from && `from: ${shown.from}`
  const until = shown.until < '9999' && `until: ${shown.until}`
  const days = [from, until].filter(Boolean).join(' and ')
  return `is shown only ${days.replaceAll(':', '')}; ${own ? `write ${days} ${own} as well` : elsewhere}`
}

type Claim = { id: string; hours?: number; groups?: string[]; awaited?: boolean }
type Group = { id: string; rush?: number; single?: string }

/** A fault wherever the deadline's days, the claims about them, the products' strips and the guide to decoration disagree. */
export function checkFacts(folder: string): Fault[] {
  const read = (file: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return { text, ...parseYaml(text) }
  }
  const { document, lines } = read('deadline.yaml')
  const lineOf = (index: number, field: string) => {
    const [entry, own] = [
      ['production', index],
      ['production', index, field],
    ].map((path) => document.getIn(path, true))
    const node = own ?? entry
    return lines.linePos((isNode(node) && node.range?.[0]) || 0).line
  }
  const { claims: all } = read('claims.yaml').document.toJS() as { claims: Claim[] }
  const claims = all.filter(({ awaited }) => !awaited)
  const { production: groups } = document.toJS() as { production: Group[] }
  const guideFile = join(folder, 'pages/decoration.yaml')
  const guide = existsSync(guideFile) ? readFileSync(guideFile, 'utf8').toLowerCase() : undefined
  const timed = claims.filter((claim) => claim.hours !== undefined)
  const ids = groups.map(({ id }) => id)
  const lost = timed.flatMap(({ id, groups: named = [] }) =>
    named.filter((group) => !ids.includes(group)).map((group) => ({ id, group })),
  )
  if (lost.length > 0) {
    const { text } = read('claims.yaml')
    return lost.map(({ id, group }) => {
      const start = text.slice(0, text.indexOf('groups:', text.indexOf(`- id: ${id}\n`)))
      const meant = nearest(group, ids)
      const choice = meant
        ? `did you mean ${meant}?`
        : `write one of its ids: ${listChoices(group, ids)}, or, if its id was changed there, write id: ${group} again`
      const advice = `"${group}" is no group of deadline.yaml; ${choice}`
      return { file: 'claims.yaml', line: start.split('\n').length, field: 'groups', advice }
    })
  }
  const faults = groups.flatMap(({ id, rush, single }, index) => {
    const claim = timed.find((one) => one.groups?.includes(id))
    const maxDays = (claim?.hours ?? 0) / 24
    const wrong = [
      claim && (rush === undefined || rush > maxDays)
        ? `is made in ${rush ?? 'no'} rush days, but claims.yaml says ${claim.hours} hours of it (${claim.id}); write rush: ${maxDays}, or take ${id} out of that claim’s groups`
        : '',
      !claim && rush !== undefined
        ? `has a rush that no claim stands behind; take rush away, or add ${id} to the groups of one in claims.yaml`
        : '',
      !single && claims.some((one) => one.id === 'no-minimum')
        ? 'has no way to make a single piece, but claims.yaml says there is no minimum; write single: and what makes one'
        : '',
      single && guide?.includes(single.toLowerCase()) === false
        ? `makes single pieces by ${single}, which pages/decoration.yaml does not name; say it there`
        : '',
    ]
    return wrong.flatMap((advice, at): Fault[] => {
      const line = lineOf(index, at < 2 ? 'rush' : 'single')
      return advice ? [{ file: 'deadline.yaml', line, field: id, advice }] : []
    })
  })
  // A strip applies to the goods whose days it shows.
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
