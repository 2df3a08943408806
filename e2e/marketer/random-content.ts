import { appendFileSync, cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isPair, isScalar, isSeq, parse, stringify, visit } from 'yaml'
import { checkAllContent } from '../../lib/content/check/check-all-content.ts'
import { deadlineWords } from '../../lib/content/deadline.ts'
import { listDefinitions } from '../../lib/content/check/definitions.ts'
import { checkContent } from '../../lib/content/faults/check-content.ts'
import { withFigures, withoutAwaited } from '../../lib/content/faults/claim-figures.ts'
import { type Fault, parseYaml } from '../../lib/content/faults/fault.ts'
import { landingPage } from '../../lib/content/pages.ts'
import { type Content } from '../../lib/content/shapes.ts'
import { type Dice, dice } from '../support/dice.ts'
import { isOneVoice, type Voice, voiceFor, wordsOf } from './random-words.ts'

/** The files that marketers write for visitors. */
const written = [
  '{home,pages,leads}/*.yaml',
  '{artwork,banner,deadline,footer,navigation,not-found,office,printing,request,site,translation,veterinary}.yaml',
]

/** Names by which other files know an entry, and lists on which others depend. */
const fixed =
  /^(proofDays|id|city|code|product|href|file|field|kind|interest|leadTime|zones?|at|production|catalog)$/
const leanedOn = /^(categories|cities)$/
const shuffled = 'home/sections.yaml'
/** The page that says how single pieces are made. */
const guide = 'pages/decoration.yaml'

type Path = (string | number)[]
type Schema = Content<unknown>['schema']
type Leaf = { path: Path; was: string; voice: Voice; tries: number; most: number }
/** A file of random content: its source, and the original of each text. */
type Written = {
  file: string
  data: unknown
  was: unknown
  delivered: unknown
  schema: Schema
  leaves: Leaf[]
}

/**
 * Random words, counts and numbers in a copy of `content/`, as the check allows them: as long, as short, as many and as few.
 * @returns the values that the check refused on the way
 */
export async function writeRandomContent(folder: string, seed: number): Promise<Fault[]> {
  cpSync('content', folder, { recursive: true })
  // Fewer regions have fewer cities.
  const claims = join(folder, 'claims.yaml')
  writeFileSync(claims, readFileSync(claims, 'utf8').replace(/(id: cities\n *figure: ).*/, '$13+'))
  const random = dice(seed)
  const voice = voiceFor(seed)
  const all = await listDefinitions()
  const files = globSync(written, { cwd: folder }).map((file) => file.replaceAll('\\', '/'))
  const changed = files
    .sort()
    .filter(() => isOneVoice(seed) || random() < 0.5)
    .map((file): Written => {
      const schema = all.find((one) => one.file === file)?.schema ?? landingPage
      const delivered: unknown = parse(readFileSync(join(folder, file), 'utf8'))
      const data = withOtherNumbers(file, withOtherEntries(file, delivered, schema, random), schema, random)
      if (file === shuffled) at(data, ['sections'], (list) => (list as string[]).sort(() => random() - 0.5))
      const leaves = leavesOf(file, data, voice)
      const one = { file, data, was: structuredClone(data), delivered, schema, leaves }
      fit(one)
      write(folder, one)
      return one
    })
  const refusedBefore: Fault[] = []
  for (let round = 0; round < 8; round++) {
    const found = (await checkAllContent(folder)).faults
    const unknown = found.flatMap(({ advice }) => /^says "(.*)", which no dictionary/.exec(advice)?.[1] ?? [])
    for (const word of unknown) appendFileSync(join(folder, 'words.yaml'), `  - '${word.replace("'", '')}'\n`)
    const faults = found.filter(({ advice }) => !advice.includes('no dictionary'))
    if (found.length === 0) break
    refusedBefore.push(...faults)
    takeBack(folder, changed, faults)
  }
  return refusedBefore
}

/** Restores what the whole check refuses: the text, or the file if it is about no text. */
function takeBack(folder: string, all: Written[], faults: readonly Fault[]): void {
  for (const one of all) {
    const text = print(one.data)
    const ours = faults.filter(({ file }) => file === one.file)
    if (ours.length === 0) continue
    const isText = ours.map(({ line, advice }) => refused(one, pathAt(text, line), advice))
    if (isText.some((found) => !found)) Object.assign(one, { data: one.delivered, leaves: [] })
    fit(one)
    write(folder, one)
  }
}

const print = (data: unknown) =>
  stringify(data, { lineWidth: 0, blockQuote: false, aliasDuplicateObjects: false })
const write = (folder: string, { file, data }: Written) => writeFileSync(join(folder, file), print(data))
const holds = (schema: Schema, data: unknown) => schema.safeParse(withoutAwaited(withFigures(data))).success

/** The value at a path, changed if `change` is given. */
function at(data: unknown, path: Path, change?: (value: unknown) => unknown): unknown {
  const around = path.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(Object(part), key), data)
  const key = path.at(-1) ?? ''
  if (change) Reflect.set(Object(around), key, change(Reflect.get(Object(around), key)))
  return Reflect.get(Object(around), key)
}

/** Every value of content with its path, those around it first. */
function parts(data: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inner = typeof data === 'object' && data !== null ? Object.entries(data) : []
  const below = inner.flatMap(([key, value]) =>
    parts(value, [...path, Array.isArray(data) ? Number(key) : key]),
  )
  return [{ path, value: data }, ...below]
}
const isFree = (path: Path) => !path.some((key) => fixed.test(String(key)))

