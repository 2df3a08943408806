import { artwork } from '../../content/artwork.ts'
import { deskWords } from '../../content/desk.ts'
import { storedArtwork } from '../submission.ts'
import { replies } from '../../content/replies.ts'
import { artworkWords, reasonsFor } from './words.ts'
import { fill } from '../../content/fill.ts'
import { writeBytes } from '../../artwork/verdict/write-measures.ts'

const purpose = { name: 'Mug', width: 8.5, height: 3.5, unit: 'in', on: 'goods', seen: 'near' }
const file = { id: '1', name: 'a.pdf', kind: 'pdf', bytes: 9, state: 'arrived', verdict: 'note', at: '' }
const wordsOf = (more: object) =>
  artworkWords(storedArtwork.parse({ announced: 0, files: [{ ...file, ...more }] })).files[0]

test('a file’s purpose and findings are put into words; good findings are left out', () => {
  const values = { dpi: 90, width: 864, soft: 720, sharp: 216 }
  const words = wordsOf({ purpose, findings: [{ id: 'inks' }, { id: 'rgb' }, { id: 'soft', values }] })
  const { advice, findings } = artwork()
  expect(words?.purpose).toBe(
    deskWords().artwork.purpose.replace('{purpose}', 'Mug').replace('{size}', '8.5 × 3.5 in'),
  )
  expect(words?.reasons).toBe(
    [
      `${findings.rgb} ${advice.rgb}`,
      fill(findings.soft, { width: '12 in', dpi: 90, sharp: '3 in (76 mm)', soft: '10 in (254 mm)' }),
    ].join(' '),
  )
})

test('a file that came by mail is said to be unchecked, until it is checked on the page', () => {
  const { verdicts } = deskWords().artwork
  const saidOf = (verdict: string | null, mailed: boolean) =>
    wordsOf({ verdict, mailed, purpose: null, findings: null })?.said
  expect(saidOf(null, true)).toBe(verdicts.mailed)
  expect(saidOf(null, false)).toBe(verdicts.none)
  expect(saidOf('note', true)).toBe(verdicts.note)
})

test.each([900, 96_300, 1_887_436])(
  'a file of %i bytes is as large for staff as for its visitor',
  (bytes) => {
    expect(wordsOf({ bytes, purpose: null, findings: null })?.size).toBe(writeBytes(bytes, artwork().bytes))
  },
)

test.each([
  { purpose: null, findings: null },
  { purpose: { name: 'x' }, findings: 'no list' },
  { purpose: null, findings: null, report: { level: 'best', findings: [] } },
  { purpose: 3, findings: [null, { id: 'of a newer site' }, { id: 'rgb', values: { a: {} } }] },
])('an unknown fact about a file is not mentioned: %j', (more) => {
  expect(wordsOf(more)).toMatchObject({ purpose: '', reasons: '', claimed: undefined })
})

test('the browser’s verdict stands beside the server’s if the two differ', () => {
  const { verdicts } = deskWords().artwork
  const { findings, advice } = artwork()
  const rgb = `${findings.rgb} ${advice.rgb}`
  const found = { verdict: 'note', findings: [{ id: 'inks' }, { id: 'rgb' }] }
  const claims = (report: object | null, more: object = found) => wordsOf({ ...more, report })?.claimed
  expect(claims({ level: 'good', findings: [{ id: 'inks' }] })).toEqual({ said: verdicts.ready, reasons: '' })
  expect(claims({ level: 'note', findings: [{ id: 'overprint' }] })).toEqual({
    said: verdicts.note,
    reasons: findings.overprint,
  })
  expect(claims({ level: 'ask', findings: [{ id: 'rgb' }] })).toEqual({ said: verdicts.ask, reasons: rgb })
  // A file needs no help before its purpose is known.
  const questions = [{ id: 'purpose' }, { id: 'lines' }]
  expect(wordsOf({ verdict: 'help', findings: questions })?.said).toBe(verdicts.ask)
  expect(wordsOf({ verdict: 'help', findings: [...questions, { id: 'blank' }] })?.said).toBe(verdicts.help)
  expect(
    claims({ level: 'note', findings: [{ id: 'spots', values: { names: 'a' } }, { id: 'rgb' }] }),
  ).toBeUndefined()
  // The server has not checked it yet, or the file is not here.
  const unchecked = { verdict: null, findings: null }
  expect(claims({ level: 'note', findings: [{ id: 'rgb' }] }, unchecked)).toEqual({
    said: verdicts.note,
    reasons: rgb,
  })
  expect(claims({ level: 'note', findings: [] }, { ...unchecked, state: 'begun' })).toBeUndefined()
  expect(claims(null)).toBeUndefined()
})

describe('a letter quotes what the server found in each file that is here', () => {
  const values = { edge: 0, wanted: 9, on: '2', maker: 'Canva' }
  const noEdge = { id: 'noEdge', values }
  const files = [
    {
      ...file,
      name: 'wall.pdf',
      findings: [{ id: 'inks' }, noEdge, { id: 'script' }],
      report: { level: 'help', findings: [{ id: 'blank' }] },
    },
    { ...file, name: 'good.pdf', findings: [{ id: 'inks' }] },
    { ...file, name: 'late.pdf', state: 'begun', findings: [noEdge] },
  ]
  const stored = storedArtwork.parse({ announced: 0, files })
  const { findings, onPages, programs } = artwork()
  const edge = (sentences: string, words: typeof onPages) =>
    words.one.replace('{number}', '2').replace('{sentences}', sentences.replace('{wanted}', '0.125 in'))

  test('in English, with the advice for the program', () => {
    const canva = programs.find(({ names }) => names.includes('Canva'))
    const reason = edge(`${findings.noEdge} ${canva?.edge}`, onPages)
    expect(reasonsFor(stored, undefined)).toEqual([`wall.pdf: ${reason}`, `wall.pdf: ${findings.script}`])
  })
  test.each(['es', 'fr', 'de'] as const)('in the language of its template: %s', (language) => {
    const own = replies().reasons[language]
    const reason = edge(`${own.findings.noEdge} ${own.advice.edge}`, own.onPages)
    expect(Object.keys(own.findings)).toEqual(Object.keys(replies().reasons.es.findings))
    expect(reasonsFor(stored, language)).toEqual([`wall.pdf: ${reason}`, `wall.pdf: ${findings.script}`])
    expect(
      replies().templates.some((one) => one.language === language && one.body.includes('{reasons}')),
    ).toBe(true)
  })
})
