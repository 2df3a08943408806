import { po, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser'
import { contentDay } from '../content/dated.ts'
import { nearest } from '../content/faults/fault.ts'
import { behindSince, comparedOn, isFuzzyMatch, isSimilarSentence, placesOf, isUsedAt } from './catalog.ts'
import type { Sentence } from './sentences.ts'

const keyOf = ({ msgctxt = '', msgid }: { msgctxt?: string; msgid: string }) => `${msgctxt}\u0004${msgid}`

/** @param language its code */
export const emptyCatalog = (language: string): GetTextTranslations => ({
  charset: 'utf-8',
  headers: {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': 'nplurals=2; plural=(n != 1);',
  },
  translations: {},
})

/**
 * Brings a file of sentences up to date: adds what is new, marks what is behind, drops what is gone. A finished sentence is
 * never changed.
 * @returns the file, and how many of each
 */
export function updateCatalog(before: GetTextTranslations, sentences: Sentence[]) {
  const entries = Object.values(before.translations).flatMap((all) => Object.values(all))
  const entriesByKey = new Map(entries.map((one) => [keyOf(one), one]))
  const translations: GetTextTranslations['translations'] = { '': {} }
  const counts = { added: 0, behind: 0, dropped: 0 }
  const header = before.translations['']?.['']
  if (header) translations['']![''] = header
  const used = new Set<GetTextTranslation>()
  for (const { english: msgid, file, place, note } of sentences) {
    const own = entriesByKey.get(keyOf({ msgctxt: file, msgid }))
    const context = own ? file : ''
    const all = (translations[context] ??= {})
    const listed = all[msgid]
    if (listed) {
      listed.comments = joined(listed.comments, place, note)
      continue
    }
    const found = own ?? entriesByKey.get(keyOf({ msgid }))
    if (found) used.add(found)
    // Programs of gettext mark what is behind, and do not say since when.
    const since = found && behindSince(found)
    const keptComments = { ...found?.comments }
    delete keptComments.reference
    delete keptComments.extracted
    if (found && since && !isFuzzyMatch(found)) keptComments.translator = `behind since ${since}`
    if (!since && keptComments.translator?.startsWith('behind since')) delete keptComments.translator
    all[msgid] = {
      ...(context && { msgctxt: context }),
      msgid,
      msgstr: found?.msgstr ?? [''],
      comments: joined(keptComments, place, note),
    }
  }
  const gone = entries.filter((one) => one.msgid !== '' && !used.has(one))
  for (const entry of Object.values(translations).flatMap((all) => Object.values(all))) {
    if (entriesByKey.has(keyOf(entry)) || entry.msgid === '') continue
    counts.added++
    // A sentence that went from the same place of the same file is the earlier wording. In a list, it must also share most of
    // its letters: a new product does not rename one that went.
    const [place = ''] = placesOf(entry)
    const isList = sentences.filter((one) => one.place === place).length > 1
    const at = gone.findIndex(
      (one) =>
        one.msgstr[0] &&
        isUsedAt(one, place) &&
        isSimilarSentence(one.msgid, entry.msgid) &&
        (!isList || nearest(one.msgid, [entry.msgid])),
    )
    const [old] = at < 0 ? [] : gone.splice(at, 1)
    if (!old) continue
    counts.added--
    counts.behind++
    entry.msgstr = old.msgstr
    entry.comments = {
      ...entry.comments,
      translator: `behind since ${behindSince(old) ?? contentDay()}`,
      flag: 'fuzzy',
      previous: `msgid ${JSON.stringify(old.msgid)}`,
    }
  }
  counts.dropped = gone.length
  const headers = { ...before.headers, [comparedOn]: contentDay() }
  return { catalog: { charset: 'utf-8', headers, translations }, counts }
}

const joined = (before: GetTextTranslation['comments'], place: string, note?: string) => ({
  ...before,
  reference: [...new Set([...(before?.reference?.split('\n') ?? []), place])].join('\n'),
  ...(note && { extracted: [...new Set([...(before?.extracted?.split('\n') ?? []), note])].join('\n') }),
})

/** As other programs of gettext write it. */
export const writeCatalog = (catalog: GetTextTranslations) => po.compile(catalog, { foldLength: 79 })
