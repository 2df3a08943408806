import { type Box, factsOf } from './facts.ts'
import { readFile } from './read-file.ts'

const read = (text: string) => readFile(new Uint8Array(Buffer.from(text, 'latin1')))

describe('PostScript', () => {
  const eps = (comments: string) => `%!PS-Adobe-3.0 EPSF-3.0\n${comments}\n%%EndComments\nshowpage\n%%EOF\n`
  test('its box, inks and fonts', () => {
    const facts = read(
      eps(
        '%%BoundingBox: 0 0 252 144\n%%HiResBoundingBox: 0.5 0 252.5 144\n%%DocumentProcessColors: Cyan Black\n%%DocumentCustomColors: (PANTONE 186 C)\n%%+ (Gold)\n%%DocumentNeededResources: font Keyline-Bold\n%%+ font Keyline',
      ),
    )
    const box: Box = [0.5, 0, 252.5, 144]
    expect(facts).toEqual(
      factsOf('eps', {
        pages: [{ media: box, unit: 1, turned: 0, pictures: [] }],
        count: 1,
        colors: ['cmyk'],
        spots: ['PANTONE 186 C', 'Gold'],
        fonts: [
          { name: 'Keyline-Bold', inside: false },
          { name: 'Keyline', inside: false },
        ],
      }),
    )
  })
  test('a box, fonts and a head with any space', () => {
    const facts = read(
      ` \n${eps('%%BoundingBox:   36   36\t288  180 \n%%DocumentNeededResources:  font  Keyline')}`,
    )
    expect(facts.pages[0]?.media).toEqual([36, 36, 288, 180])
    expect(facts.fonts).toEqual([{ name: 'Keyline', inside: false }])
  })
  test('a box at the end', () =>
    expect(
      read(`${eps('%%BoundingBox: (atend)')}%%Trailer\n%%BoundingBox: 0 0 9 9\n`).pages[0]?.media,
    ).toEqual([0, 0, 9, 9]))
  test('a program without a box is not damaged', () =>
    expect(read('%!PS\nshowpage\n').trouble).toBe('complex'))
  test('behind the head of Windows', () => {
    const program = Buffer.from(eps('%%BoundingBox: 0 0 9 9'), 'latin1')
    const head = Buffer.alloc(30)
    head.writeUInt32BE(0xc5d0d3c6)
    head.writeUInt32LE(30, 4)
    head.writeUInt32LE(program.length, 8)
    expect(readFile(new Uint8Array(Buffer.concat([head, program]))).pages[0]?.media).toEqual([0, 0, 9, 9])
  })
  test('an old Illustrator file', () =>
    expect(read('%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 8.0\n%%BoundingBox: 0 0 9 9\n').kind).toBe(
      'ai',
    ))
})
