/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { po } from 'gettext-parser'
import { inLanguage } from '../../lib/language/spoken.ts'
import { languageOf } from '../../lib/language/languages.ts'
import { brand } from '../../lib/content/brand.ts'
import { locations } from '../../lib/content/home/locations.ts'
import { translation } from '../../lib/content/service-pages.ts'
import { renderPages } from '../support/render-pages.ts'

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' }
/** All but placeholders and the addresses of links gets accents, so whatever has none was not translated. */
const accent = (sentence: string) =>
  sentence
    .split(/(\{[^{}]*\}|\]\([^)]+\))/)
    .map((part, index) => (index % 2 ? part : part.replaceAll(/[aeioun]/g, (letter) => accents[letter]!)))
    .join('')

test('every sentence of a page comes from the language of its address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-pseudo-'))
  cpSync('content', folder, { recursive: true })
  const file = join(folder, 'languages/es.po')
  const catalog = po.parse(readFileSync(file))
  for (const entry of Object.values(catalog.translations).flatMap((all) => Object.values(all)))
    if (entry.msgid) entry.msgstr = [accent(entry.msgid)]
  writeFileSync(file, po.compile(catalog))
  // Its figures are longer than the English ones, with which the sentences just fit.
  const settings = join(folder, 'languages/es.yaml')
  const text = readFileSync(settings, 'utf8')
  writeFileSync(
    settings,
    text.replace(/^figures:\n(  .*\n)+/m, 'figures: {}\n').replace(/^tiles: .*/m, 'tiles: {}'),
  )
  const places = inLanguage('es', () => locations().regions.flatMap((region) => region.cities))
  const names = [
    brand().name,
    brand().email,
    ...brand().address.city.split(', '),
    ...brand().social.map(({ network }) => network),
    ...places.flatMap(({ shown }) => shown),
    ...translation().languages.list.map(({ native }) => native),
    ...languageOf('es').numbers,
    'English',
  ].sort((one, other) => other.length - one.length)
  const pages = Object.entries(renderPages(folder)).filter(([path]) => path.startsWith('/es'))
  rmSync(folder, { recursive: true })
  expect(pages.length).toBeGreaterThan(10)
  for (const [path, html] of pages) {
    const visible = html.replaceAll(/<(script|style|svg)[^]*?<\/\1>/g, '')
    const texts = [
      ...[...visible.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text),
      ...[...visible.matchAll(/ (?:alt|aria-label|placeholder)="([^"]+)"/g)].map(([, text = '']) => text),
    ]
    const english = texts.filter((text) => {
      const rest = names.reduce((left, name) => left.replaceAll(name, ''), text)
      return /[a-z]*[aeioun][a-z]+/.test(rest) && !/[áéíóúñ]/.test(text)
    })
    expect([path, [...new Set(english)]]).toEqual([path, []])
  }
})
