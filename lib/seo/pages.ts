import { artwork } from '../content/artwork.ts'
import { pageNames } from '../content/page-names.ts'
import { page } from '../content/pages.ts'
import { printing } from '../content/printing.ts'
import { site } from '../content/site.ts'
import { translation } from '../content/translation.ts'
import { veterinary } from '../content/veterinary.ts'

/** A page for search engines to find. `content` lists its source files, for the date of its last change. */
export type Page = { name: string; path: string; title: string; description: string; content: string[] }

const home = { name: 'home', path: '/', content: ['content/home', 'content/site.yaml'] }

const pageOf = (name: string, meta: Pick<Page, 'title' | 'description'>, file: string): Page => ({
  ...{ name, path: `/${name}`, ...meta, content: [file] },
})

/** In the order of the sitemap. */
export function pages(): Page[] {
  return [
    { ...home, title: site().title, description: site().description },
    ...Object.entries({ printing, translation, veterinary, artwork }).map(([name, words]) =>
      pageOf(name, words().meta, `content/${name}.yaml`),
    ),
    ...pageNames().map((name) => pageOf(name, page(name).meta, `content/pages/${name}.yaml`)),
  ]
}

/** @throws Error for an unknown page: a route that is missing above */
export function pageNamed(name: string): Page {
  const found = pages().find((one) => one.name === name)
  if (!found) throw new Error(`lib/seo/pages.ts does not name the page "${name}"`)
  return found
}
