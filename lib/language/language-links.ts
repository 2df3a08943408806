import { hasPage, languageOf, otherLanguages } from './languages.ts'
import { localPath } from './local-path.ts'
import { english, inLanguage, spokenLanguage } from './spoken.ts'

const englishName = new Intl.DisplayNames(english, { type: 'language' }).of(english) ?? english

const nameOf = (path: string) => path.slice(1) || 'home'

/**
 * The other languages of a page, in their own words; where one does not have the page, its home page.
 * @param path of the page in English
 * @returns on English pages with a line that offers the language
 */
export function languageLinks(path: string) {
  const spoken = spokenLanguage()
  const others = otherLanguages()
  if (others.length === 0) return []
  return [english, ...others]
    .filter((language) => language !== spoken)
    .map((code) => {
      const href = inLanguage(code, () => localPath(hasPage(code, nameOf(path)) ? path : '/'))
      if (code === english) return { code, href, name: englishName }
      const { name, offer, close } = languageOf(code)
      return { code, href, name, ...(spoken === english && { offer: { text: offer, close } }) }
    })
}
