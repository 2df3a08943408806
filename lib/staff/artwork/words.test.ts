/** @jest-environment node */
import { artwork } from '../../content/artwork.ts'
import { workplaceWords } from '../../content/workplace.ts'
import { storedArtwork } from '../submission.ts'
import { artworkWords } from './words.ts'

const purpose = { name: 'Mug', width: 8.5, height: 3.5, unit: 'in', on: 'goods', seen: 'near' }
const file = { id: '1', name: 'a.pdf', kind: 'pdf', bytes: 9, state: 'arrived', verdict: 'note', at: '' }
const wordsOf = (more: object) =>
  artworkWords(storedArtwork.parse({ announced: 0, files: [{ ...file, ...more }] })).files[0]

test('what a file is for and what is to be told of it stand in words; what is good stays unsaid', () => {
  const values = { dpi: 90, soft: 720, sharp: 216 }
  const said = wordsOf({ purpose, findings: [{ id: 'inks' }, { id: 'rgb' }, { id: 'soft', values }] })
  const { advice, findings } = artwork()
  expect(said?.purpose).toBe(
    workplaceWords().artwork.purpose.replace('{purpose}', 'Mug').replace('{size}', '8.5 × 3.5 in'),
  )
  expect(said?.reasons).toEqual([
    `${findings.rgb} ${advice.rgb}`,
    findings.soft.replace('{sharp}', '3 in (76 mm)').replace('{soft}', '10 in (254 mm)'),
  ])
})

test.each([
  { purpose: null, findings: null },
  { purpose: { name: 'x' }, findings: 'no list' },
  { purpose: 3, findings: [null, { id: 'of a newer site' }, { id: 'rgb', values: { a: {} } }] },
])('what is not known of a file is not said: %j', (more) => {
  expect(wordsOf(more)).toMatchObject({ purpose: '', reasons: [] })
})
