import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMap, isNode, isPair, isSeq, type Pair, visit, YAMLMap } from 'yaml'
import { commonDays } from '../dated.ts'
import { type Fault, nearest, parseYaml } from '../faults/fault.ts'
import { foldName } from '../faults/listed-twice.ts'

/** Texts that are unique to a page, a picture or a product, and the advice on a second one. */
const own = {
  title: 'is the title of another page, so that search results show two alike; say what this one has',
  description: 'describes another page, so that search results show two alike; say what this one has',
  alt: 'describes another picture; say what this one shows',
  text: 'is the same as another notice on the same days; take one of the two away',
  id: 'is the id of another product; give this one its own',
  heading: 'is the heading of another part of the same page; say what this one has',
  headline: 'is the heading of another part of the same page; say what this one has',
}

/** @param isPart a part of the home page, or anything on a page of its own */
const ownFields = (map: YAMLMap, within: string, isPart: boolean): (keyof typeof own)[] => {
  if (isPart && map.has('headline')) return ['headline']
  if (isPart && map.has('heading')) return ['heading']
  if (within === 'banners') return ['text']
  if (within === 'meta') return ['title', 'description']
  if (within === 'products' && map.has('category')) return ['id']
  return map.has('alt') ? ['alt'] : []
}

/** Whether both are shown on a day. */
function areTogether(one: unknown, other: unknown): boolean {
  const days = isMap(one) && isMap(other) ? commonDays([one.toJSON(), other.toJSON()]) : undefined
  return !!days && days.from <= days.until
}

type Told = { told: unknown; within: string; line: number }

/** Where what is repeated stands first. */
const besides = ({ within, line }: Told, file: string) =>
  `; the other one is in ${within === file ? '' : `${within}, `}line ${line}`

type Link = Omit<Fault, 'advice'> & { label: string; href: string }

