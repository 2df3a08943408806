import { readFileSync } from 'node:fs'
import { po } from 'gettext-parser'
import { addDays } from '../leads/deadline/day.ts'
import { contentDay } from '../content/dated.ts'
import { comparedOn, lapseDays, readCatalog } from './catalog.ts'
import { checkSentences } from './check-languages.ts'
import type { Sentence } from './sentences.ts'
import { emptyCatalog, updateCatalog, writeCatalog } from './update-catalog.ts'

const sentence = (english: string, place: string, note?: string): Sentence => ({
  english,
  file: place.split(':')[0]!,
  place: `content/${place}`,
  ...(note && { note }),
})
const hero = sentence('Your brand', 'home/hero.yaml: heading')
const mail = sentence('Email', 'leads/quote.yaml: fields > email > label', 'Of the visitor.')

/** A file of sentences as a translator sends it back. */
function translated(sentences: Sentence[], said: Record<string, string>) {
  const { catalog } = updateCatalog(emptyCatalog('es'), sentences)
  for (const all of Object.values(catalog.translations))
    for (const entry of Object.values(all)) entry.msgstr = [said[entry.msgid] ?? '']
  return catalog
}
const both = () => translated([hero, mail], { [hero.english]: 'Su marca', [mail.english]: 'Correo' })

test('a translation is used in its place, and nowhere else', () => {
  const { say, unfinished } = readCatalog(writeCatalog(both()))
  expect(say('Your brand', hero.place)).toBe('Su marca')
  expect(say('Your brand', 'content/home/hero.yaml: id')).toBeUndefined()
  expect(unfinished).toEqual([])
})

test('a page with too few translations is not offered', () => {
  const pages = [hero, sentence('Sizes', 'printing.yaml: heading')]
  expect(readCatalog(writeCatalog(translated(pages, { 'Your brand': 'Su marca' }))).unfinished).toEqual([
    'printing',
  ])
  expect(readCatalog(writeCatalog(translated(pages, { Sizes: 'Medidas' }))).unfinished).toEqual(['home'])
})

test('new sentences are added, gone ones are dropped, and finished ones stay', () => {
  const { catalog, counts } = updateCatalog(both(), [hero, sentence('Phone', 'leads/quote.yaml: phone')])
  expect(counts).toEqual({ added: 1, behind: 0, dropped: 1 })
  expect(Object.keys(catalog.translations['']!)).toEqual(['Your brand', 'Phone'])
  expect(catalog.translations['']?.['Your brand']?.msgstr).toEqual(['Su marca'])
})

test('a sentence whose English changed is marked, with the earlier English', () => {
  const changed = [{ ...hero, english: 'Your own brand' }, mail]
  const { catalog, counts } = updateCatalog(both(), changed)
  expect(counts).toEqual({ added: 0, behind: 1, dropped: 0 })
  const text = writeCatalog(catalog).toString()
  expect(text).toContain('#, fuzzy\n#| msgid "Your brand"\nmsgid "Your own brand"\nmsgstr "Su marca"')
  expect(text).toContain('#. Of the visitor.')
  // Marked once: a second run changes nothing.
  expect(writeCatalog(updateCatalog(po.parse(text), changed).catalog).toString()).toBe(text)
})

test('an entry that takes the place of another one is new, not behind', () => {
  const [mugs, pens] = ['Mugs', 'Pens'].map((name) => sentence(name, 'home/goods.yaml: products > name'))
  const { catalog, counts } = updateCatalog(translated([mugs!], { Mugs: 'Tazas' }), [pens!])
  expect(counts).toEqual({ added: 1, behind: 0, dropped: 1 })
  expect(catalog.translations['']?.Pens?.msgstr).toEqual([''])
})

test('another program’s mark gets a day, which stays, and changes the pages 30 days later', () => {
  const catalog = both()
  catalog.translations['']!['Your brand']!.comments = { flag: 'fuzzy', reference: hero.place }
  const text = writeCatalog(updateCatalog(catalog, [hero, mail]).catalog).toString()
  expect(text).toContain(`# behind since ${contentDay()}`)
  expect(lapseDays(text)).toEqual([addDays(contentDay(), 30)])
})

