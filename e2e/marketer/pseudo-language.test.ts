import { rmSync } from 'node:fs'
import { inLanguage } from '../../lib/language/spoken.ts'
import { languageOf } from '../../lib/language/languages.ts'
import { brand } from '../../lib/content/brand.ts'
import { spelled } from '../../lib/content/fill.ts'
import { locations } from '../../lib/content/home/locations.ts'
import { translation } from '../../lib/content/service-pages.ts'
import { accent, pseudoLanguage } from '../support/pseudo-language.ts'
import { renderPages } from '../support/render-pages.ts'

test('every sentence of a page comes from the language of its address', () => {
  const folder = pseudoLanguage(accent)
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
  const numbers = Array.from({ length: 18 }, (_, one) => spelled(one + 3))
  const englishNumber = new RegExp(`(?<!\\p{L})(?:${numbers.join('|')})(?!\\p{L})`, 'iu')
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
    expect([path, texts.filter((text) => englishNumber.test(text))]).toEqual([path, []])
  }
})