/** The name of the page or section that an address leads to: many a section has a page of its own. */
const topicOf = (href: string) => href.replace(/^\/#?/, '')

/** Links that lead elsewhere than the menu's or the footer's of the same name, or than to the page of their name. */
const findStrayLinks = (links: Link[], pages: string[]): Fault[] =>
  links.flatMap(({ label, href, ...at }) => {
    const [start] = /^\/#?(?=[a-z])/.exec(href) ?? []
    const named = `${start}${foldName(label)}`
    // A category has the name of its section.
    const page = pages.includes(named) && !href.startsWith(named) && href !== '/#products' ? named : undefined
    const other = links.find(
      (one) =>
        /^(?:footer|navigation)\./.test(one.file) &&
        foldName(one.label) === foldName(label) &&
        topicOf(one.href) !== topicOf(href),
    )
    if (page)
      return [
        { ...at, advice: `leads to ${href}, and ${label} is at ${page}; write one that fits the label` },
      ]
    if (!other) return []
    const own = { ...at, href }
    const isRight = foldName(label).startsWith(topicOf(href))
    // The other one has the fault then; a menu may lead outside.
    if ((isRight || !start) && /^(?:footer|navigation)\./.test(at.file)) return []
    const { href: stray, file, line, field } = isRight ? other : own
    const right = isRight ? own : other
    const advice = `leads to ${stray}, and "${label}" to ${right.href} in ${right.file}; correct one of the two`
    return [{ file, line, field, advice }]
  })

/** Links in running text with the words of a link in the menu or the footer; a small word alone may be any word. */
const strayWords = (inText: Link[], links: Link[]): Fault[] =>
  inText.flatMap(({ label, href, ...at }) => {
    const other = links.find(
      (one) => /^(?:footer|navigation)\./.test(one.file) && foldName(one.label) === foldName(label),
    )
    if (!other || !/^\p{Lu}| /u.test(label) || topicOf(other.href) === topicOf(href)) return []
    const advice = `leads to ${href}, and "${other.label}" to ${other.href} in ${other.file}; correct one of the two`
    return [{ ...at, advice }]
  })

type Place = Omit<Fault, 'advice'>
type Pictured = Place & { id: string; name: string; called: string; alt: Place & { words: string[] } }

/** The words of a text up to a size, each as of one thing. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}’-]{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''))

/** Descriptions of pictures that name another product, and not theirs. */
function strayAlts(all: Pictured[]): Fault[] {
  const products = all.map(({ called }) => ({ called, words: wordsOf(called.split(',')[0] ?? '') }))
  return all.flatMap(({ called, alt: { words, ...where } }, index): Fault[] => {
    if (products[index]!.words.some((word) => words.includes(word))) return []
    const other = products.find((one) => one.words.every((word) => words.includes(word)))
    return other
      ? [{ ...where, advice: `is about ${other.called}, and this is ${called}; describe its own picture` }]
      : []
  })
}

/** Buttons beside one another that read the same and do not do the same. */
function twinsIn(actions: YAMLMap, at: (map: YAMLMap, field: string) => Place): Fault[] {
  const buttons = Object.entries(actions.toJSON() as Record<string, string | { label?: string }>)
  const labels = buttons.map(([, value]) => (typeof value === 'string' ? value : value?.label))
  return buttons.flatMap(([field], index): Fault[] => {
    const label = labels[index]
    const advice = `reads "${label}", as the button beside it does; say what this one does`
    return label && labels.indexOf(label) < index ? [{ ...at(actions, field), advice }] : []
  })
}

/** A fault for texts that repeat another one anywhere on the site, and for a print area of no product. */
export function checkRepeats(folder: string): Fault[] {
  const seen = new Map<string, Told>()
  const areas: (Omit<Fault, 'advice'> & { product: string })[] = []
  const products = new Map<string, string>()
  const pictured: Pictured[] = []
  const links: Link[] = []
  const inText: Link[] = []
  const twinButtons: Fault[] = []
  const faults: Fault[] = []
  for (const name of globSync('**/*.yaml', { cwd: folder }).toSorted()) {
    const file = name.replaceAll('\\', '/')
    const { document, lines } = parseYaml(readFileSync(join(folder, name), 'utf8'))
    const at = (map: YAMLMap, field: string) => {
      const node = map.get(field, true)
      return { file, line: lines.linePos((isNode(node) && node.range?.[0]) || 0).line, field }
    }
    visit(document, {
      Scalar(key, { value, range }) {
        if (key === 'key' || typeof value !== 'string' || !value.includes('](/')) return
        const { line } = lines.linePos(range?.[0] ?? 0)
        for (const [, label = '', href = ''] of value.matchAll(/\[([^\]]{1,80})\]\((\/[^)]{1,200})\)/g))
          inText.push({ file, line, field: 'link', label, href })
      },
      Map(_, map, around) {
        const pair = around.at(-1)
        if (isPair(pair) && String(pair.key) === 'actions') twinButtons.push(...twinsIn(map, at))
        const label = map.get('label') ?? map.get('name')
        if (label && map.has('href'))
          links.push({ ...at(map, 'href'), label: String(label), href: String(map.get('href')) })
        const picture = map.has('field') && map.get('file')
        if (picture) {
          const entry = around.findLast((one) => isMap(one) && isSeq(around[around.indexOf(one) - 1]))
          const key = `picture ${file} ${String(picture)}`
          const { line } = at(map, 'file')
          const before = seen.get(key)
          if (before && areTogether(before.told ?? new YAMLMap(), entry ?? new YAMLMap()))
            faults.push({
              ...at(map, 'file'),
              advice: `is the picture of another entry, too; each has its own: correct the one of the two that was changed (README.md, Pictures)${besides(before, file)}`,
            })
          else seen.set(key, { told: entry, within: file, line })
        }
        const within = String(around.findLast((one): one is Pair => isPair(one))?.key)
        if (file === 'artwork.yaml' && within === 'goods' && map.has('product'))
          areas.push({ ...at(map, 'product'), product: String(map.get('product')) })
        const isHome = around.length === 1 && file.startsWith('home/')
        for (const field of ownFields(map, within, isHome || document.has('meta'))) {
          const isHeading = field.startsWith('head')
          const fieldText = [(map.toJSON() as Record<string, unknown>)[field]].flat().join(' ')
          const page = isHome ? 'home' : file
          const words = `${isHeading ? page : field} ${foldName(fieldText)}`
          const told = field === 'alt' ? map.get('file') : map
          if (field === 'id') {
            const id = String(map.get('id'))
            const picture = map.get('picture')
            products.set(id, String(map.getIn(['picture', 'file'])))
            if (isMap(picture))
              pictured.push({
                ...at(picture, 'file'),
                id,
                name: basename(String(picture.get('file'))),
                alt: { ...at(picture, 'alt'), words: wordsOf(String(picture.get('alt'))) },
                called: String(map.get('name')),
              })
          }
          const before = seen.get(words)
          // A copied file has the same document.
          const isTold = before && (before.told !== told || (field !== 'alt' && before.within !== file))
          if (isTold && (!(isHeading || field === 'text') || areTogether(before.told, told)))
            faults.push({
              ...at(map, field),
              advice: own[field] + besides(before, file),
            })
          else seen.set(words, { told, within: file, line: at(map, field).line })
        }
      },
    })
  }
  for (const { id, name, file, line, field } of pictured)
    if (name !== id && products.has(name))
      faults.push({
        file,
        line,
        field,
        advice: `is the picture of ${name}, and this is ${id}; write its own`,
      })
  faults.push(...strayAlts(pictured))
  // An area with an id unlike any other belongs to a product that is gone, and shows nothing.
  const bare = [...products.keys()].filter((id) => areas.every(({ product }) => product !== id))
  for (const { product, ...where } of areas) {
    const renamed = bare.find((id) => products.get(id)?.endsWith(`/${product}`))
    const meant = products.has(product) ? undefined : (renamed ?? nearest(product, bare))
    const advice = `"${product}" is no product’s id; did you mean ${meant}? If that id was changed, write ${product} again there; if the product has gone, take the line away`
    if (meant) faults.push({ ...where, advice })
  }
  const pages = globSync('{,pages/}*.yaml', { cwd: folder }).map((name) => `/${basename(name, '.yaml')}`)
  const order = readFileSync(join(folder, 'home/sections.yaml'), 'utf8')
  const sections = [...order.matchAll(/^ *- ([\w-]+)/gm)].map(([, name]) => `/#${name}`)
  const stray = Map.groupBy(
    findStrayLinks(links, [...pages, ...sections]),
    ({ file, line }) => `${file} ${line}`,
  )
  // A link that differs from several is one mistake; the page of its name tells most.
  const first = [...stray.values()].map(
    (all) => all.find(({ advice }) => !advice.endsWith('correct one of the two')) ?? all[0]!,
  )
  return [...faults, ...first, ...strayWords(inText, links), ...twinButtons]
}
