import { svg } from '../../../e2e/support/artwork/make-svg.ts'
import { withoutPdf } from '../../../e2e/support/artwork/page-kinds.ts'
import { card, picture, place } from '../../../e2e/support/artwork/sample-parts.ts'
import { artwork } from '../../content/artwork.ts'
import { factsOf, type FileFacts } from '../facts.ts'
import { readFile } from '../read-file.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'

const sizes = artwork().sizes
const paper = purposeOf(sizes[0]!)
const front = purposeOf(sizes.find(({ cloth }) => cloth === 'printed')!)
const idsOf = (facts: FileFacts, asked = paper) => judge('file', facts, asked).findings.map(({ id }) => id)

test('a drawing that names its shape alone is laid as that shape', () => {
  const size = (box: string) => {
    const facts = readFile(svg('<rect width="100%" height="100%" fill="#c00"/>', `viewBox="0 0 ${box}"`))
    return idsOf(facts).filter((id) => !/rgb|lines/.test(id))
  }
  expect(size('1125 675')).toEqual(['unsized', 'edge'])
  expect(size('1050 600')).toEqual(['bareEdge', 'unsized'])
  expect(size('600 600')).toContain('shape')
  expect(size('336 192')).toContain('fits')
})

test('unseen parts of a picture are named: words by the cut, and a background on goods', () => {
  const photo = factsOf('jpeg', { dots: { width: 1125, height: 675 } })
  const solid = factsOf('jpeg', { dots: { width: 3600, height: 4800, ground: 'mixed' } })
  expect([idsOf(photo), idsOf(solid, front)].flat()).toEqual(['words', 'sharp', 'edge', 'sharp'])
  expect(idsOf(photo, front)).toContain('opaque')
  const page = card(place(270, 162), '/XObject << /Im 3 0 R >>', [picture(1125, 675, '/DeviceGray', 1)])
  expect(idsOf(readFile(page))).toContain('words')
})

test('a cut line inside the cut of the page is where it is cut', () => {
  const ink =
    '/ColorSpace << /S [/Separation /CutContour /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>] >>'
  const found = (line: string) => idsOf(readFile(card(`60 60 99 9 re f /S CS 1 SCN ${line}`, ink)))[0]
  expect(found('30 30 210 102 re S')).toBe('fits')
  expect(found('55 30 150 102 re S')).toBe('fits')
  expect(found('60 30 150 102 re S')).toBe('shortEdge')
  expect(found('9 9 252 144 re S')).toBe('fits')
  // A fold, or a hole.
  expect(found('135 9 m 135 153 l S')).toBe('fits')
  expect(found('30 30 9 9 re S')).toBe('fits')
})

test.each([
  [
    'Dies ist eine Adobe® Illustrator®-Datei ohne PDF-Inhalte. Speichern Sie sie in Adobe Illustrator mit der Option „PDF-kompatible Datei erstellen“.',
    'withoutPdf',
  ],
  [
    "Ce fichier Adobe® Illustrator® est enregistré sans contenu PDF. Enregistrez-le dans Adobe Illustrator avec l'option Créer un fichier PDF compatible.",
    'withoutPdf',
  ],
  [
    'Este archivo de Adobe® Illustrator® no tiene contenido PDF. Guárdelo en Adobe Illustrator con la opción Crear archivo compatible con PDF.',
    'withoutPdf',
  ],
  ['We open Adobe Illustrator and PDF files. Print today.', undefined],
  ['Save in Adobe Illustrator as PDF) Tj 0 -9 Td 0 G 9 9 9 9 re S (Adobe Illustrator, PDF', undefined],
  ['Adobe® Illustrator® for beginners, on Mondays', undefined],
])('the notice of a file without PDF in any language: %s', (sentence, trouble) =>
  expect(readFile(withoutPdf(sentence)).trouble).toBe(trouble),
)
