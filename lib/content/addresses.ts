import { everyPageName } from './page-names.ts'

/** Every page that content can link to, with its anchors. e2e/visitors/navigation.spec.ts visits them all. */
const anchorsOf = {
  '/': [
    ...['home', 'challenges', 'services', 'products', 'before-order', 'storefronts', 'drinkware'],
    ...['technology', 'outdoor-sports', 'portfolio', 'about', 'locations', 'reviews', 'translation'],
    'contact',
  ],
  '/artwork': ['templates'],
  '/printing': ['items'],
  '/translation': ['languages'],
  '/veterinary': ['range'],
  '/form-submissions': [],
  '/sign-in': [],
} as const satisfies Record<string, readonly string[]>

/** The anchors that the home page can have; content/home/sections.yaml says which are shown, in which order. */
export const homeAnchors = anchorsOf['/']
export type HomeSection = (typeof homeAnchors)[number]

const fixed = Object.entries(anchorsOf).flatMap(([page, anchors]) => [
  page,
  ...anchors.map((anchor) => `${page}#${anchor}`),
])

/** Every address that content may link to: `/printing`, `/#contact`. Pages can be added while development runs. */
export const addresses = (): string[] => [...fixed, ...everyPageName().map((name) => `/${name}`)]

/** A link in running text, `[words](/printing)`; its address is captured. */
export const textLink = /\[[^\]]+\]\(([^)]+)\)/g
