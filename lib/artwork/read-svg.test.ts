import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { png } from '../../e2e/support/artwork/make-raster.ts'
import { svg } from '../../e2e/support/artwork/make-svg.ts'
import { factsOf, type FileFacts } from './facts.ts'
import { readFile } from './read-file.ts'

describe('SVG', () => {
  const known = (bytes: Uint8Array) => readFile(bytes)
  test('its size in inches and by its view box', () => {
    expect(known(svg('<path d="M0 0h9"/>')).pages[0]?.media).toEqual([0, 0, 252, 144])
    const shared = svg('<style>svg{width:100%;height:auto}</style><path d="M0 0h9"/>')
    expect(known(shared).pages[0]?.media).toEqual([0, 0, 252, 144])
    expect(known(svg('', 'viewBox="0 0 96 48"')).pages[0]?.media).toEqual([0, 0, 72, 36])
  })
  const letters = { letters: true }
  test.each<[string, string, Partial<FileFacts>]>([
    ['nothing of note', '<g><path d="M0 0h9"/></g>', {}],
    ['letters', '<text x="1">Salt Row</text>', letters],
    ['a script', '<script>alert(1)</script>', { script: true }],
    ['a script in an attribute', '<path onload="alert(1)"/>', { script: true }],
    ['a script in a link', '<a href=" javascript:alert(1)"><path/></a>', { script: true }],
    ['a part elsewhere, by an element', '<use href="other.svg#a"/>', { foreign: true }],
    ['a part elsewhere, by a style', '<path style="fill:url(other.svg#a)"/>', { foreign: true }],
    ['a font elsewhere', '<style>@font-face{src:url("a.woff2")}</style>', { foreign: true }],
    ['parts inside', '<path fill="url(#a)"/><use href="#b"/><style>a{fill:url(#c)}</style>', {}],
    ['a part elsewhere', '<image xlink:href="https://a.example/b.png"/>', { foreign: true, colors: ['rgb'] }],
    ['rules elsewhere', '<style>@import "https://a.example/b.css";</style>', { foreign: true }],
    ['rules elsewhere, wrapped', '<style><![CDATA[a{fill:url(//a.example)}]]></style>', { foreign: true }],
    ['HTML', '<foreignObject><p>a</p></foreignObject>', { letters: true, colors: ['rgb'] }],
    ['what a program keeps in it', '<foreignObject requiredExtensions="http://a"><b/></foreignObject>', {}],
    ['a link, which is no part', '<a href="https://a.example"><path/></a>', {}],
    ['what is not shown', '<g opacity="0"><text>a</text></g>', {}],
    ['what is not shown but used', '<g display="none"><text id="a">a</text></g><use href="#a"/>', letters],
    ['what is never used', '<defs><text>a</text></defs><symbol id="b"><text>b</text></symbol>', {}],
    ['what limits something', '<clipPath id="a"><text>a</text></clipPath>', letters],
    ['see-through', '<g opacity=".5"><path/></g>', { transparency: true }],
  ])('%s', (_, inside, expected) => {
    const facts = known(svg(inside))
    expect(facts).toEqual(factsOf('svg', { colors: ['gray'], count: 1, pages: facts.pages, ...expected }))
  })
  test.each([
    ['<path fill="#1A1a1A" stroke="rgb(9, 9,9)" style="stop-color: #ccc; fill:none"/>', 'gray'],
    ['<style>.a { fill: white; stroke: currentColor }</style><path color="DimGray"/>', 'gray'],
    ['<path fill="#1A1B1A"/>', 'rgb'],
    ['<path stroke="rgb(9 9 10)"/>', 'rgb'],
    ['<path style="opacity:1;fill:tomato"/>', 'rgb'],
    ['<style>.a{stroke:#000}.b{fill:var(--x)}</style><path/>', 'rgb'],
    ['<image/>', 'rgb'],
  ])('the colors of %s', (inside, color) => expect(known(svg(inside)).colors).toEqual([color]))
  test.each([
    ['0 0 252 144', '<rect width="100%" height="100%" fill="#111"/><path/>'],
    ['0 0 252 144', '<path/><rect x="-1" y="0" width="260" height="144" fill="red" id="g"/>'],
    ['0 0 252 144', '<rect width="15.75em" height="9em" fill="#111"/>'],
    ['0 0 252 144', '<svg width="100%" height="100%" x="0"><path d="M0 0h252v144H0z" fill="#111"/></svg>'],
    ['-9 -9 270 162', '<rect x="-9" y="-9" width="270" height="162" fill="#000"/>'],
  ])('a ground under all of it is known: %s %s', (viewBox, inside) => {
    const [page] = known(svg(inside, `viewBox="${viewBox}"`)).pages
    expect(page?.media).toBeDefined()
    expect(page?.extents).toEqual([{ box: page?.media, isArea: true }])
  })
  test.each([
    '<rect width="252" height="143" fill="#000"/>',
    '<rect x="1" width="100%" height="100%" fill="#000"/>',
    '<rect width="100%" height="100%"/>',
    '<rect width="100%" height="100%" fill="White"/>',
    '<rect width="100%" height="100%" fill="#000" opacity=".5"/>',
    '<rect width="100%" height="100%" fill="#000" rx="9"/>',
    '<g clip-path="url(#a)"><rect width="100%" height="100%" fill="#000"/></g>',
    '<svg x="9" width="100%" height="100%"><path d="M-9 0h270v144H-9z" fill="#000"/></svg>',
  ])('what is no ground, or perhaps none: %s', (inside) =>
    expect(known(svg(inside)).pages[0]?.extents).toBeUndefined(),
  )
  test('the density of a picture inside, through two transforms', () => {
    const data = Buffer.from(png(100, 50, 6)).toString('base64')
    const facts = known(
      svg(
        `<g transform="scale(2)"><image transform="matrix(.5 0 0 .5 9 9)" width="36" height="18" href="data:image/png;base64,${data}"/></g>`,
      ),
    )
    expect(facts.pages[0]?.pictures).toEqual([{ width: 100, height: 50, ppi: [200, 200] }])
  })
  test('cut off', () => expect(known(svg('<g><path/></g>').slice(0, -20)).trouble).toBe('damaged'))
  test.each([
    ['width="252pt" height="50%" viewBox="0 0 252 144"', 252, 144],
    ['height="144pt" viewBox="0 0 252 144"', 252, 144],
    ['style="width: 3.5in; height:2in"', 252, 144],
    ['width="21em" height="12em"', 252, 144],
    ['id="Layer_1" data-name="Layer 1" viewBox="0 0 252 144"', 252, 144],
    ['data-name="a" width="252px" height="144px" viewBox="0 0 252 144"', 252, 144],
  ])('its size by %s', (attributes, width, height) => {
    const [page] = known(svg('<path d="M0 0h9"/>', attributes)).pages
    expect([page?.media, page?.unsized]).toEqual([[0, 0, width, height], undefined])
  })
  test.each(['width="50%"', ''])('no size by %s, which is no damage', (attributes) =>
    expect(known(svg('<path d="M0 0h9"/>', attributes)).pages[0]).toMatchObject({
      unsized: true,
      painted: true,
    }),
  )
  test('a view box alone names the shape', () =>
    expect(
      known(svg('<path d="M0 0h9"/>', 'width="100%" height="100%" viewBox="0 0 96 48"')).pages[0],
    ).toMatchObject({
      media: [0, 0, 72, 36],
      shapeOnly: true,
    }))
  test('names with a prefix, and packed', () => {
    const prefixed = Buffer.from(
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="336" height="192"><s:script/><s:path d="M0 0h9"/></s:svg>',
    )
    const expected = { kind: 'svg', script: true, pages: [{ media: [0, 0, 252, 144], painted: true }] }
    expect(known(prefixed)).toMatchObject(expected)
    for (const named of [0, 8]) {
      const bytes = gzipSync(prefixed)
      bytes[3] = named
      const name = Buffer.from(named ? 'logo.svg\0' : '')
      const all = Buffer.concat([bytes.subarray(0, 10), name, bytes.subarray(10)])
      expect(known(all)).toMatchObject(expected)
    }
  })

  test.each([
    ['<g display="none"><path/></g>', false],
    ['<path style="visibility: hidden"/>', false],
    ['<g opacity="0.0"><path/></g>', false],
    ['<g visibility="hidden"><path/></g>', false],
    ['<g visibility="hidden"><path visibility="visible"/></g>', true],
    ['<g opacity="0.1"><path/></g>', true],
  ])('what is hidden is not painted: %s', (inside, painted) =>
    expect(known(svg(inside)).pages[0]?.painted).toBe(painted),
  )

  test('lines and letters are as small as a use of them paints them', () => {
    const inside = '<path d="M0 0h900" stroke="#000"/><text font-size="30">Salt</text>'
    const [page] = known(
      svg(
        `<symbol id="s" viewBox="0 0 2520 1440">${inside}</symbol><use href="#s"/><use href="#s" width="999"/>`,
      ),
    ).pages
    expect(page).toMatchObject({ line: expect.closeTo(0.1), tiny: expect.closeTo(3) })
  })

  const data = (bytes: Uint8Array, kind = 'png') =>
    `href="data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}"`
  const dots = (width: number, height: number) => sharp(png(width, height, 6)).flatten({ background: '#777' })
  /** The smaller density of each picture, on a card of 252 by 144 units. */
  const ppis = (inside: string) => {
    const [page] = known(svg(inside)).pages
    return [
      ...(page?.pictures ?? []).map(({ ppi }) => Math.round(Math.min(...ppi))),
      ...(page?.unseen ? ['?'] : []),
    ]
  }
  test('a picture that a filter paints is not seen', () =>
    expect(ppis(`<filter><feImage ${data(png(9, 9))}/></filter><path/>`)).toEqual(['?']))
  const own = data(png(1050, 600, 6))
  test.each([
    ['of all of it', `<image width="100%" height="100%" ${own}/>`, [300]],
    ['by a style', `<image style="width:252px;height:144px" ${own}/>`, [300]],
    ['of its own', `<image ${own}/>`, [72]],
    ['by one side', `<image width="252" ${own}/>`, [300]],
    ['within a larger box', `<image width="252" height="999" ${own}/>`, [300]],
    [
      'that fills its box',
      `<image width="126" height="144" preserveAspectRatio="xMidYMid slice" ${own}/>`,
      [300],
    ],
    ['in a view', `<svg width="126" viewBox="0 0 63 36"><image width="63" ${own}/></svg>`, [600]],
    ['of all of a view', `<svg width="126" viewBox="0 0 63 36"><image width="100%" ${own}/></svg>`, [600]],
    [
      'in a low view',
      `<svg height="36" width="126" viewBox="0 0 63 36"><image width="63" ${own}/></svg>`,
      [1200],
    ],
    ['turned', `<g transform="matrix(0 2 -2 0 144 0)"><image width="126" height="72" ${own}/></g>`, [300]],
    [
      'used twice',
      `<defs><image id="i" width="252" ${own}/></defs><use href="#i"/><use href="#i" transform="scale(.5)"/>`,
      [300, 600],
    ],
    ['never used', `<defs><image id="i" width="252" ${own}/></defs>`, []],
    ['in a symbol', `<symbol id="s"><image width="252" ${own}/></symbol><use href="#s"/>`, [300]],
    [
      'in symbols with a view box',
      `<symbol id="s" viewBox="0 0 1050 600"><image ${own}/></symbol><use href="#s"/><use href="#s" width="126"/>`,
      [300, 600],
    ],
    [
      'in a symbol with a size',
      `<defs><symbol id="s" viewBox="0 0 7 4" width="63" height="99"><image width="7" ${own}/></symbol></defs><use href="#s"/>`,
      [1200],
    ],
    ['in a drawing', `<image width="9" ${data(svg('<path/>'), 'svg+xml')}/>`, []],
    ['elsewhere', '<image width="252" href="photo.jpg"/>', ['?']],
    ['elsewhere on a disk', '<image width="252" xlink:href="C:/a/photo.png"/>', ['?']],
    ['that is broken', '<image width="252" href="data:image/png;base64,AAAA"/>', ['?']],
  ])('the dots of a picture %s', (_, inside, expected) => expect(ppis(inside)).toEqual(expected))

  const figma = (shape: string, by = 1) =>
    `${shape}<defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#i" transform="scale(${by / 1050} ${by / 600})"/></pattern><image id="i" width="1050" height="600" ${own}/></defs>`
  test.each([
    ['<rect width="252" height="144" fill="url(#p)"/>', 300],
    ['<rect width="126" height="72" fill="url(#p)"/>', 600],
    ['<g transform="scale(2)"><path d="M0 0H126V72H0V0Z" style="fill: url(#p)"/></g>', 300],
    ['<ellipse rx="126" ry="72" fill="url(#p)"/>', 300],
    ['<path d="m126 72 126 72-252 0 0-144z" fill="url(#p)"/>', 300],
    ['<path d="m0 0h252v100a20 20 0 0 1 -20 44c-9 0-90 0-99 0t-1 -9z" fill="url(#p)"/>', 300],
    ['<style>.b, .a{fill:url(#p);stroke:none}</style><path class="c a" d="M0 0H252V144Z"/>', 300],
    ['<path d="M0 72A126 72 0 0 1 252 72C252 112 195 144 126 144L0 0Z" fill="url(#p)"/>', 300],
  ])('the dots of a picture in a pattern, as Figma writes them: %s', (shape, expected) => {
    expect(ppis(figma(shape))).toEqual([expected])
    expect(ppis(figma(shape, 2))).toEqual([expected / 2])
  })
  test.each([
    '<path d="M0 0H252V144Z" stroke="url(#p)"/>',
    '<pattern id="q" href="#p" patternTransform="scale(2)"/><rect width="252" height="144" fill="url(#q)"/>',
    `<image class="a" ${own}/>`,
  ])('where the size of a picture is not known, it is unseen: %s', (shape) =>
    expect(ppis(figma(shape))).toEqual(['?']),
  )
  test('a style sheet elsewhere is missing, too', () => {
    const sheet = Buffer.concat([Buffer.from('<?xml-stylesheet href="a.css"?>'), svg('<path/>').subarray(21)])
    expect(known(sheet)).toMatchObject({ foreign: true, count: 1 })
  })

  test('pictures of every kind, and behind a long profile', async () => {
    const webp = await dots(1050, 600).webp().toBuffer()
    const jpeg = await dots(1050, 600).jpeg().toBuffer()
    const profile = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(65_533)])
    const long = Buffer.concat([jpeg.subarray(0, 2), profile, profile, jpeg.subarray(2)])
    const broken = data(long, 'jpg').replace(/.{76}/g, '$&&#10;')
    for (const one of [data(webp, 'webp'), data(jpeg, 'jpeg'), data(long, 'jpeg'), broken])
      expect(ppis(`<image width="252" height="144" ${one}/>`)).toEqual([300])
  })
})

test.each([
  ['<path fill="#fff" d="M0 0h9v9z"/><circle r="3"/>', false],
  ['<path fill="#888" d="M0 0h9v9z"/>', true],
  ['<path fill="url(#a)" d="M0 0h9v9z"/>', true],
  ['<path fill="#fff" fill-opacity=".5" d="M0 0h9v9z"/>', true],
])('a mask that leaves holes is no transparency: %s', (inside, expected) => {
  const masked = (more: string) =>
    readFile(svg(`<mask id="m" ${more}>${inside}</mask><path mask="url(#m)" d="M0 0h9v9z"/>`))
  expect(masked('').transparency).toBe(expected)
  // By its alpha, any color is a whole one.
  expect(masked('style="mask-type:alpha"').transparency).toBe(expected && !inside.includes('#888'))
})
