import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { po, type GetTextTranslation } from 'gettext-parser'
import type { Fault } from '../content/faults/fault.ts'
import { contentFolder } from '../content/folder.ts'
import { everyPageName } from '../content/page-names.ts'
import { behindSince } from './catalog.ts'
import { everyLanguage, languageOf } from './languages.ts'
import { collectSentences } from './sentences.ts'
import type { Language } from './spoken.ts'

/** How far each language is: "Español: 1,940 of 2,003 sentences; 12 behind, oldest since 2026-10-02 (languages/es.po:812)". */
export async function languageProgress(folder = contentFolder): Promise<string[]> {
  const languages = everyLanguage()
  if (languages.length === 0) return []
  const sentences = new Map((await collectSentences(folder)).map((one) => [one.english, one]))
  return languages.flatMap((language) => {
    const { name, leftOut, only, catalog } = languageOf(language)
    // A page that has another name now.
    const unknown = everyPageName().filter((page) => ![...catalog.pages, ...only].includes(page))
    const text = readFileSync(join(folder, `languages/${language}.po`), 'utf8')
    const entries = Object.values(po.parse(text).translations).flatMap((all) => Object.values(all))
    const isSaid = ({ msgid, msgstr: [translation] }: GetTextTranslation) =>
      translation && sentences.has(msgid)
    const behind = entries
      .flatMap((entry) => ({ entry, since: behindSince(entry) ?? '' }))
      .filter(({ since }) => since)
      .sort((one, other) => one.since.localeCompare(other.since))
    const translated = new Set(
      entries.filter((entry) => isSaid(entry) && !behindSince(entry)).map(({ msgid }) => msgid),
    )
    const [oldest] = behind
    const gone = entries.filter(({ msgid }) => msgid && !sentences.has(msgid))
    const count = (number: number) => number.toLocaleString('en-US')
    const parts = [
      `${name}: ${count(translated.size)} of ${count(sentences.size)} sentences`,
      oldest &&
        `${behind.length} behind, oldest since ${oldest.since} (languages/${language}.po:${lineOf(text, oldest.entry.msgid)})`,
      translated.size < sentences.size && `npm run translate -- ${language} lists what is missing`,
      leftOut.length > 0 && `not offered: ${leftOut.join(', ')}`,
      unknown.length > 0 &&
        `${language}.po has no sentence of ${unknown.map((page) => `pages/${page}.yaml`).join(', ')}; run npm run translate -- ${language}`,
    ]
    const progress = parts.filter(Boolean).join('; ')
    const [stray] = gone
    if (!stray) return [progress]
    const others = gone.length > 1 ? ` (nor ${gone.length - 1} more of its sentences)` : ''
    return [
      progress,
      `content/languages/${language}.po:${lineOf(text, stray.msgid)} msgid: no English file says so any more${others}; bring it back if it was changed here, else run npm run translate -- ${language}`,
    ]
  })
}

/** The line of a file of sentences where one begins. */
export function lineOf(text: string, sentence: string): number {
  // A longer one may go on in the next line.
  const isLong = sentence.length > 40
  const start = JSON.stringify(sentence.slice(0, 40)).slice(0, isLong ? -1 : undefined)
  const at = text.split(/\r?\n/).findIndex((line) => line.replace(/^msgid /, '').startsWith(start))
  return Math.max(0, at) + 1
}

/** Before a release, a native speaker of the company has to have read a language. */
export const unconfirmed = (): Fault[] =>
  everyLanguage().flatMap((language: Language) => {
    const { confirmed, answers } = languageOf(language)
    const at = { file: `languages/${language}.yaml`, line: 1 }
    const unread = 'is false; let a native speaker of the company read the language, then write true'
    return [
      ...(confirmed ? [] : [{ ...at, field: 'confirmed', advice: unread }]),
      ...(answers ? [] : [{ ...at, field: 'answers', advice: 'is missing; say who answers, and when' }]),
    ]
  })
