import sharp from 'sharp'
import { svg } from '../../e2e/support/artwork/make-svg.ts'
import { artwork } from '../content/artwork.ts'
import { readFile } from './read-file.ts'
import { judge } from './verdict/judge.ts'
import { purposeOf } from './verdict/purpose.ts'

// On a card of 252 by 144 units.

const seen = (inside: string) => readFile(svg(inside)).pages[0]
test.each([
  ['<rect width="100%" height="100%" fill="#fff"/><path d="M9 9h9"/>', 'white'],
  [
    '<g clip-path="url(#a)"><rect width="252" height="144" fill="white"/></g><clipPath id="a"><path d="M0 0h252v144H0z"/></clipPath>',
    'white',
  ],
  [
    '<clipPath id="a"><circle r="60"/></clipPath><g clip-path="url(#a)"><rect width="252" height="144" fill="white"/></g>',
    undefined,
  ],
  ['<g style="clip-path:circle(9px)"><rect width="252" height="144" fill="white"/></g>', undefined],
  ['<rect width="252" height="144" rx="40" fill="white"/>', undefined],
  ['<rect width="252" height="144" rx="0" ry="0px" fill="white"/>', 'white'],
  [
    '<g transform="translate(-9,20)"><path d="m9-20h252v144h-252z" style="fill: rgb(255, 255, 255)"/></g>',
    'white',
  ],
  ['<style>.a,.b{fill:#FFFFFF}</style><polygon class="b" points="0 0 252 0 252 144 0 144"/>', 'white'],
  [
    '<g transform="rotate(90 126 72)"><rect x="54" y="-54" width="144" height="252" fill="#fff"/></g>',
    'white',
  ],
  ['<style>#a{fill:#fff}</style><rect id="a" width="252" height="144"/>', 'white'],
  ['<style>rect{fill:#fff}</style><rect width="252" height="144"/>', 'white'],
  ['<style>/* .a{fill:red} */.a{fill:#fff}</style><rect class="a" width="252" height="144"/>', 'white'],
  ['<rect class="a" width="252" height="144"/><style>.a{fill:none}</style>', undefined],
  ['<rect width="252" height="144" fill="hsl(0, 0%, 100%)"/>', 'white'],
  ['<rect width="252" height="144" fill="#ffffff00"/>', undefined],
  ['<rect width="252" height="144" fill="rgba(255,255,255,0)"/>', undefined],
  ['<g fill="#fff"><rect width="100%" height="100%" fill="url(#g)"/></g>', 'plain'],
  ['<rect width="252" height="144"/>', 'plain'],
  ['<defs><path id="a" d="M0 0h252v144H0z"/></defs><use fill="#FFFFFF" xlink:href="#a"/>', 'white'],
  ['<defs><rect id="a" width="252" height="144" fill="#fff"/></defs><use href="#a" fill="red"/>', 'white'],
  ['<defs><path id="a" d="M0 0h252v144H0z"/></defs><use fill="#fff" href="#a" x="40"/>', undefined],
  ['<defs><rect id="a" width="252" height="144" style="fill:none"/></defs><use href="#a"/>', undefined],
  ['<defs><rect id="a" width="252" height="144" display="none"/></defs><use href="#a"/>', undefined],
  [
    '<defs><rect id="a" width="252" height="144"/></defs><clipPath id="c"><use xlink:href="#a"/></clipPath><g clip-path="url(#c)"><rect width="252" height="144" fill="#fff"/></g>',
    'white',
  ],
  [
    '<defs><rect id="a" width="99" height="99"/></defs><clipPath id="c"><use xlink:href="#a"/></clipPath><g clip-path="url(#c)"><rect width="252" height="144" fill="#fff"/></g>',
    undefined,
  ],
  ['<g fill="none"><rect width="252" height="144"/></g>', undefined],
  ['<path d="M0 0H252L126 144z" fill="#fff"/>', undefined],
  ['<g opacity=".2"><rect width="252" height="144"/></g>', undefined],
  ['<g style="display:none"><rect width="252" height="144"/></g>', undefined],
  ['<defs><rect width="252" height="144"/></defs>', undefined],
  ['<rect width="126" height="144"/>', undefined],
  ['<rect width="252" height="144" fill="white" fill-opacity="0"/>', undefined],
  ['<rect width="252" height="144" style="fill:#fff;fill-opacity:0%;stroke:none"/>', undefined],
])('what covers all of it: %s', (inside, ground) => {
  expect(seen(inside)?.ground).toBe(ground)
  if (ground) expect(judged(svg(inside))).toContain(ground === 'white' ? 'whiteBox' : 'colorBox')
})
test('the ground of a picture, which covers all of it or a part', async () => {
  const logo = (channels: 3 | 4, background: string, dot = '#00f') =>
    sharp({ create: { width: 252, height: 144, channels, background } }).composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: dot } } },
    ])
  const image = (bytes: Uint8Array, kind: string, width = 252) =>
    `<image width="${width}" height="144" href="data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}"/>`
  const white = await logo(3, '#fff').png().toBuffer()
  const ground = (inside: string) => seen(inside)?.ground
  expect(ground(image(white, 'png'))).toBe('white')
  expect(ground(image(await logo(3, '#a00').jpeg().toBuffer(), 'jpg'))).toBe('plain')
  expect(ground(image(await logo(4, '#0000').png().toBuffer(), 'png'))).toBeUndefined()
  expect(ground(image(new Uint8Array(40), 'png'))).toBeUndefined()
  expect(ground('<image width="252" height="144" href="a.png"/>')).toBeUndefined()
  const small = image(white, 'png', 99)
  expect(ground(small)).toBe('white')
  expect(ground(`<rect width="120" height="144" fill="red"/>${small}`)).toBeUndefined()
  expect(ground(`<circle cx="50" cy="72" r="72" fill="red"/>${small}`)).toBeUndefined()
  expect(ground(`<path d="M0 0h99v144H0z${'h9'.repeat(300)}" fill="red"/>${small}`)).toBeUndefined()
  expect(ground(`<g clip-path="url(#a)">${small}</g>`)).toBeUndefined()
  expect(ground(image(await logo(3, '#fff', '#fff').png().toBuffer(), 'png', 99))).toBeUndefined()
  // One color is as sharp as any, beside a drawing.
  const even = image(await logo(3, '#a00', '#a00').png().toBuffer(), 'png')
  const path = '<path id="a" d="M9 9h9v9z"/>'
  const grade = '<linearGradient id="a"><stop/></linearGradient>'
  const beside = [
    path,
    `<defs>${path}</defs><use href="#a"/>`,
    `<symbol id="b">${path}</symbol><use href="#b"/>`,
  ]
  const shaded = `${grade}<path fill="url(#a)" d="M9 9h9v9z"/>`
  const counts = (all: string[]) => all.map((inside) => seen(inside)?.pictures.length)
  expect(counts([...beside, shaded].map((inside) => even + inside))).toEqual([0, 0, 0, 0])
  const none = [`<defs>${path}</defs>`, '<use href="#b"/>', '<path fill="url(#b)" d="M9 9h9v9z"/>', grade]
  expect(counts(none.map((inside) => even + inside))).toEqual([1, 1, 1, 1])
  const used = `<defs>${even.replace('<image', '<image id="a"')}</defs><use href="#a"/>`
  expect(counts([even, image(white, 'png'), used])).toEqual([1, 1, 1])
})
test('a picture in a mask is not printed', () => {
  const masked = '<mask id="m"><image width="9" height="9" href="a.png"/><path fill="red"/></mask>'
  const { pages, colors } = readFile(svg(`${masked}<path mask="url(#m)" d="M0 0h9v9z"/>`))
  expect([pages[0]?.unseen, colors]).toEqual([undefined, ['gray']])
})

