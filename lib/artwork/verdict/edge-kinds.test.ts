import * as kinds from '../../../e2e/support/artwork/edge-kinds.ts'
import { artwork } from '../../content/artwork.ts'
import { readFile } from '../read-file.ts'
import { weights } from './findings.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'

const card = purposeOf(artwork().sizes.find(({ pages }) => pages === 2)!)

/** Findings that are not good, or about the color past the cut; fonts do not count, as the samples lack them. */
const saidOf = (bytes: Uint8Array) =>
  judge('a.pdf', readFile(bytes), card).findings.flatMap(({ id }) =>
    id === 'edge' || (weights[id] !== 'good' && id !== 'fonts') ? [id] : [],
  )

const each = (all: Record<string, [bytes: Uint8Array, said: string[]]>, about = /./) =>
  test.each(Object.entries(all))('%s', (_, [bytes, said]) =>
    expect(saidOf(bytes).filter((id) => about.test(id))).toEqual(said),
  )

describe('a line with butt caps ends where its path does', () => each(kinds.lineEnds))
describe('spaces and moves at both ends of words are no letters', () => each(kinds.blankLetters))
describe('letters are measured where they show something', () => each(kinds.letterShapes))
describe('what overprints in each mode', () => each(kinds.overprintModes))
describe('tiles are paint where one covers its cell', () => each(kinds.tiles))
describe('of a picture the color along its border counts', () => each(kinds.pictureEdges, /edge|inside/i))
