import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isSeq, parseDocument, type YAMLMap } from 'yaml'
import { contentFolder } from '../folder.ts'

/** Small words of each language. */
const own = {
  es: 'a le les sobre nos sin el la los las de que una un en por para con su se y es del no lo al más o e son ser',
  fr: 'le les des est et nous vous pour une un dans par votre vos nos sont notre avec du la sur de que qui pas aux cette',
  pt: 'os um uma não são com em da dos das ao aos pela pelo seu sua você mais é também nossos seus',
  it: 'il gli della dei delle di che sono è nostri vostra più anche nella',
  de: 'bitte ihren der die das und ist nicht wir ihre sie mit ein eine für zu auf von den im wird',
  en: 'please how what can the a an of and to in is are for with on at by or it your you our we from this that its no not each one',
}
const small = new Map(Object.entries(own).map(([code, words]) => [code, new Set(words.split(' '))]))

/** The language that a text seems to be in, by at least `least` of its small words, if it is not the expected one. */
export function otherLanguage(value: string, expected: string, least: number): string | undefined {
  const words = value.toLowerCase().match(/\p{L}+/gu) ?? []
  // Names of places keep their accents.
  if (expected === 'es' && /(?<!\p{L})\p{Ll}*[ãõç]/u.test(value)) return 'pt'
  const right = small.get(expected)
  if (!right) return
  const counts = [...small].map(([code, own]) => ({
    code,
    count: words.filter((word) => own.has(word) && !right.has(word)).length,
    ours: words.filter((word) => right.has(word) && !own.has(word)).length,
  }))
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  return most && most.count >= least && most.count > most.ours ? most.code : undefined
}

/** A text in another language than the file's; names of companies may have two such words. */
export function foreignFault(value: string, file: string): string | undefined {
  const other = value.split(' ').length < 8 ? undefined : otherLanguage(value, 'en', 3)
  const alone = file.startsWith('pages/')
    ? `, or, if the page is for them alone, name ${basename(file, '.yaml')} under only: in languages/${other}.yaml`
    : ''
  if (other)
    return `is not in English; write it in English here, and the translation in languages/${other}.po${alone}`
}

const pagesRead = new Map<string, { made: number; only: string[] }>()

/** Pages in one language alone, as its settings list them, whether or not these can be used. */
const pagesInOneLanguage = () =>
  globSync('languages/*.yaml', { cwd: contentFolder }).flatMap((name) => {
    const path = join(contentFolder, name)
    const made = statSync(path).mtimeMs
    const read = pagesRead.get(path)
    if (read?.made === made) return read.only
    const listed = parseDocument(readFileSync(path, 'utf8')).get('only')
    const only = isSeq(listed) ? listed.items.map(String) : []
    pagesRead.set(path, { made, only })
    return only
  })

/** Whether a text is in another language than English, as a sample of a translation or a testimonial can be. */
export function isInOtherLanguage(file: string, around?: YAMLMap): boolean {
  const isPage = file.startsWith('pages/') && pagesInOneLanguage().includes(basename(file, '.yaml'))
  return (
    isPage ||
    /^(?:replies\.|languages\/)/.test(file) ||
    Boolean(around?.has('code') || around?.has('language'))
  )
}
