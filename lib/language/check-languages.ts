import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { po, type GetTextTranslation } from 'gettext-parser'
import { checkContent, decodeFile, faultsOf } from '../content/faults/check-content.ts'
import { listClaims, withFigures } from '../content/faults/claim-figures.ts'
import { type Fault, nearest } from '../content/faults/fault.ts'
import { contentFolder } from '../content/folder.ts'
import { locations } from '../content/home/locations.ts'
import { pastedFault } from '../content/faults/pasted-faults.ts'
import { otherLanguage } from '../content/faults/other-language.ts'
import { everyPageName } from '../content/page-names.ts'
import { collectTexts, type Content } from '../content/shapes.ts'
import {
  behindSince,
  translationMismatch,
  faultOfNumber,
  misorderedNumbers,
  faultOfSentence,
  isUsedAt,
} from './catalog.ts'
import { misspeltClaims } from './claim-names.ts'
import { faultOfAddress } from './form-of-address.ts'
import { foreignTexts } from './foreign-texts.ts'
import { languageOf, type LanguageSettings, languageSettings, unclaimedWords } from './languages.ts'
import { lineOf } from './translation-progress.ts'
import { sentencesIn } from './sentences.ts'
import { inLanguage, type Language } from './spoken.ts'
import { sayFigure } from './translate-content.ts'

type Settings = Omit<LanguageSettings, 'catalog' | 'language'>
type Known = Pick<Content<unknown>, 'file' | 'schema'>

/** `isHarmless`: the pages show English there, so it keeps nobody from changing English words. */
type LanguageFault = Fault & { isHarmless?: true }

/** Faults of the languages' files, and of the pages in these languages. @param known every content file with its schema */
export function checkLanguages(known: Known[], folder = contentFolder): LanguageFault[] {
  const names = globSync('languages/*', { cwd: folder }).map((name) => basename(name))
  const stray = names.filter((name) => !/^[a-z]{2}\.(yaml|po|mo)$/.test(name))
  if (stray.length > 0)
    return stray.map((name) => {
      const advice =
        'is not read here; a language has two files, like es.yaml and es.po; correct its name or remove it'
      return { file: `languages/${name}`, line: 1, field: 'file', advice }
    })
  const languages = new Set(names.map((name) => name.slice(0, 2)))
  return [...languages].sort().flatMap((language) => {
    const [file, sentences] = [`languages/${language}.yaml`, `languages/${language}.po`] as const
    if (!names.includes(`${language}.yaml`)) {
      const advice = 'is missing; bring it back, or copy it from another language'
      return [{ file, line: 1, field: 'file', advice }]
    }
    const bytes = readFileSync(join(folder, file))
    const settings = checkContent(file, bytes, languageSettings)
    if ('faults' in settings) return settings.faults
    const astray = checkSettings(file, bytes.toString(), settings.data)
    if (astray.some(({ isHarmless }) => !isHarmless)) return astray
    if (names.includes(`${language}.po`))
      return [...astray, ...checkSentences(language, known, readFileSync(join(folder, sentences)), folder)]
    const advice = `is missing; run npm run translate -- ${language}`
    return [...astray, { file: sentences, line: 1, field: 'file', advice }]
  })
}

const ownPages = ['home', 'printing', 'translation', 'veterinary', 'artwork']

