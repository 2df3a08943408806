import { artwork } from '../content/artwork.ts'
import { pageNames } from '../content/page-names.ts'
import { page } from '../content/pages.ts'
import { printing } from '../content/printing.ts'
import { site } from '../content/site.ts'
import { translation } from '../content/translation.ts'
import { veterinary } from '../content/veterinary.ts'

/** A page that search engines should find. `content` names the files that it is made from, for its last change. */
export type Page = { name: string; path: string; title: string; description: string; content: string[] }

const home = { name: 'home', path: '/', content: ['content/home', 'content/site.yaml'] }

/** Every page that search engines should find, in the order of the sitemap. */
export function pages(): Page[] {
  return [
    { ...home, title: site().title, description: site().description },
    { name: 'printing', path: '/printing', ...printing().meta, content: ['content/printing.yaml'] },
    {
      name: 'translation',
      path: '/translation',
      ...translation().meta,
      content: ['content/translation.yaml'],
    },
    { name: 'veterinary', path: '/veterinary', ...veterinary().meta, content: ['content/veterinary.yaml'] },
    { name: 'artwork', path: '/artwork', ...artwork().meta, content: ['content/artwork.yaml'] },
    ...pageNames().map((name) => ({
      name,
      path: `/${name}`,
      ...page(name).meta,
      content: [`content/pages/${name}.yaml`],
    })),
  ]
}

/** @throws Error when there is no such page: a route that forgot to name itself above */
export function pageNamed(name: string): Page {
  const found = pages().find((one) => one.name === name)
  if (!found) throw new Error(`lib/seo/pages.ts does not name the page "${name}"`)
  return found
}
