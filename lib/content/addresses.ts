import { everyPageName } from './page-names.ts'

/** Every page that content can lead to, with the anchors on it. A journey visits them all (e2e/visitors/navigation.spec.ts). */
const anchorsOf: Record<string, readonly string[]> = {
  '/': [
    'home',
    'challenges',
    'services',
    'products',
    'storefronts',
    'drinkware',
    'technology',
    'outdoor-sports',
    'portfolio',
    'about',
    'locations',
    'reviews',
    'translation',
    'contact',
  ],
  '/artwork': ['templates'],
  '/printing': ['items'],
  '/translation': ['languages'],
  '/veterinary': ['range'],
  '/form-submissions': [],
  '/sign-in': [],
  ...Object.fromEntries(everyPageName().map((name) => [`/${name}`, []])),
}

/** The anchors of the home page, in its order. */
export const homeSections = anchorsOf['/'] ?? []

/** Every address that a link of content may have: `/printing`, `/#contact`. */
export const addresses = Object.entries(anchorsOf).flatMap(([page, anchors]) => [
  page,
  ...anchors.map((anchor) => `${page}#${anchor}`),
])