/** Names that content does not have (any more), and figures that do not fit theirs. */
function checkSettings(file: string, text: string, settings: Settings): LanguageFault[] {
  const lines = text.split('\n')
  const lineOfName = (part: string, name: string) => {
    const start = lines.findIndex((line) => line.startsWith(`${part}:`))
    const at = lines.slice(start).findIndex((line) => line.includes(name))
    return start + Math.max(0, at) + 1
  }
  const places = locations().regions.flatMap((region) =>
    region.cities.flatMap(({ city }) => city.split(', ')),
  )
  const claims = listClaims().figures
  // An awaited claim comes back, so its figure is kept.
  const kept = [...claims.map(({ id }) => id), ...listClaims().awaited]
  const unknown = [
    ...check('figures', Object.keys(settings.figures), kept),
    ...check('tiles', Object.keys(settings.tiles), kept),
    ...check('cities', Object.keys(settings.cities), places),
    ...check('only', settings.only, everyPageName()),
    ...check('leftOut', settings.leftOut, [...ownPages, ...everyPageName()]),
  ]
  function check(part: string, named: string[], all: string[]): LanguageFault[] {
    return named
      .filter((name) => !all.includes(name))
      .map((name) => {
        const meant = nearest(name, all)
        const advice = `is nowhere in the English files; ${meant ? `did you mean ${meant}?` : 'write the name that it has there, or take it away if it has gone'}`
        return { file, line: lineOfName(part, name), field: `${part} > ${name}`, advice, isHarmless: true }
      })
  }
  const figures = (['figures', 'tiles'] as const).flatMap((field) =>
    Object.entries(settings[field]).flatMap(([id, pattern]): LanguageFault[] => {
      const at = { file, line: lineOfName(field, id), field: `${field} > ${id}` }
      if (/\d/.test(pattern))
        return [{ ...at, advice: 'has a figure by hand; write % in its place, which the site fills in' }]
      const claim = claims.find((one) => one.id === id)
      if (!claim || sayFigure(pattern, claim.figure)) return []
      const advice = `needs one % for each number of ${claim.figure} (claims.yaml); until then the English figure is shown`
      return [{ ...at, advice, isHarmless: true }]
    }),
  )
  const advice = file === 'languages/es.yaml' && faultOfAddress(settings.offer)
  const offer = advice ? [{ file, line: lineOfName('offer', ''), field: 'offer', advice }] : []
  const misspelt = misspeltClaims(settings.claims, (id) => {
    return { file, line: lineOfName('claims', id), field: `claims > ${id}` }
  })
  return [...unknown, ...figures, ...offer, ...misspelt]
}

/** English left as the translation, or the English overwritten by it; names, units and samples of languages are the same in both. */
function faultOfEcho({ msgid, msgstr: [translation], comments }: GetTextTranslation): string | undefined {
  const isSample = comments?.reference?.includes('/translation.yaml')
  const words = msgid.replace(/\{.*?\}/g, '').match(/(?<!\p{L})\p{L}{4,}/gu) ?? []
  const isName = words.length < 2 || !words.some((word) => /^\p{Ll}/u.test(word))
  if (!translation?.includes(msgid) || isSample || isName) return undefined
  if (translation !== msgid) return 'still has the English in it; take it away'
  return 'is the same as msgid; bring the English back there, and write the translation after msgstr'
}

/** Days of the week that Spanish names otherwise. */
const weekday = /(?<!Black )\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/

/** A translation into another language than the file's. */
function faultOfTongue(language: Language, translation: string): string | undefined {
  const [day] = weekday.exec(translation) ?? []
  if (day)
    return `still says ${day}; write it in ${new Intl.DisplayNames('en', { type: 'language' }).of(language)}`
  const other = otherLanguage(translation, language, 2)
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return other && `is in ${names.of(other)}; write it in ${names.of(language)}`
}

/** A Spanish question or exclamation without the mark before it. */
function faultOfMarks(translation: string): string | undefined {
  const [end] =
    translation.includes('¿') || translation.includes('¡')
      ? []
      : (/(?<=\p{L}[”»)]?)[?!]/u.exec(translation) ?? [])
  return end && `ends with ${end} and does not begin with ${end === '?' ? '¿' : '¡'}; write both`
}

