import { png } from '../../e2e/support/artwork/make-raster.ts'
import { svg } from '../../e2e/support/artwork/make-svg.ts'
import { readFile } from './read-file.ts'

// On a card of 252 by 144 units.

const shade = '<linearGradient id="a"><stop/><stop stop-color="#999" offset="1"/></linearGradient>'
const data = `href="data:image/png;base64,${Buffer.from(png(9, 9)).toString('base64')}"`
const drawn = '<path d="M60 60h20v20z"/>'
const symbol = '<symbol id="s"><path d="M0 0h20v20z" fill="red"/></symbol>'
const arc = 'd="M100 -20a50 50 0 0 1 50 0" stroke="red" fill="none"'

test.each([
  ['a path', '<path d="M300 60h20v20z" fill="red" stroke="#000" stroke-width=".1"/>'],
  ['what begins where the sheet ends', '<rect x="252" width="90" height="90" fill="red"/>'],
  ['what is moved there', '<g transform="translate(400)"><circle cx="9" cy="9" r="9" fill="red"/></g>'],
  ['a shade', `${shade}<rect x="300" width="90" height="90" fill="url(#a)"/>`],
  ['a picture', `<image x="300" width="90" height="90" ${data}/>`],
  ['what is elsewhere', '<image x="300" width="9" height="9" href="a.png"/>'],
  ['what is half transparent', '<g opacity=".5"><rect x="300" width="90" height="90"/></g>'],
  ['a use', `${symbol}<use href="#s" x="-40"/>`],
  ['a use of what is seen', `<defs><path id="s" d="M9 9h9" stroke="red"/></defs><use href="#s" y="300"/>`],
  ['beside a drawing', '<svg width="9" height="9"><rect x="10" width="9" height="9" fill="red"/></svg>'],
  [
    'beside the view of a drawing',
    '<svg x="9" width="9" height="9" viewBox="0 0 90 90"><path d="M91 9h9v9z" fill="red"/></svg>',
  ],
])('beside the sheet nothing counts: %s', (_, inside) => {
  const facts = readFile(svg(`${drawn}${inside}`))
  // A definition may have a color.
  expect(facts).toEqual({ ...readFile(svg(drawn)), colors: facts.colors })
  expect(readFile(svg(inside)).pages[0]?.painted).toBe(false)
})

test.each([
  ['in part', '<rect x="-80" width="90" height="90" fill="red"/>'],
  ['by its line', '<path d="M60 -2h90" stroke="red" stroke-width="6"/>'],
  ['by its arc', `<path ${arc}/>`],
  ['by a use', `${symbol}<use href="#s" x="-10"/>`],
  ['by a use of what lies beside it', '<path id="b" d="M300 9h9v9z"/><use href="#b" x="-200"/>'],
  ['text that ends on it', '<text x="260" y="60" text-anchor="end">a</text>'],
  ['text of which the place is not known', '<text><tspan x="9" y="9">a</tspan></text>'],
  ['text whose parts lie elsewhere', '<text x="0" y="-20"><tspan x="20" y="60">a</tspan></text>'],
  [
    'past a drawing that lets it',
    '<svg width="9" height="9" overflow="visible"><path d="M20 9h9v9z"/></svg>',
  ],
])('what is seen counts: %s', (_, inside) => expect(readFile(svg(inside)).pages[0]?.painted).toBe(true))

test.each([
  ['', 90, true],
  ['', 340, false],
  ['xMinYMin meet', -9, false],
  ['xMinYMin', 210, true],
  ['xMaxYMid', -100, true],
  ['xMidYMid slice', 20, true],
  ['none', 110, false],
])('a view box leaves room beside it: %s %s', (fit, x, isSeen) => {
  const page = readFile(
    svg(
      `<rect x="${x}" y="40" width="9" height="9"/>`,
      `width="504" height="144" viewBox="0 0 100 100" preserveAspectRatio="${fit}"`,
    ),
  ).pages[0]
  expect(page?.painted).toBe(isSeen)
})

test.each([
  ['beside the sheet', '<g fill="red"><path d="M300 9h9v9z"/></g>', 'gray'],
  ['on nothing', '<g style="stroke:red"><g/></g>', 'gray'],
  ['on what has another', '<g fill="red"><path fill="#000" d="M9 9h9v9z"/></g>', 'gray'],
  ['on a path', '<g fill="red"><path d="M9 9h9v9z"/></g>', 'rgb'],
  ['on text', '<g style="fill:red"><text>a</text></g>', 'rgb'],
  ['on what is used', '<defs><g fill="red"><path id="b" d="M9 9h9v9z"/></g></defs><use href="#b"/>', 'rgb'],
  ['by its other name', '<g color="red"><path fill="currentColor" d="M9 9h9v9z"/></g>', 'rgb'],
  ['on a use', '<defs><path id="b" d="M9 9h9v9z"/></defs><g fill="red"><use href="#b"/></g>', 'rgb'],
])('a color of a group counts where something seen has it: %s', (_, inside, color) =>
  expect(readFile(svg(drawn + inside)).colors).toEqual([color]),
)
