import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { po, type GetTextTranslation } from 'gettext-parser'
import { checkContent, faultsOf } from '../content/faults/check-content.ts'
import { claimed } from '../content/faults/claim-figures.ts'
import type { Fault } from '../content/faults/fault.ts'
import { contentFolder } from '../content/folder.ts'
import type { Content } from '../content/shapes.ts'
import { everyLanguage, type LanguageSettings, languageSettings } from './languages.ts'
import { sayFigure } from './translate-content.ts'
import { placeOf, placesOf } from './catalog.ts'
import { lineOf } from './progress.ts'
import { inLanguage, type Language } from './spoken.ts'

type Known = Pick<Content<unknown>, 'file' | 'schema'>

/** Faults of the languages' files, and of what the pages become in them. @param known every content file with its schema */
export function checkLanguages(known: Known[], folder = contentFolder): Fault[] {
  return everyLanguage().flatMap((language) => {
    const file = `languages/${language}.yaml`
    const settings = checkContent(file, readFileSync(join(folder, file)), languageSettings)
    if ('faults' in settings) return settings.faults
    const astray = checkFigures(file, settings.data)
    if (astray.length > 0) return astray
    const sentences = `languages/${language}.po`
    if (existsSync(join(folder, sentences)))
      return checkSentences(language, known, readFileSync(join(folder, sentences)), folder)
    const advice = `is missing; run npm run translate -- ${language}`
    return [{ file: sentences, line: 1, field: 'file', advice }]
  })
}

/** Each figure of a language must have a place for each number of a claim. */
const checkFigures = (file: string, settings: Pick<LanguageSettings, 'figures' | 'tiles'>): Fault[] =>
  (['figures', 'tiles'] as const).flatMap((field) =>
    Object.entries(settings[field]).flatMap(([id, pattern]) => {
      const claim = claimed().figures.find((one) => one.id === id)
      if (claim && sayFigure(pattern, claim.figure)) return []
      const advice = claim
        ? `must have one % for each number of ${claim.figure} (claims.yaml)`
        : `is no claim with a figure in claims.yaml; correct its name or take it away`
      return { file, line: 1, field: `${field} > ${id}`, advice }
    }),
  )

/** Faults of a file of sentences. */
export function checkSentences(
  language: Language,
  known: Known[],
  bytes: Buffer,
  folder = contentFolder,
): Fault[] {
  const file = `languages/${language}.po`
  const fault = (line: number, field: string, advice: string): Fault => ({ file, line, field, advice })
  const text = bytes.toString()
  const lines = text.split(/\r?\n/)
  const stray = lines.findIndex((line) => /^(<{7}|={7}|>{7})/.test(line) || line.includes('\uFFFD'))
  if (stray >= 0)
    return [
      fault(
        stray + 1,
        'file',
        lines[stray]?.includes('\uFFFD')
          ? 'is not saved as UTF-8, so its accents are lost; save it as UTF-8'
          : 'has an unfinished merge; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
      ),
    ]
  if (!/^"Content-Type: [^"]*utf-8/im.test(text))
    return [fault(1, 'file', 'has lost its head; bring back its first lines, as with "Discard changes"')]
  let entries: GetTextTranslation[]
  try {
    const { translations } = po.parse(bytes, { validation: true })
    entries = Object.values(translations).flatMap((all) => Object.values(all))
  } catch (error) {
    const [, twice] = /Duplicate msgid error: entry "(.*?)" in/.exec(String(error)) ?? []
    const line = twice
      ? text.slice(0, text.lastIndexOf(`msgid ${JSON.stringify(twice)}`)).split('\n').length
      : undefined
    const advice = twice
      ? `has "${twice}" twice; keep one of the two`
      : 'cannot be read from here on; each sentence has a line msgid and a line msgstr, both in quotes, and quotes inside are \\"'
    return [fault(line ?? (Number(Object(error).lineNumber) || 1), 'file', advice)]
  }
  const wrong = entries.flatMap((entry) => {
    const advice = faultOfSentence(entry)
    return advice ? [fault(lineOf(text, entry.msgid), entry.msgstr[0] ?? '', advice)] : []
  })
  if (wrong.length > 0) return wrong
  return known
    .flatMap((one) => faultsInLanguage(language, one, folder))
    .map(({ field, advice, ...at }) => {
      const place = placeOf(
        at.file,
        field.split(' > ').filter((key) => !/^\d+$/.test(key)),
      )
      // Several entries of a list may be meant: the English line says which.
      const said = entries.filter((entry) => placesOf(entry).includes(place))
      const line =
        said.length > 0
          ? lineOf(text, said.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]!.msgid)
          : 1
      return fault(line, `${at.file}:${at.line} ${field}`, `in ${language} ${advice}`)
    })
}

const faultsInLanguage = (language: Language, { file, schema }: Known, folder: string) =>
  inLanguage(language, () => faultsOf(file, readFileSync(join(folder, file)), schema))

const lengthOf = ({ msgstr: [said = ''] }: GetTextTranslation) => said.length

const listed = (text: string, part: RegExp) => (text.match(part) ?? []).sort().join(' ')

/** What a translation has lost or has too many of, in words; undefined if nothing. */
export function faultOfSentence({
  msgid,
  msgstr: [said = ''],
}: Pick<GetTextTranslation, 'msgid' | 'msgstr'>) {
  if (msgid === '' || said === '') return undefined
  for (const part of [/\{[^{}]*\}/g, /\]\([^)]+\)/g, /\*\*/g]) {
    const wanted = listed(msgid, part)
    if (wanted !== listed(said, part))
      return `must have ${wanted || 'no braces or links'}, as the English has; write the same, letter for letter`
  }
  const digits = listed(said.replaceAll(/\{[^{}]*\}/g, ''), /\d+/g)
  if (digits && !/\d/.test(msgid))
    return `has the figure ${digits}, which the English does not have; take it away`
  if (/^\s/.test(said) !== /^\s/.test(msgid) || /\s$/.test(said) !== /\s$/.test(msgid))
    return 'must begin and end with a space where the English does, and nowhere else'
  return undefined
}
