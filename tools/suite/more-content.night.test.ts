import { copySite } from '../../e2e/marketer/site-copy.ts'
import { carryOut } from '../../e2e/marketer/task.ts'
import { programOf } from './tools.ts'

const places = {
  'Galway, Ireland': [53.27, -9.05],
  'Ghent, Belgium': [51.05, 3.72],
  'Aarhus, Denmark': [56.16, 10.2],
  'Tampere, Finland': [61.5, 23.76],
  'Graz, Austria': [47.07, 15.44],
  'Basel, Switzerland': [47.56, 7.59],
  'Toulouse, France': [43.6, 1.44],
  'Bilbao, Spain': [43.26, -2.93],
  'Turin, Italy': [45.07, 7.69],
  'Leipzig, Germany': [51.34, 12.37],
}
const cities = Object.entries(places).map(
  ([name, [north, east]]) => `      - { city: '${name}', at: [${north}, ${east}] }\n`,
)
const quote = (name: string) =>
  `    - { name: ${name}, company: Owlworks, quote: It came as ${name} had said., rating: 5, verified: false }\n`
const drink = ([id, [file, field]]: [id: string, picture: [file: string, field: string]]) => `  - id: ${id}
    name: Winter ${id}
    category: Mugs
    description: Enameled steel, printed all around.
    features: [Screen print, 12 oz]
    picture: { file: ${file}, alt: Winter ${id} with a printed mark, field: ${field} }
`
const more = (files: Record<string, [file: string, field: string]>) =>
  `products:\n${Object.entries(files).map(drink).join('')}`

const edits = [
  {
    file: 'home/drinkware.yaml',
    from: 'products:\n',
    to: more({ 'mug-one': ['out/fan', 'yellow'], 'mug-two': ['out/cap', 'board'] }),
  },
  {
    file: 'home/technology.yaml',
    from: 'products:\n',
    to: more({ 'tech-one': ['out/fan', 'yellow'], 'tech-two': ['out/cap', 'board'] }),
  },
  { file: 'home/outdoor-sports.yaml', from: 'products:\n', to: more({ 'out-one': ['cat/bags', 'yellow'] }) },
  {
    file: 'home/reviews.yaml',
    from: '  quotes:\n',
    to: `  quotes:\n${quote('Zora Midnight')}${quote('Ada Noon')}`,
  },
  { file: 'home/locations.yaml', find: " *- \\{ city: 'Dublin.*\\n", to: `$&${cities.join('')}` },
]

/** All pages that the crawler checks, except the home page. */
const otherPages = String.raw`/\S+ (holds|looks)`

test('more products, testimonials and cities leave checks, build and layout green', async () => {
  const copy = copySite('more-content')
  for (const edit of edits) await carryOut(copy.content, edit)
  const failed = [
    copy.check(),
    copy.run([programOf('jest'), '--selectProjects', 'unit', '--silent', '--maxWorkers=2']),
    copy.build(),
    copy.run([
      programOf('playwright'),
      'test',
      '--project',
      'journeys',
      '--no-deps',
      'serving/budgets',
      'visitors/first-screen',
      'crawler/pages',
      '--grep-invert',
      otherPages,
    ]),
  ].filter(({ isGreen }) => !isGreen)
  copy.remove()
  expect(failed.map(({ said }) => said).join('\n')).toBe('')
}, 600_000)