test('a picture in HTML is not seen, and may be elsewhere', () => {
  const inside = (address: string) =>
    readFile(svg(`<foreignObject width="99" height="99"><img src="${address}"/></foreignObject>`))
  expect(inside('data:image/png;base64,AAAA')).toMatchObject({ pages: [{ unseen: true }], foreign: false })
  expect(inside('https://a.example/b.png').foreign).toBe(true)
})

const judged = (bytes: Uint8Array) =>
  judge('a.svg', readFile(bytes), purposeOf(artwork().sizes.find(({ on }) => on === 'goods')!)).findings.map(
    ({ id }) => id,
  )
test.each<[string, number | undefined, number | undefined]>([
  ['<path d="M0 0h9" stroke="red" stroke-width=".5"/><path d="M0 9h9" stroke="#000"/>', 0.5, undefined],
  ['<g style="stroke:red;stroke-width:2px" transform="scale(.1)"><path d="M0 0h9"/></g>', 0.2, undefined],
  ['<style>.a{stroke:red}</style><path class="a" d="M0 0h9"/>', 1, undefined],
  ['<style>#a{stroke:red;stroke-width:.2}</style><path id="a" d="M0 0h9"/>', 0.2, undefined],
  [
    '<g transform="scale(9)"><path vector-effect="non-scaling-stroke" d="M0 0h9" stroke="red" stroke-width=".3"/></g>',
    0.225,
    undefined,
  ],
  ['<path d="M0 0h9" stroke="none" stroke-width=".1"/>', undefined, undefined],
  ['<path d="M0 0h9" stroke="red" stroke-width="0"/>', undefined, undefined],
  [
    '<defs><path id="a" d="M0 0h9" stroke="red" stroke-width=".1"/></defs><path d="M0 0h9"/>',
    undefined,
    undefined,
  ],
  ['<g font-size="8"><text>a</text><text font-size="5"><tspan>b</tspan></text></g>', undefined, 5],
  ['<text>a</text>', undefined, 16],
  ['<text font-size="2" transform="scale(4)">a</text>', undefined, 8],
])('the thinnest line and the smallest letters: %s', (inside, line, tiny) => {
  const page = seen(inside)
  expect([page?.line && Number(page.line.toFixed(3)), page?.tiny && Number(page.tiny.toFixed(3))]).toEqual([
    line,
    tiny,
  ])
})
test.each([
  ['<image width="252" height="144" href="photo.jpg"/>', ['missing']],
  ['<image href="" width="9"/>', ['blank']],
  ['<g fill="none"><path d="M0 0h9"/><image xlink:href="file:///a.png"/></g>', ['missing']],
  ['<g style="display:none"><path d="M0 0h9"/></g>', ['blank']],
  ['<g fill="none" stroke="red"><path d="M0 0h9"/></g>', ['lines']],
  ['<path fill="none"/><use href="#a"/>', ['lines']],
])('where nothing is in it, that is said: %s', (inside, expected) =>
  expect(judged(svg(inside))).toEqual(expected),
)

