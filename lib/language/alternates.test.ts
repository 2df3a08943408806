import { alternatesOf, metadataOf } from '../seo/metadata.ts'
import { pages } from '../seo/pages.ts'
import { directionOf, languageOf, otherLanguages } from './languages.ts'
import { sayFigure } from './translate-content.ts'
import { english, inLanguage } from './spoken.ts'

test('each page names itself in every language, and the others name it', () => {
  expect(otherLanguages()).toContain('es')
  for (const page of pages()) {
    const all = alternatesOf(page)
    const languages = [
      english,
      ...otherLanguages().filter((one) => !languageOf(one).leftOut.includes(page.name)),
    ]
    // A page in English alone has no others to name.
    expect(Object.keys(all ?? {})).toEqual(languages.length > 1 ? [...languages, 'x-default'] : [])
    if (!all) continue
    for (const language of languages) {
      const { alternates } = inLanguage(language, () => metadataOf(page.name))
      expect(alternates).toEqual({ canonical: all[language], languages: all })
    }
  }
})

test.each([
  ['más de %', '65+', 'más de 65'],
  ['% a %', '24–48', '24 a 48'],
  ['+%', '1,200+', '+1,200'],
  ['más de %', '5–7', undefined],
])('%s of %s is %s', (pattern, figure, said) => expect(sayFigure(pattern, figure)).toBe(said))

test.each([
  ['ar', 'rtl'],
  ['ur-PK', 'rtl'],
  ['he-IL', 'rtl'],
  ['es-US', undefined],
  ['pa-IN', undefined],
])('the direction of %s is %s', (locale, direction) => expect(directionOf(locale)).toBe(direction))