const singles = () => deadlineWords().production.flatMap(({ single }) => single?.toLowerCase() ?? [])

const leavesOf = (file: string, data: unknown, voice: () => Voice): Leaf[] =>
  parts(data).flatMap(({ path, value }) => {
    if (typeof value !== 'string' || file === shuffled || !isFree(path)) return []
    const isName = file === 'home/products.yaml' && path.at(-1) === 'name'
    const isNamed = file === guide && singles().some((way) => value.toLowerCase().includes(way))
    if (isName || isNamed) return []
    return { path, was: value, voice: voice(), tries: 0, most: Infinity }
  })

/** Rewrites each text; a refused one is cut, then made of its own words, and at last kept. */
function fit(one: Written): void {
  for (let round = 0; round < 8; round++) {
    for (const [index, { path, was, voice, tries, most }] of one.leaves.entries())
      at(one.data, path, () =>
        tries > 2 ? was : wordsOf(was, tries < 2 ? voice : { ...voice, script: 'own' }, most, index),
      )
    const text = print(one.data)
    const result = checkContent(one.file, Buffer.from(text), one.schema)
    if (!('faults' in result)) return
    for (const { line, advice } of result.faults) refused(one, pathAt(text, line), advice)
  }
  one.data = one.was
}

/** Takes the next choice for the texts at or around a path. @returns whether there was one */
function refused({ leaves }: Written, path: Path, advice: string): boolean {
  const hit = leaves.filter((leaf) => path.every((key, index) => leaf.path[index] === key) && leaf.tries < 3)
  const [, most] = /\b(?:holds|show) (\d+)(?=[;,])/.exec(advice) ?? []
  for (const leaf of hit) {
    if (most && leaf.most > Number(most)) leaf.most = Number(most)
    else leaf.tries += 1
  }
  return hit.length > 0
}

function pathAt(text: string, line: number): Path {
  const { document, lines } = parseYaml(text)
  let found: Path = []
  visit(document, {
    Node(key, node, around) {
      if (key === 'key' || lines.linePos(node.range?.[0] ?? 0).line !== line) return
      found = [...around, node].flatMap((part, index, whole): Path => {
        const above = whole[index - 1]
        if (isSeq(above)) return [above.items.indexOf(part as never)]
        return isPair(part) && isScalar(part.key) && isMap(above) ? [String(part.key.value)] : []
      })
      return isScalar(node) ? visit.BREAK : undefined
    },
  })
  return found
}

/** The fewest and the most entries that each list of a file takes, and the least and the greatest of each number. */
const limits = new Map<string, { least: unknown; most: unknown }>()
function limitsOf(file: string, path: Path, find: () => { least: unknown; most: unknown }) {
  const key = [file, ...path].join()
  const found = limits.get(key) ?? find()
  limits.set(key, found)
  return found
}

function withOtherEntries(file: string, was: unknown, schema: Schema, random: Dice): unknown {
  const data = structuredClone(was)
  const lists = parts(was).filter(
    ({ path, value }) => Array.isArray(value) && isFree(path) && !leanedOn.test(String(path.at(-1))),
  )
  for (const { path, value } of file === shuffled || file === guide ? [] : lists) {
    const choice = random()
    if (!(Array.isArray(value) && value.length > 0) || !Array.isArray(at(data, path)) || choice > 0.7)
      continue
    const before: unknown[] = value
    const isFine = (entries: unknown[]) => {
      const tried = structuredClone(was)
      at(tried, path, () => entries)
      return holds(schema, tried)
    }
    const { least, most } = limitsOf(file, path, () => {
      let fewest = before.length
      while (fewest > 1 && isFine(before.slice(0, fewest - 1))) fewest--
      const more = [40, 20, 12, 6, 3, 2, 1].find((count) => isFine(longer(before, count))) ?? 0
      return { least: before.slice(0, fewest), most: longer(before, more) }
    })
    const kept = structuredClone(at(data, path))
    at(data, path, () => structuredClone(choice < 0.4 ? least : most))
    if (!holds(schema, data)) at(data, path, () => kept)
  }
  return data
}

const longer = (list: unknown[], more: number) => [
  ...list,
  ...Array.from({ length: more }, (_, index) => another(list[index % list.length], index)),
]

/** A copy of an entry under another name. */
function another(entry: unknown, index: number): unknown {
  if (typeof entry === 'string') return `${entry} ${index + 2}`
  const names = ['id', 'name', 'title', 'label', 'question', 'heading', 'alt']
  return JSON.parse(JSON.stringify(entry), (key, value: unknown) =>
    names.includes(key) ? `${String(value)}${key === 'id' ? '-' : ' '}${index + 2}` : value,
  )
}

function withOtherNumbers(file: string, data: unknown, schema: Schema, random: Dice): unknown {
  const was = structuredClone(data)
  for (const { path, value } of parts(was)) {
    if (typeof value !== 'number' || !isFree(path) || random() < 0.5) continue
    const fits = (number: number) => {
      const tried = structuredClone(was)
      at(tried, path, () => number)
      return holds(schema, tried)
    }
    const { least, most } = limitsOf(file, path, () => ({
      least: [0, 0.1, 1, 2, 3, 5].find(fits) ?? value,
      most: [9_999, 999, 250, 240, 60, 24, 20, 12, 8, 5, 3].find(fits) ?? value,
    }))
    const kept = at(data, path)
    at(data, path, () => (random() < 0.5 ? least : most))
    if (!holds(schema, data)) at(data, path, () => kept)
  }
  return data
}
