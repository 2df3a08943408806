import { everyPageName } from './page-names.ts'

/** Every page that content can lead to, with the anchors on it. A journey visits them all (e2e/visitors/navigation.spec.ts). */
const anchorsOf = {
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
} as const satisfies Record<string, readonly string[]>

/** The anchors that the home page can have; content/home/sections.yaml says which are shown, and in which order. */
export const homeAnchors = anchorsOf['/']
export type HomeSection = (typeof homeAnchors)[number]

const fixed = Object.entries(anchorsOf).flatMap(([page, anchors]) => [
  page,
  ...anchors.map((anchor) => `${page}#${anchor}`),
])

/** Every address that a link of content may have: `/printing`, `/#contact`; in development pages come while it runs. */
export const addresses = (): string[] => [...fixed, ...everyPageName().map((name) => `/${name}`)]