/** Faults of a file of sentences. */
export function checkSentences(
  language: Language,
  known: Known[],
  bytes: Buffer,
  folder = contentFolder,
): LanguageFault[] {
  const file = `languages/${language}.po`
  const fault = (line: number, field: string, advice: string): Fault => ({ file, line, field, advice })
  const decoded = decodeFile(bytes)
  if ('advice' in decoded) return [fault(decoded.line, 'file', decoded.advice)]
  const { text } = decoded
  if (!/^"Content-Type: [^"]*utf-8/im.test(text))
    return [fault(1, 'file', 'has lost its head; bring back its first lines, as with "Discard changes"')]
  let entries: GetTextTranslation[]
  try {
    const { translations } = po.parse(bytes, { validation: true })
    entries = Object.values(translations).flatMap((all) => Object.values(all))
  } catch (error) {
    const [, twice] = /Duplicate msgid error: entry "(.*?)" in/.exec(String(error)) ?? []
    const [, alone] = /associated with "(.*?)" in/.exec(String(error)) ?? []
    if (alone)
      return [
        fault(lineOf(text, alone), 'file', `has "${alone}" without one line msgstr "…" below it; add it`),
      ]
    const curly = text.split('\n').findIndex((line) => /^msg(?:id|str|ctxt) [“”„‘’]/.test(line)) + 1
    if (curly)
      return [fault(curly, 'file', 'has curly quotes around it; write straight ones, as in msgstr "…"')]
    const line = twice
      ? text.slice(0, text.lastIndexOf(`msgid ${JSON.stringify(twice)}`)).split('\n').length
      : undefined
    const advice = twice
      ? `has "${twice}" twice; keep one of the two`
      : 'cannot be read from here on; each sentence has a line msgid and a line msgstr, both in quotes, and quotes inside are \\"'
    return [fault(line ?? (Number(Object(error).lineNumber) || 1), 'file', advice)]
  }
  const wrong = entries.flatMap((entry) => {
    // A translation that is behind may lack a part of today's English; it is not shown then.
    const { msgid, msgstr, comments } = entry
    if (msgid === '' || behindSince(entry)) return []
    const advice =
      faultOfEcho(entry) ??
      (comments?.reference?.includes('/translation.yaml')
        ? undefined
        : faultOfTongue(language, msgstr[0] ?? '')) ??
      (language === 'es' && msgstr[0] !== msgid
        ? (faultOfMarks(msgstr[0] ?? '') ?? translationMismatch(entry, entries))
        : undefined) ??
      faultOfSentence(entry) ??
      faultOfNumber(entry, languageOf(language).numbers) ??
      pastedFault(msgstr[0] ?? '', msgid.includes('\n'))
    return advice ? [fault(lineOf(text, entry.msgid), entry.msgstr[0] ?? '', advice)] : []
  })
  if (wrong.length > 0) return misorderedNumbers(wrong, language) ?? wrong
  const gone = unclaimedWords(languageOf(language).claims)
  const withdrawn = entries.flatMap(({ msgid, msgstr: [translation = ''] }) => {
    const [words] = gone.flatMap((one) => one.exec(translation) ?? [])
    if (!words) return []
    const advice = `says "${words}", which claims.yaml does not have any more; say it otherwise; until then it is shown in English`
    return { ...fault(lineOf(text, msgid), translation, advice), isHarmless: true as const }
  })
  const misfits = known
    .flatMap((one) => faultsInLanguage(language, one, folder))
    .map(({ field, advice, sentences, ...at }): LanguageFault => {
      const translated = sentences.flatMap(({ english, place }) => {
        const found = entries.filter(
          ({ msgid, msgctxt }) => msgid === english && (!msgctxt || msgctxt === at.file),
        )
        return found.filter((entry) => entry.msgstr[0] && !behindSince(entry) && isUsedAt(entry, place))
      })
      const longest = translated.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
      // Figures and counts, and sentences that are still English, come from English files.
      const isOurs =
        translated.length > 0 &&
        translated.length >= sentences.length &&
        translated.every(({ msgid }) => !msgid.includes('{'))
      const line = longest ? lineOf(text, longest.msgid) : 1
      const found = fault(line, `${at.file}:${at.line} ${field}`, `in ${language} ${advice}`)
      return isOurs
        ? found
        : { ...found, advice: `${found.advice}; until then it is shown in English`, isHarmless: true }
    })
  return [...foreignTexts(language, entries, folder), ...withdrawn, ...misfits]
}

/** The faults of a file's words in a language by its schema, with the English sentences that each may mean. */
function faultsInLanguage(language: Language, { file, schema }: Known, folder: string) {
  const bytes = readFileSync(join(folder, file))
  const faults = inLanguage(language, () => faultsOf(file, bytes, schema))
  if (faults.length === 0) return []
  const texts = collectTexts(() => faultsOf(file, bytes, schema))
  const sentences = sentencesIn(file, bytes.toString()).filter(({ english }) =>
    texts.has(String(withFigures(english))),
  )
  return faults.map((fault) => ({
    ...fault,
    sentences: sentences.filter(
      ({ field }) => fault.field === 'file' || field === fault.field || field.startsWith(`${fault.field} > `),
    ),
  }))
}

const lengthOf = ({ msgstr: [translation = ''] }: GetTextTranslation) => translation.length
