import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { readSpoken } from '../content/faults/check-content.ts'
import { counted, countedText, exactText, text } from '../content/shapes.ts'
import { listDefinitions } from '../content/check/definitions.ts'
import { checkSentences } from './check-languages.ts'
import { languageOf, languageSettings } from './languages.ts'
import { notedWhile } from './left-in-english.ts'
import { collectSentences, textsLeftInEnglish } from './sentences.ts'
import { inLanguage } from './spoken.ts'

// No translation ever keeps anybody from editing English words, and the pages are always built.

const delivered = readFileSync('content/languages/es.po')
const inSpanish = (content: string, schema: z.ZodType) => {
  languageOf('es')
  return inLanguage('es', () => readSpoken('artwork.yaml', Buffer.from(content), schema))
}

test('a new sentence is English with its figures', () =>
  expect(inSpanish("purpose: 'Printed in {countries} places'", z.strictObject({ purpose: text }))).toEqual({
    data: { purpose: expect.stringMatching(/^Printed in \d+\+ places$/) },
  }))

test('a sentence in English has English counts, also of contact words', () => {
  const shape = counted(
    z.strictObject({ heading: countedText, lead: text, list: z.array(exactText) }),
    ({ list }) => list.length,
  )
  const content = 'heading: "{count} fresh inks"\nlead: "Answered {promise}"\nlist: [a, b, c]'
  expect(inSpanish(content, shape)).toMatchObject({
    data: { heading: 'Three fresh inks', lead: expect.stringMatching(/^Answered within/) },
  })
})

test('a preview marks what is English, and nothing that is translated', () => {
  process.env.CONTENT_AT = '2026-11-26'
  const shape = z.strictObject({ purpose: text, file: text, unit: exactText })
  const content = 'purpose: Fresh ink\nfile: 1. Your file\nunit: inch'
  expect(inSpanish(content, shape)).toEqual({
    data: { purpose: '◌ Fresh ink', file: '1. Su archivo', unit: 'inch' },
  })
  delete process.env.CONTENT_AT
})

test('a word that both languages share is not left in English, though elsewhere it is a name', async () =>
  expect(await textsLeftInEnglish('es')).not.toContain('Foil'))

test('a sentence that does not fit is English, and the others are not', () => {
  const purpose = text.refine((words) => words.startsWith('2. What'))
  const content = 'purpose: 2. What is it for?\nfile: 1. Your file'
  expect(inSpanish(content, z.strictObject({ purpose, file: text }))).toEqual({
    data: { purpose: '2. What is it for?', file: '1. Su archivo' },
  })
})

test('a file whose unfitting words are not found is shown in English, and noted as such', () => {
  const shape = z
    .strictObject({ file: text })
    .refine(({ file }) => !file.startsWith('1. Su'), { path: ['purpose'] })
  let read: unknown
  const left = notedWhile(() => (read = inSpanish('file: 1. Your file', shape)))
  expect(read).toEqual({ data: { file: '1. Your file' } })
  expect([...left]).toEqual(['1. Your file'])
})

test('a list of fields in English leaves the rest of its form in the language', async () => {
  const file = 'leads/project-request.yaml'
  const { schema } = (await listDefinitions()).find((one) => one.file === file)!
  const content = readFileSync(`content/${file}`, 'utf8')
  const newer = content.replace(/^(.*description: .*\(.*\).*)\.$/m, '$1, please.')
  expect(newer).not.toBe(content)
  languageOf('es')
  const [before, after] = [content, newer].map((words) =>
    inLanguage('es', () => readSpoken(file, Buffer.from(words), schema)),
  ) as { data: { errors: object; notices: { missing: object } } }[]
  expect(after!.data.errors).toEqual(before!.data.errors)
  expect(after!.data.notices.missing).not.toEqual(before!.data.notices.missing)
})

test.each([
  [
    'its own sentence that does not fit is refused',
    z.looseObject({ purpose: text.refine((words) => words.startsWith('2. What')) }),
    1,
  ],
  [
    'a list with English in it is shown in English',
    z.looseObject({ purpose: text, meta: z.record(z.string(), text).refine(() => false) }),
    0,
  ],
])('a translation: %s', (_, schema, refused) => {
  const entirely = delivered.toString().replace('msgstr "Arte: ¿podemos imprimir su archivo?"', 'msgstr ""')
  const faults = checkSentences('es', [{ file: 'artwork.yaml', schema }], Buffer.from(entirely))
  expect(faults).toHaveLength(1)
  expect(faults.filter(({ isHarmless }) => !isHarmless)).toHaveLength(refused)
})

test.each([
  ['a locale with an underscore', 'locale', 'es_US', /one like es-US/],
  ['a locale in words', 'locale', 'Spanish, please', /one like es-US/],
  ['numbers with a gap', 'numbers', ['ninguno', 'dos'], /from none to twenty/],
])('%s is refused', (_, field, value, advice) => {
  const { error } = languageSettings.safeParse({ ...languageOf('es'), [field]: value })
  expect(error?.issues).toContainEqual(
    expect.objectContaining({ path: [field], message: expect.stringMatching(advice) }),
  )
})

test('no sentence of a broken content file counts as gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-broken-'))
  cpSync('content', folder, { recursive: true })
  const hero = join(folder, 'home/hero.yaml')
  writeFileSync(hero, readFileSync(hero, 'utf8').replace(/^headline:/m, 'heading:'))
  await expect(collectSentences(folder)).rejects.toThrow('home/hero.yaml')
  rmSync(folder, { recursive: true })
})
