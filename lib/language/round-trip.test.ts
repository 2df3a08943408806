import { readFileSync } from 'node:fs'
import { po } from 'gettext-parser'
import { readCatalog } from './catalog.ts'
import { checkSentences } from './check-languages.ts'
import { updateCatalog, writeCatalog } from './update-catalog.ts'

// One file after Poedit 3.2.2, in which two sentences were changed, and after `msgmerge --previous` and `msgcat --sort-output`
// (0.21), with other English. Both take places for a list of words, and write each word once.

// The samples were compared with the English on the day before; what is behind is shown for a month.
beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 27, 12) }))

const sample = (program: string) => readFileSync(`lib/language/samples/${program}.po`)
const lead = 'Shirts, mugs and banners with your logo, printed near the place where they are needed'
const sentences = (changes: Record<string, string> = {}) =>
  [
    ['home/hero.yaml: heading', 'Your brand'],
    ['home/hero.yaml: lead', `${lead}.`],
    ['home/hero.yaml: button', 'See our goods'],
    ['home/cart.yaml: count', '{count} files'],
    ['home/dock.yaml: count', '{count} files'],
    ['home/goods.yaml: products > name', 'Ceramic mug'],
    ['home/goods.yaml: products > name', 'Glass tumbler'],
    ['leads/quote.yaml: fields > email > label', 'Email'],
    ['home/contact.yaml: label', 'Email'],
  ].flatMap(([place = '', text = '']) => {
    const english = changes[text] ?? text
    const file = place.split(':')[0]!
    return english ? { english, file, place: `content/${place}` } : []
  })
const moved = sentences({
  [`${lead}.`]: `${lead}, on time.`,
  'Ceramic mug': 'Steel mug',
  'Glass tumbler': '',
})

/** The text shown in each sentence's place. */
const shown = (bytes: Buffer, all = sentences()) => {
  const { say } = readCatalog(bytes)
  return all.map(({ english, place }) => say(english, place))
}
const finished = [
  'La marca de su empresa',
  'Camisetas, tazas y banners con su logo, impresos cerca del lugar donde hacen falta.',
  'Ver los productos',
  '{count} archivos',
  '{count} archivos',
  'Taza de cerámica',
  'Vaso de vidrio',
  'Su correo',
  'Correo',
]
const updated = (program: string, all = sentences()) => {
  const { catalog, counts } = updateCatalog(po.parse(sample(program)), all)
  return { counts, bytes: writeCatalog(catalog), text: writeCatalog(catalog).toString() }
}

test.each(['poedit', 'msgmerge'])('a file that comes back from %s is in order', (program) =>
  expect(checkSentences('es', [], sample(program))).toEqual([]),
)

test('translations from Poedit are shown at once', () => expect(shown(sample('poedit'))).toEqual(finished))

test('after an update all of it is shown, and written as before', () => {
  const { counts, bytes, text } = updated('poedit')
  expect(counts).toEqual({ added: 0, behind: 0, dropped: 0 })
  expect(shown(bytes)).toEqual(finished)
  expect(text).toContain('\n#: content/home/cart.yaml: count\n#: content/home/dock.yaml: count\nmsgid')
  expect(text).toContain('\n#: content/leads/quote.yaml: fields > email > label\nmsgctxt')
})

test('a sentence that Poedit confirms is no longer behind', () =>
  expect(updated('poedit').text).not.toContain('behind since'))

test('msgmerge’s guesses are not shown, and stay for the translator', () => {
  const { text, bytes } = updated('msgmerge', moved)
  expect([shown(sample('msgmerge'), moved)[1], shown(bytes, moved)[1]]).toEqual([undefined, undefined])
  expect(text).toMatch(/#, fuzzy\n#\| msgid ""\n(?:#\| ".*"\n)+msgid ""\n"Shirts/)
})

test('entries that msgmerge keeps of gone sentences are dropped, and no others change', () => {
  const { text, bytes } = updated('msgmerge', moved)
  expect(text).not.toContain('#~')
  expect(shown(bytes, moved)).toEqual([
    'Su marca',
    undefined,
    'Ver productos',
    '{count} archivos',
    '{count} archivos',
    undefined,
    'Su correo',
    'Correo',
  ])
})