test.each([
  ['<path fill="#FFF"/>', false, true],
  ['<path fill="none" stroke="#fff"/>', false, true],
  ['<g style="fill:white"><path/><path fill="red"/></g>', true, true],
  ['<path fill="#fff" stroke="red"/>', true, undefined],
  ['<rect width="100%" height="100%" fill="#fff"/>', false, undefined],
])('white is art for goods: %s', (inside, painted, white) => {
  const page = seen(inside)
  expect([page?.painted, page?.white]).toEqual([painted, white])
})

const clip = (inside: string) =>
  `<clipPath id="a"><path d="M9 9H243V135H9z"/></clipPath><g clip-path="url(#a)">${inside}</g>`
const ground = '<rect width="100%" height="100%" fill="#005"/>'
test.each([
  [clip(ground), [9, 9, 243, 135]],
  [clip(`${ground}<path/>`) + ground, [0, 0, 252, 144]],
  [clip(ground) + '<path/>', undefined],
  [`<g transform="scale(2)">${clip(ground)}</g>`, undefined],
])('a ground ends where a clip ends that all lies in: %s', (inside, box) =>
  expect(seen(inside)?.extents).toEqual(box && [{ box, isArea: true }]),
)
const shade = (stop: string) => `<linearGradient id="a"><stop ${stop}/></linearGradient>`
test.each([
  [`${shade('stop-opacity="0"')}<path fill="url(#a)"/>`, ['fades', 'lines']],
  [`${shade('stop-color="rgba(9, 9, 9, 50%)"')}<path fill="url(#a)"/>`, ['fades', 'lines']],
  [`${shade('stop-color="transparent"')}<path fill="url(#a)"/>`, ['fades', 'lines']],
  [`${shade('stop-color="rgb(9 9 9 / 1)"')}<path fill="url(#a)"/>`, ['lines']],
  [`${shade('stop-opacity="0"')}<path/>`, ['lines']],
  ['<path style="mix-blend-mode:multiply"/>', ['fades', 'lines']],
  ['<path style="mix-blend-mode:normal"/>', ['lines']],
  ['<path d="M9 9h90v90h-90z" opacity="50%"/>', ['faint', 'lines']],
])('a shade to nothing is said where something has it: %s', (inside, expected) =>
  expect(judged(svg(inside))).toEqual(expected),
)
