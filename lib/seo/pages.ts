import { artwork } from '../content/artwork.ts'
import { hero } from '../content/home/story.ts'
import { pageNames } from '../content/page-names.ts'
import { page } from '../content/pages.ts'
import { printing, translation, veterinary } from '../content/service-pages.ts'
import { hasPage, onlyLanguageOf, otherLanguages } from '../language/languages.ts'
import { localPath } from '../language/local-path.ts'
import { english, inLanguage, type Language, spokenLanguage } from '../language/spoken.ts'
import { site } from '../content/site.ts'

/** A page for search engines. `shared`: the content of its shared picture; `content`: its files, whose last change dates it. */
export type Page = Record<'name' | 'path' | 'heading' | 'title' | 'description', string> & {
  shared?: string | undefined
  content: string[]
}

const home = { name: 'home', path: '/', content: ['content/home', 'content/site.yaml'] }
const services = { printing, translation, veterinary, artwork }

type Meta = Pick<Page, 'title' | 'description' | 'shared'>

const pageOf = (name: string, meta: Meta, heading: string, file: string): Page => ({
  name,
  path: `/${name}`,
  heading,
  ...meta,
  content: [file],
})

/** The pages of content/pages that the spoken language may have. */
export const landingPageNames = () =>
  pageNames().filter((name) => [undefined, spokenLanguage()].includes(onlyLanguageOf(name)))

/** In the order of the sitemap. */
export function pages(): Page[] {
  return [
    { ...home, ...site(), heading: hero().headline.join(' ') },
    ...Object.entries(services).map(([name, words]) =>
      pageOf(name, words().meta, words().hero.heading, `content/${name}.yaml`),
    ),
    ...landingPageNames().map((name) => {
      const { meta, blocks } = page(name)
      const [first] = blocks
      const heading = first && 'heading' in first ? first.heading : meta.title
      return pageOf(name, meta, heading, `content/pages/${name}.yaml`)
    }),
  ]
}

/** The pages that a language offers. */
export const pagesIn = (language: Language) =>
  inLanguage(language, pages).filter(({ name }) => hasPage(language, name))

/** The addresses of all pages in all languages, without reading their words: the first request after a start waits for it. */
export const everyPath = () =>
  [english, ...otherLanguages()].flatMap((language) =>
    inLanguage(language, () =>
      ['home', ...Object.keys(services), ...landingPageNames()]
        .filter((name) => hasPage(language, name))
        .map((name) => localPath(name === 'home' ? '/' : `/${name}`)),
    ),
  )

/** @throws Error for an unknown page: a route that is missing above */
export function pageNamed(name: string): Page {
  const found = pages().find((one) => one.name === name)
  if (!found) throw new Error(`lib/seo/pages.ts does not name the page "${name}"`)
  return found
}
