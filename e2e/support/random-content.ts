import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument, type Scalar, visit, YAMLMap, type YAMLSeq } from 'yaml'
import { definitions } from '../../lib/content/check/definitions.ts'
import { checkContent } from '../../lib/content/faults/check-content.ts'
import { landingPage } from '../../lib/content/pages.ts'

/** The texts that marketers write for visitors; what forms and staff say is specified. */
const written = ['{home,pages}/*.yaml', '{printing,translation,veterinary,navigation,footer}.yaml']

/** What a text becomes, in other writings and without a place to break; {words} is the text itself. */
const voices: ((words: string) => string)[] = [
  (words) => `${words} ${words} ${words}`.replace(/[.:] /g, ' '),
  (words) => `${words} ${words}`.replace(/[.:] /g, ' '),
  () => 'Versandkostenoptimierungsmöglichkeitenplan',
  () => 'مطبوعات لعلامتك التجارية بالقرب من عملائك',
  () => '为您的品牌就近印刷无需长途运输还可以按需生产',
  () => '🎁🖨️👕 👩‍👩‍👧 Print 🎉',
  (words) => words.split(' ')[0] ?? words,
  () => 'A',
  (words) => words,
]

/** The same numbers for the same seed (mulberry32). */
const dice = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/**
 * Writes a copy of `content/` that the check accepts, with other texts and other numbers of entries: as long, as short, as
 * many and as few as the schemas allow.
 */
export async function writeRandomContent(folder: string, seed: number): Promise<void> {
  cpSync('content', folder, { recursive: true })
  const random = dice(seed)
  const known = await definitions()
  for (const file of globSync(written, { cwd: folder }).sort()) {
    const schema = known.find((one) => one.file === file)?.schema ?? landingPage
    const faultsIn = (text: string) => {
      const result = checkContent(file, Buffer.from(text), schema)
      return 'faults' in result ? result.faults : []
    }
    const path = join(folder, file)
    const entries = withOtherEntries(readFileSync(path, 'utf8'), random, faultsIn)
    writeFileSync(path, withOtherTexts(entries, random, faultsIn))
  }
}

type FaultsIn = (text: string) => { line: number }[]

const print = (document: ReturnType<typeof parseDocument>) => document.toString({ lineWidth: 0 })

/** Each list as full or as empty as it may be, or as it is. */
function withOtherEntries(text: string, random: () => number, faultsIn: FaultsIn): string {
  const document = parseDocument(text)
  const lists: YAMLSeq[] = []
  visit(document, {
    Seq: (_, list) => void (list.items.every((one) => isMap(one) || isScalar(one)) && lists.push(list)),
  })
  for (const list of lists) {
    const before = list.items
    const fits = (items: YAMLSeq['items']) => {
      list.items = items
      return faultsIn(print(document)).length === 0
    }
    const choice = random()
    if (choice < 0.4) for (let least = before.length - 1; least > 0 && fits(before.slice(0, least)); least--);
    else if (choice < 0.7)
      for (const more of [12, 6, 3, 2, 1])
        if (
          fits([
            ...before,
            ...Array.from({ length: more }, (_, at) => another(before[at % before.length], at)),
          ])
        )
          break
    if (faultsIn(print(document)).length > 0) list.items = before.slice(0, list.items.length)
    if (faultsIn(print(document)).length > 0) list.items = before
  }
  return print(document)
}

/** A copy of an entry under another name. */
function another(entry: unknown, at: number): unknown {
  if (isScalar(entry)) return parseDocument(JSON.stringify(`${String(entry.value)} ${at + 2}`)).contents
  if (!isMap(entry)) return entry
  const copy = entry.clone() as YAMLMap
  for (const key of ['id', 'name', 'title', 'label', 'question', 'heading'])
    if (copy.has(key)) copy.set(key, `${String(copy.get(key))}${key === 'id' ? '-' : ' '}${at + 2}`)
  return copy
}

/** Other words for each text; one that is refused tries what comes after it, and at last stays. */
function withOtherTexts(text: string, random: () => number, faultsIn: FaultsIn): string {
  const document = parseDocument(text)
  const texts: { node: Scalar; was: string; voice: number }[] = []
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string' || node.value.length < 2) return
      texts.push({ node, was: node.value, voice: Math.floor(random() * voices.length) })
      // One line each, so that a fault's line names it.
      node.type = 'QUOTE_DOUBLE'
    },
    Collection(_, node) {
      node.flow = false
    },
  })
  for (;;) {
    for (const { node, was, voice } of texts) {
      const places = was.match(/\{\w+\}/g) ?? []
      const words = voices[voice]!(was)
      node.value =
        voices.length - 1 === voice ? was : [words, ...places.filter((one) => !words.includes(one))].join(' ')
    }
    const now = print(document)
    const lines = new Set(faultsIn(now).map(({ line }) => line))
    const lineCounter = new LineCounter()
    const again = parseDocument(now, { lineCounter })
    let index = 0
    let moved = false
    visit(again, {
      Scalar(key, node) {
        if (key === 'key' || typeof node.value !== 'string') return
        const one = texts[index]
        if (!one || node.value !== one.node.value) return
        index += 1
        if (lines.has(lineCounter.linePos(node.range?.[0] ?? 0).line) && one.voice < voices.length - 1) {
          one.voice += 1
          moved = true
        }
      },
    })
    if (lines.size === 0) return now
    if (!moved) return text
  }
}
