import { svg } from '../../e2e/support/artwork/make-svg.ts'
import { artwork } from '../content/artwork.ts'
import { readFile } from './read-file.ts'
import { weights } from './verdict/findings.ts'
import { judge } from './verdict/judge.ts'
import { purposeOf } from './verdict/purpose.ts'

const card = purposeOf(artwork().sizes.find(({ pages }) => pages === 2)!)
const ground = '<rect width="270" height="162" fill="#005"/>'
/** On a card of 252 by 144 points with bleed. */
const saidOf = (inside: string) => {
  const file = svg(`${ground}${inside}`, 'width="270pt" height="162pt" viewBox="0 0 270 162"')
  const found = judge('a.svg', readFile(file), card).findings.map(({ id }) => id)
  return found.filter((id) => id === 'edge' || weights[id] !== 'good').join(' ')
}
const line = 'fill="none" stroke="#e0f" stroke-width=".1"'
const circle = `<circle cx="135" cy="81" r="60" ${line}/>`
const rect = `<rect x="9" y="9" width="252" height="144" ${line}/>`

test.each([
  ['a circle in a layer', `<g id="CutContour">${circle}</g>`, 'rgb cutShape'],
  ['in a layer in it', `<g id="Die_Lines"><g id="a">${circle}</g></g>`, 'rgb cutShape'],
  ['a layer of Inkscape', `<g id="layer1" inkscape:label="Kiss Cut">${circle}</g>`, 'rgb cutShape'],
  ['a name of its own', circle.replace('<circle', '<circle id="cut"'), 'rgb cutShape'],
  ['a color with a name', circle.replace('#e0f', 'url(#CutContour)'), 'rgb cutShape'],
  ['round corners', `<g id="cut">${rect.replace('/>', ' rx="9"/>')}</g>`, 'rgb cutShape'],
  ['a rectangle at the cut', `<g id="CutContour">${rect}</g>`, 'rgb edge'],
  ['a fold', `<g id="fold"><path d="M135 0v162" ${line}/></g>`, 'rgb edge'],
  ['a layer that is off', `<g id="cut" display="none">${circle}</g>`, 'rgb edge'],
  ['a filled shape named so', '<path id="cut" d="M99 60h60v40h-60z" fill="#fff"/>', 'rgb edge'],
  ['an icon called so', `<svg id="cut" width="270" height="162">${circle}</svg>`, 'line rgb edge'],
  ['a word that only begins so', `<g id="cutlery">${circle}</g>`, 'line rgb edge'],
])('a line for a knife is no art in an SVG, either: %s', (_, inside, said) =>
  expect(saidOf(inside).split(' ').toSorted()).toEqual(said.split(' ').toSorted()),
)

test('a file of lines for a knife alone is not blank', () =>
  expect(readFile(svg(`<g id="cut">${circle}</g>`)).pages[0]?.painted).toBe(true))
