import { card, ground, picture, red } from '../../../e2e/support/artwork/sample-parts.ts'
import { artwork } from '../../content/artwork.ts'
import { readFile } from '../read-file.ts'
import { weights } from './findings.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'

const piece = purposeOf(artwork().sizes.find(({ pages }) => pages === 2)!)
const notesOn = (bytes: Uint8Array) =>
  judge('a.pdf', readFile(bytes), piece)
    .findings.map(({ id }) => id)
    .filter((id) => weights[id] !== 'good' && id !== 'words')

// The cut lies at 9, 9, 261 and 153.
const photo = ['/XObject << /Im 3 0 R >>', [picture(1125, 675, '/DeviceCMYK', 4)]] as const
const onPhoto = (more: string) => card(`q 270 0 0 162 0 0 cm /Im Do Q ${more}`, photo[0], [...photo[1]])

describe('a white panel on a color', () => {
  test('that is not visible ends nowhere', () => {
    const unseen = card(`${ground} /G gs 1 g 9 9 252 144 re f`, '/ExtGState << /G << /ca 0 >> >>')
    expect(notesOn(unseen)).not.toContain('shortEdge')
  })
  test.each([
    ['on all sides', card(`${ground} 0 0 0 0 k 9 9 252 144 re f`)],
    ['below and beside', card(`${ground} 0 0 0 0 k 9 9 252 50 re f`)],
    ['below alone', card(`${ground} 1 g 0 9 270 50 re f`)],
    ['on the right', card(`${ground} 0 0 0 0 k 150 40 111 80 re f`)],
    ['half a millimeter past it', card(`${ground} 1 g 150 40 112.4 80 re f`)],
    ['on grounds in two parts', card(`${ground} 1 0 0 0 k 0 0 135 162 re f 1 g 30 9 200 50 re f`)],
    ['on a photo', onPhoto('0 0 0 0 k 9 9 100 144 re f')],
    [
      'under a photo that does not cover its end',
      onPhoto('1 g 9 9 200 144 re f q 60 0 0 60 60 60 cm /Im Do Q'),
    ],
  ])('that ends at the cut is named: %s', (_, bytes) => expect(notesOn(bytes)).toEqual(['shortEdge']))
  test.each([
    ['inside', card(`${ground} 0 0 0 0 k 26 26 218 110 re f`)],
    ['through the bleed', card(`${ground} 0 0 0 0 k 0 0 100 162 re f`)],
    ['far into the bleed', card(`${ground} 0 0 0 0 k 4 4 100 154 re f`)],
    ['over a bar outside the cut', card(`${red} 20 0 100 6 re f 40 40 100 80 re f 1 g 9 9 252 50 re f`)],
    ['on white', card(`1 g 0 0 270 162 re f 9 9 252 144 re f ${red} 60 60 99 9 re f`)],
    ['on paper', card(`1 g 9 9 252 144 re f ${red} 60 60 99 9 re f`)],
    ['under the ground', card(`${red} 0 0 270 20 re f 1 g 9 9 252 144 re f ${ground}`)],
    ['as a thin line across the cut', card(`${ground} 1 g 100 9 6 60 re f`)],
    ['on a color that ends inside', card(`${red} 40 40 99 60 re f 1 g 30 9 200 144 re f`)],
    ['under white that goes further', card(`${ground} 1 g 9 9 100 144 re f 0 0 120 162 re f`)],
  ])('is fine: %s', (_, bytes) => expect(notesOn(bytes)).toEqual([]))
})

describe('a panel with a side that is no straight line', () => {
  const pale = '.1 0 .3 0 k 0 0 270 162 re f'
  const wave = (end: number) =>
    `${end} ${end} m ${270 - end} ${end} l ${270 - end} 50 l 180 90 90 20 ${end} 60 c h`
  test.each([
    ['aslant', card(`${pale} ${red} 9 9 m 261 9 l 261 40 l 9 80 l h f`)],
    ['a triangle', card(`${ground} 1 0 0 0 k 9 9 m 120 9 l 9 110 l f`)],
    ['a wave', card(`${pale} ${red} ${wave(9)} f`)],
    ['a white wave', card(`${ground} 1 g ${wave(9)} f`)],
    ['a white one aslant', card(`${ground} 1 g 9 9 m 261 9 l 261 40 l 9 80 l h f`)],
    ['a photo in a wave', onPhoto(`${pale} q ${wave(9)} W n 270 0 0 162 0 0 cm /Im Do Q`)],
    ['a wave in a clip', card(`${pale} q 9 9 252 144 re W n ${red} ${wave(0)} f Q`)],
  ])('that ends at the cut is named: %s', (_, bytes) => expect(notesOn(bytes)).toEqual(['shortEdge']))
  test.each([
    ['a wave through the bleed', card(`${pale} ${red} ${wave(0)} f`)],
    ['a white wave through the bleed', card(`${ground} 1 g ${wave(0)} f`)],
    ['a wave of the same color', card(`${ground} ${wave(9)} f`)],
    ['a wave under the ground', card(`${red} ${wave(9)} f ${pale}`)],
    [
      'a circle at the cut',
      card(
        `${pale} ${red} 100 9 m 122 9 140 27 140 49 c 140 71 122 89 100 89 c 78 89 60 71 60 49 c 60 27 78 9 100 9 c f`,
      ),
    ],
    ['a corner at the cut', card(`${pale} ${red} 100 9 m 160 90 l 40 90 l f`)],
    ['a short side at the cut', card(`${pale} ${red} 100 9 m 112 9 l 160 90 l 40 90 l f`)],
    ['a wave inside', card(`${pale} ${red} ${wave(26)} f`)],
    ['a side beside one that bleeds', card(`${pale} ${red} 0 0 m 120 0 l 120 9 l 200 9 l 200 60 l 0 90 l f`)],
  ])('is fine: %s', (_, bytes) => expect(notesOn(bytes)).toEqual([]))
})
