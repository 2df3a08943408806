import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The settings of es.yaml about pages, claims and people, on a copy of the content.

const folder = mkdtempSync(join(tmpdir(), 'keyline-one-language-'))
const change = (file: string, ...changes: [string | RegExp, string][]) => {
  const path = join(folder, file)
  writeFileSync(
    path,
    changes.reduce((text, [from, to]) => text.replace(from, to), readFileSync(path, 'utf8')),
  )
}
const feria = `
meta:
  title: Feria de Miami, stand completo
  description: Impresión y artículos para su stand, con entrega en la feria y una prueba antes de imprimir.
blocks:
  - { kind: opening, heading: Su stand en la feria, lead: 'En {countries} países, con una prueba antes.' }
  - { kind: text, heading: ¿Qué se lleva?, paragraphs: ['Todo lo del stand, con [medidas](/printing).'] }
`
beforeAll(() => {
  cpSync('content', folder, { recursive: true })
  writeFileSync(join(folder, 'pages/feria.yaml'), feria)
  change(
    'languages/es.yaml',
    ['only: []', 'only: [feria]'],
    ['leftOut: []', 'leftOut: [veterinary]'],
    ['# answers:', 'answers:'],
  )
  change('claims.yaml', [/- id: carry-on\n/, '- id: carry-on\n    awaited: true\n'])
  change('home/outdoor-sports.yaml', ['Fits carry-on', 'Cabin size'])
  process.env.CONTENT_FOLDER = folder
})
afterAll(() => {
  delete process.env.CONTENT_FOLDER
  rmSync(folder, { recursive: true })
})

/** The modules on that copy. */
async function modules() {
  const [pages, metadata, links, spoken, sitemap, check, story, languages] = await Promise.all([
    import('../seo/pages.ts'),
    import('../seo/metadata.ts'),
    import('./language-links.ts'),
    import('./spoken.ts'),
    import('../../app/sitemap.ts'),
    import('../content/check/check-all-content.ts'),
    import('../content/home/story.ts'),
    import('./languages.ts'),
  ])
  return {
    ...pages,
    ...metadata,
    ...links,
    ...spoken,
    sitemap: sitemap.default,
    ...check,
    ...story,
    ...languages,
  }
}

test('a page in Spanish alone is in order, also where nothing has read the language before', async () => {
  change('pages/feria.yaml', [
    'En {countries} países,',
    'Lo imprimimos cerca de la feria en {countries} países,',
  ])
  const { checkAllContent } = await import('../content/check/check-all-content.ts')
  expect((await checkAllContent(folder)).faults).toEqual([])
  change('languages/es.yaml', ['only: [feria]', 'only: []'])
  const [first] = (await checkAllContent(folder)).faults
  expect(first?.advice).toMatch(
    /languages\/es\.po, or, if .*, name feria under only: in languages\/es\.yaml$/,
  )
  change('languages/es.yaml', ['only: []', 'only: [feria]'])
})

test('a page in Spanish alone is below /es, and other languages lead home from it', async () => {
  const { everyPath, sitemap, inLanguage, languageLinks, metadataOf, checkAllContent } = await modules()
  expect(everyPath().filter((path) => path.includes('feria'))).toEqual(['/es/feria'])
  const listed = sitemap().map(({ url }) => new URL(url).pathname)
  expect(listed.filter((path) => path.includes('feria'))).toEqual(['/es/feria'])
  expect(everyPath().toSorted()).toEqual(listed.toSorted())
  const { alternates } = inLanguage('es', () => metadataOf('feria'))
  expect(String(alternates?.canonical)).toMatch(/\/es\/feria$/)
  expect(alternates?.languages).toBeUndefined()
  expect(inLanguage('es', () => languageLinks('/feria'))).toMatchObject([{ code: 'en', href: '/' }])
  expect((await checkAllContent(folder)).faults).toEqual([])
})

test('a page that Spanish leaves out leads to its home page', async () => {
  const { everyPath, languageLinks, metadataOf } = await modules()
  expect(everyPath()).not.toContain('/es/veterinary')
  expect(languageLinks('/veterinary')).toMatchObject([{ code: 'es', href: '/es' }])
  expect(metadataOf('veterinary').alternates?.languages).toBeUndefined()
})

test('words of a claim that was taken back are shown in English, and named', async () => {
  const { languageOf, checkAllContent } = await modules()
  const { catalog } = languageOf('es')
  const place = 'content/home/outdoor-sports.yaml: products > features'
  expect(catalog.say('Fits carry-on', place)).toBeUndefined()
  const notes = (await checkAllContent(folder)).notes.map(({ advice }) => advice)
  expect(notes).toContainEqual(expect.stringMatching(/^says "Apta para cabina", which claims\.yaml/))
})

test('the note on who answers in Spanish follows the phone’s hours', async () => {
  const { contact, inLanguage } = await modules()
  expect(inLanguage('es', () => contact().cards.phone.note)).toMatch(/\. Atención en español/)
  expect(contact().cards.phone.note).not.toMatch(/español/)
})

test('a msgid that was changed is named with its line, and a page that es.po does not know', async () => {
  change('languages/es.po', ['msgid "Postcard"', 'msgid "Post card"'])
  const { languageProgress } = await import('./translation-progress.ts')
  cpSync(join(folder, 'pages/questions.yaml'), join(folder, 'pages/faq.yaml'))
  const said = (await languageProgress(folder)).join('\n')
  expect(said).toMatch(/; es\.po has no sentence of pages\/faq\.yaml; run npm run translate -- es$/m)
  // The other one is the feature that takes the place of the claim above.
  expect(said).toMatch(
    /^content\/languages\/es\.po:\d+ msgid: no English file says so any more \(nor 1 more of its sentences\); /m,
  )
})
