import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isSeq } from 'yaml'
import { parseYaml } from './faults/fault.ts'
import { contentFolder } from './folder.ts'
import { everyPageName } from './page-names.ts'

/** Every page that content can link to, with its anchors. e2e/visitors/navigation.spec.ts visits them all. */
const anchorsOf = {
  '/': [
    'home',
    'challenges',
    'services',
    'products',
    'before-order',
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

/** The anchors that the home page can have; content/home/sections.yaml says which are shown, in which order. */
export const homeAnchors = anchorsOf['/']
export type HomeSection = (typeof homeAnchors)[number]

const fixed = Object.entries(anchorsOf).flatMap(([page, anchors]) => [
  page,
  ...anchors.map((anchor) => `${page}#${anchor}`),
])

/** Every address that content may link to: `/printing`, `/#contact`, `/expo#prices`, `/files/sizes.pdf`. Pages can be added while development runs. */
export const addresses = (): string[] => [
  ...fixed,
  ...everyPageName().flatMap((name) => [`/${name}`, ...anchorsIn(name).map((id) => `/${name}#${id}`)]),
  ...files().map((name) => `/files/${name}`),
]

/** The address of a page, or of its part, that had another name before. */
export function renamedPath(value: string): string | undefined {
  const [, old = '', part = ''] = /^\/([a-z0-9-]+)(#.*)?$/.exec(value) ?? []
  const isFormer = (name: string) => {
    const former = pageDocument(name).get('formerly')
    return isSeq(former) && (former.toJSON() as unknown[]).includes(old)
  }
  const now = everyPageName().find(isFormer)
  return now && (addresses().includes(`/${now}${part}`) ? `/${now}${part}` : `/${now}`)
}

const pageDocument = (name: string) =>
  parseYaml(readFileSync(join(contentFolder, 'pages', `${name}.yaml`), 'utf8')).document

/** The ids of the parts of a page in content/pages; none while it cannot be read. */
function anchorsIn(name: string): string[] {
  const blocks = pageDocument(name).get('blocks')
  return isSeq(blocks)
    ? blocks.items.flatMap((block) => (isMap(block) && block.get('id') ? [String(block.get('id'))] : []))
    : []
}

/** Files that visitors may download. */
export const files = () => globSync('*', { cwd: 'public/files' }).sort()

/** A link in running text, `[words](/printing)`; its address is captured. */
export const textLink = /\[[^\]]+\]\(([^)]+)\)/g