test.each([
  ['marketing words stay for thirty days', hero, -29, true],
  ['and no longer', hero, -30, false],
  ['words of a form are English at once', mail, 0, false],
])('when the English changes, %s', (_, of, days, isShown) => {
  const english = `${of.english}s`
  const { catalog } = updateCatalog(both(), [{ ...of, english }])
  const entry = catalog.translations['']![english]!
  entry.comments = { ...entry.comments, translator: `behind since ${addDays(contentDay(), days)}` }
  expect(readCatalog(writeCatalog(catalog)).say(english, of.place) !== undefined).toBe(isShown)
})

test.each([
  ['is shown for thirty days after the last comparison', {}, 'Su marca'],
  ['not thirty days on', { day: -30 }, undefined],
  ['not where others may stand', { isListed: true }, undefined],
  ['not of another meaning', { english: 'Postcards' }, undefined],
  ['not without a placeholder of the new one', { english: 'Your {count} brands' }, undefined],
  ['not in a form', { of: mail, english: 'Email address' }, undefined],
])('when the English changes and nobody has marked it, the old sentence %s', (_, change, shown) => {
  const {
    day = -29,
    of = hero,
    english = 'Your own brand',
    isListed = false,
  } = change as {
    day?: number
    of?: Sentence
    english?: string
    isListed?: boolean
  }
  const catalog = both()
  catalog.headers[comparedOn] = addDays(contentDay(), day)
  const text = writeCatalog(catalog)
  expect(readCatalog(text).say(english, of.place, !isListed)).toBe(shown)
  expect(lapseDays(text.toString())).toEqual([addDays(contentDay(), day + 30)])
})

test('an old sentence that lacks a placeholder of the new English is not shown, and not refused', () => {
  const { catalog } = updateCatalog(both(), [{ ...hero, english: '{count} brands' }, mail])
  const bytes = writeCatalog(catalog)
  expect(readCatalog(bytes).say('{count} brands', hero.place)).toBeUndefined()
  expect(checkSentences('es', [], bytes)).toEqual([])
})

test('another product does not take the words of the one that went', () => {
  const product = (english: string) => sentence(english, 'home/drinkware.yaml: products > name')
  const translations = { 'Ceramic mug': 'Taza de cerámica', 'Glass tumbler': 'Vaso' }
  const before = translated([product('Ceramic mug'), product('Glass tumbler')], translations)
  const { catalog } = updateCatalog(before, [product('Steel mug'), product('Glass tumblers')])
  const words = Object.values(catalog.translations['']!).map(({ msgid, msgstr }) => [msgid, msgstr[0]])
  expect(words).toEqual([
    ['Steel mug', ''],
    ['Glass tumblers', 'Vaso'],
  ])
})

test('a sentence with two meanings can have one translation for each file', () => {
  const catalog = both()
  catalog.translations['leads/quote.yaml'] = {
    Email: { msgctxt: 'leads/quote.yaml', msgid: 'Email', msgstr: ['Su correo'] },
  }
  const contact = sentence('Email', 'home/contact.yaml: label')
  const { say } = readCatalog(writeCatalog(updateCatalog(catalog, [hero, mail, contact]).catalog))
  expect([mail, contact].map(({ place }) => say('Email', place))).toEqual(['Su correo', 'Correo'])
})

const delivered = readFileSync('content/languages/es.po', 'utf8')
const whole = (text: string) => checkSentences('es', [], Buffer.from(text))

test.each([
  ['BOM and CRLF', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
  ['as it is delivered', (text: string) => text],
])('a file with %s is in order', (_, change) => expect(whole(change(delivered))).toEqual([]))

test.each<[string, (text: string) => string, RegExp]>([
  ['an unfinished merge', (text) => `${text}\n<<<<<<< HEAD\n`, /unfinished merge/],
  ['a lost letter', (text) => text.replace('ó', '\ufffd'), /in which a letter was lost/],
  ['no head', (text) => text.slice(text.indexOf('\n\n')), /has lost its head/],
  ['a sentence twice', (text) => `${text}\nmsgid "Postcard"\nmsgstr "x"\n`, /"Postcard" twice; keep one/],
  [
    'no msgstr',
    (text) => text.replace('msgstr "Tarjeta postal"\n', ''),
    /"Postcard" without one line msgstr/,
  ],
  [
    'English left as it is',
    (text) => `${text}\nmsgid "Three large stores"\nmsgstr "Three large stores"\n`,
    /^is the same as msgid; /,
  ],
  [
    'English left beside it',
    (text) => `${text}\nmsgid "Three large stores"\nmsgstr "Tres tiendas (Three large stores)"\n`,
    /^still has the English in it; /,
  ],
  [
    'another language',
    (text) => `${text}\nmsgid "Your three stores"\nmsgstr "Vos trois magasins, pour vous"\n`,
    /^is in French; write it in Spanish$/,
  ],
  [
    'another language with words that Spanish has, too',
    (text) =>
      `${text}\nmsgid "Not for large pieces"\nmsgstr "Pas pour les objets qui sont plus grands que la main"\n`,
    /^is in French; write it in Spanish$/,
  ],
  [
    'a space inside of asterisks',
    (text) => `${text}\nmsgid "Approve it by *{proof}*"\nmsgstr "Apruébela antes del * {proof} *"\n`,
    /^must have \* \*, as the English has/,
  ],
  [
    'curly quotes',
    (text) => text.replace('msgid "Postcard"', 'msgid “Postcard”'),
    /^has curly quotes around it; write straight ones/,
  ],
  [
    'a weekday in English',
    (text) => `${text}\nmsgid "By Thursday"\nmsgstr "Antes del Thursday"\n`,
    /^still says Thursday; write it in Spanish$/,
  ],
  [
    'half of a translation',
    (text) => `${text}\nmsgid "${'Ask for a proof. '.repeat(5)}."\nmsgstr "Pida una prueba."\n`,
    /^is much shorter than the English; /,
  ],
  [
    'another sentence’s translation',
    (text) => {
      const alike = ['Our presses are near you', 'Ask us for a proof on paper'].map(
        (english) => `msgid "${english}"\nmsgstr "Nuestras imprentas están cerca de usted."\n`,
      )
      return [text, ...alike].join('\n')
    },
    /^is the translation of "Ask us for a proof on paper", too; /,
  ],
  ['an open quote', (text) => text.replace('msgid "Postcard"', 'msgid Postcard'), /both in quotes/],
])('%s is refused with its line', (_, change, advice) => {
  const [fault] = whole(change(delivered))
  expect(fault).toMatchObject({ file: 'languages/es.po', advice: expect.stringMatching(advice) })
})

test('another encoding is refused with its line', () => {
  const [fault] = checkSentences('es', [], Buffer.from(delivered, 'latin1'))
  expect(fault).toMatchObject({ line: 12, advice: expect.stringMatching(/save it as UTF-8/) })
})

test.each([
  ['a placeholder that is lost', '{count} files', 'Archivos', /must have \{count\}/],
  ['a placeholder too many', 'Files', '{count} archivos', /must have no braces/],
  ['a changed link', '[Sizes](/printing)', '[Medidas](/es/printing)', /must have \]\(\/printing\)/],
  ['a figure by hand', 'In many countries', 'En 65 países', /has the figure 65/],
  ['a figure changed', '2. Your file', '1. Su archivo', /has the figure 1/],
  ['a longer figure', '400 red bottles', '4.000 botellas rojas', /has the figure 4\.000, .*; write 400$/],
  ['a label in English', 'Signed bottles', 'Signed bottles', /^is the same as msgid; /],
  ['braces in braces', '{count} files', '{{count}} archivos', /brace too many/],
  ['letters of HTML', 'What for?', '&iquest;Para qu&eacute;?', /&iquest;, which is shown as it is/],
  ['mixed-up letters', 'What for?', 'Â¿Para quÃ©?', /write ¿Para qué\?/],
  ['half of a question', 'What for?', 'Para qué?', /^ends with \? and does not begin with ¿; /],
  ['tú for usted', 'Check my file', 'Revise tu archivo', /^says "tu" to visitors, whom other/],
  ['a lost space', 'About my file: ', 'Sobre mi archivo:', /a space where the English does/],
])('%s is refused', (_, msgid, msgstr, advice) => {
  const text = `${delivered}\nmsgid ${JSON.stringify(msgid)}\nmsgstr ${JSON.stringify(msgstr)}\n`
  expect(whole(text)).toEqual([
    expect.objectContaining({ line: text.split('\n').length - 2, advice: expect.stringMatching(advice) }),
  ])
})
