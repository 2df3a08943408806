import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { deflateSync } from 'node:zlib'
import { limits } from '../../lib/artwork/facts.ts'
import { readFile } from '../../lib/artwork/read-file.ts'
import { judge } from '../../lib/artwork/verdict/judge.ts'
import { purposeOf } from '../../lib/artwork/verdict/purpose.ts'
import { onePage, packed, pagesOf, writePackedPdf, writePdf, type Body } from '../support/artwork/make-pdf.ts'
import { png } from '../support/artwork/make-raster.ts'
import { svg } from '../support/artwork/make-svg.ts'
import { soundPdfs } from '../support/artwork/samples.ts'

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const join = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))))

/** Reads a file within the time limit. On a busy machine the reader may notice the limit a little late. */
function readInTime(bytes: Uint8Array) {
  const begin = performance.now()
  const facts = readFile(bytes)
  expect(performance.now() - begin).toBeLessThan(1.2 * limits.milliseconds)
  return facts
}

const form = (name: string, times: number, next: number): Body =>
  packed(
    `/${name} Do `.repeat(times),
    `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /${name} ${next} 0 R >> >>`,
  )

describe('hostile PDFs end in time, with a finding', () => {
  test('a stream that grows a thousandfold', () => {
    const zeros = deflateSync(Buffer.alloc(limits.inflated + 1, 32))
    const bomb: Body = { dict: '/Filter /FlateDecode', data: zeros }
    const bodies = pagesOf([{}])
    bodies[3] = bomb
    expect(readInTime(writePdf(bodies)).trouble).toBe('complex')
  })
  test('a stream of objects that grows a thousandfold', () => {
    const zeros = deflateSync(Buffer.alloc(limits.inflated + 1, 32))
    const objects: Body = { dict: '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', data: zeros }
    const spoiled = Buffer.from(writePdf(['<< /Pages 9 0 R >>', objects])).toString('latin1')
    expect(readInTime(latin(spoiled.replace(/startxref\n\d+/, 'startxref\n7'))).trouble).toBe('complex')
  })
  test('a stream packed over and over', () => {
    const once = deflateSync(deflateSync(Buffer.alloc(limits.inflated + 1)))
    const bodies = pagesOf([{}])
    bodies[3] = { dict: '/Filter [/FlateDecode /FlateDecode]', data: once }
    expect(readInTime(writePdf(bodies)).trouble).toBe('complex')
  })
  test('drawings that multiply', () => {
    const forms = Array.from({ length: 24 }, (_, index) => form('X', 20, index === 23 ? 3 : 4 + index))
    expect(
      readInTime(onePage({ content: '/X Do', resources: '/XObject << /X 3 0 R >>' }, forms)).trouble,
    ).toBe('complex')
  })
  test('a drawing that holds itself once', () => {
    const facts = readInTime(
      onePage({ content: '/X Do', resources: '/XObject << /X 3 0 R >>' }, [form('X', 1, 3)]),
    )
    expect([facts.trouble, facts.count]).toEqual([undefined, 1])
  })
  test('a hundred thousand pages', () => {
    const count = 100_000
    const bodies = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
    ]
    expect(readInTime(writePdf(bodies))).toMatchObject({ kind: 'pdf', count })
    const many = pagesOf(Array.from({ length: 2_000 }, () => ({})))
    expect(readInTime(writePackedPdf(many)).pages).toHaveLength(limits.pages)
  })
  /**
   * The fastest of a few readings, in milliseconds of processor time, so other programs do not count. Runs in plain Node:
   * Jest's environment is several times slower.
   */
  function fastest(bytes: Uint8Array): number {
    const file = joinPath(mkdtempSync(joinPath(tmpdir(), 'keyline-large-')), 'large.pdf')
    writeFileSync(file, bytes)
    const script = `
      import { readFileSync } from 'node:fs'
      import { readFile } from './lib/artwork/read-file.ts'
      const bytes = new Uint8Array(readFileSync(process.argv[1]))
      const times = Array.from({ length: 5 }, () => {
        const begin = process.threadCpuUsage()
        readFile(bytes)
        const { user, system } = process.threadCpuUsage(begin)
        return (user + system) / 1_000
      })
      console.log(Math.min(...times))`
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, file], {
      encoding: 'utf8',
    })
    rmSync(file)
    return Number(output)
  }
  test.each([
    ['curves', '12.5 80.25 m 90 20 31.75 8.5 140.125 99 c 17 101.5 l h f\n'],
    ['many colors', 'q 1 0 0 1 9.5 9 cm .125 .5 1 0 k 0.25 w 9 9 m 99.5 9 l S 20.5 20.5 9 9 re f Q\n'],
    ['text', 'BT /F 9 Tf 1 0 0 1 20.5 9 Tm [(Salt) -12.5 (Row)] TJ 0 -12 Td <53616c74> Tj ET\n'],
  ])('20 MB of %s take half a second, which is two on a phone', (_, text) => {
    const drawing = { dict: '', data: text.repeat((20 * 2 ** 20) / text.length) }
    expect(fastest(writePdf([...pagesOf([{}]).slice(0, 3), drawing]))).toBeLessThan(500)
  })
  test.each([
    ['objects', '1 0 obj << /A 1 /B (text) /C [1 2 3] >> endobj\n'],
    ['digits', '1234567890 '],
    ['names', '/ObjStm /XRef trailer '],
  ])('a lost table of 50 MB of %s takes less than five seconds', (_, text) => {
    const bulk = { dict: '', data: text.repeat((48 * 2 ** 20) / text.length) }
    const spoiled = Buffer.from(writePdf(pagesOf([{}], [bulk]))).toString('latin1')
    expect(fastest(latin(spoiled.replace(/startxref\n\d+/, 'startxref\n7')))).toBeLessThan(5_000)
  })
  test('hundreds of areas at the cut of each page are judged without a long task', () => {
    const content = Array.from(
      { length: 400 },
      (__, at) => `${9 + at * 0.3} 0 ${30 + at * 0.1} ${50 + at * 0.2} re f\n`,
    )
    const entries = '/TrimBox [9 9 261 153]'
    const page = { media: '0 0 270 162', entries, content: content.join('') }
    const facts = readFile(writePdf(pagesOf(Array.from({ length: limits.pages }, () => page))))
    expect(facts.pages[0]?.extents?.length).toBe(400)
    const card = purposeOf({ name: 'Card', width: 3.5, height: 2, unit: 'in', on: 'paper', seen: 'near' })
    const times = Array.from({ length: 5 }, () => {
      const begin = process.cpuUsage() // processor time: others use this machine too
      judge('a.pdf', facts, card)
      return process.cpuUsage(begin).user / 1_000
    })
    expect(Math.min(...times)).toBeLessThan(25)
  })
  test('a lost table of 300,000 objects takes a few seconds, and its pages are found', () => {
    const many = Array.from({ length: 300_000 }, (_, index) => `<< /A ${index} /B (text) /C [1 2 3] >>`)
    const text = Buffer.from(writePdf(pagesOf([{}], many))).toString('latin1')
    const begin = performance.now()
    expect(readFile(latin(text.replace(/startxref\n\d+/, 'startxref\n7')))).toMatchObject({ count: 1 })
    expect(performance.now() - begin).toBeLessThan(4_000)
  })
  test('a tree of pages that goes in circles', () => {
    const circle = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [2 0 R 3 0 R 2 0 R] >>',
      '<< /Type /Pages /Kids [2 0 R] >>',
    ]
    expect(readInTime(writePdf(circle)).trouble).toBe('damaged')
  })
  test('references and tables in circles', () => {
    expect(readInTime(writePdf(['2 0 R', '1 0 R'])).trouble).toBe('damaged')
    const again = latin('%PDF-1.7\nxref\n0 0\ntrailer << /Prev 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF')
    expect(readInTime(again).trouble).toBe('damaged')
    const length = writePdf([...pagesOf([{}]).slice(0, 3), { dict: '/Length 4 0 R', data: '' }])
    expect(readInTime(length).count).toBe(1)
  })
  test('lists in lists', () => {
    const deep = `<< /Type /Page /MediaBox ${'['.repeat(100_000)} >>`
    expect(
      readInTime(writePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Kids [3 0 R] >>', deep])).trouble,
    ).toBe('damaged')
    expect(readInTime(onePage({ content: '<<'.repeat(100_000) })).trouble).toBe('damaged')
  })
  test('a stream of objects that holds itself', () => {
    const text = writePackedPdf(pagesOf([{}]))
    expect(readInTime(text).count).toBe(1)
    const self = writePdf([
      '<< /Type /Catalog /Pages 3 0 R >>',
      { dict: '/Type /ObjStm /N 1000000000 /First 2 0 R', data: '3 0 2 0 ' },
    ])
    expect(readInTime(self).trouble).toBe('damaged')
  })
  test.each([
    ['trailers without an end', 'trailer<</A('],
    ['strings without an end', '('],
    ['numbers in hex without an end', '<'],
    ['comments', '%'],
    ['the beginnings of objects', '1 0 obj '],
    ['the beginnings of streams', '1 0 obj<<>>stream\n'],
    ['pictures in the content', ' BI ID '],
  ])('%s', (_, text) => {
    const many = text.repeat(2_000_000 / text.length)
    expect(readInTime(latin(`%PDF-1.7\n${many}`)).trouble).toMatch(/damaged|complex/)
    readInTime(onePage({ content: many }))
  })
})

test('a password', () => {
  const locked = writePdf(pagesOf([{}]), '/Encrypt << /Filter /Standard /V 1 /R 2 /O (a) /U (b) /P -4 >>')
  expect(readInTime(locked).trouble).toBe('locked')
})

test('a PDF whose tables are lost is read as far as it goes', () => {
  const whole = soundPdfs['card-bleed']!
  const text = Buffer.from(whole).toString('latin1')
  const facts = readFile(whole)
  expect(readFile(latin(text.replace(/startxref\n\d+/, 'startxref\n7')))).toEqual(facts)
  expect(readFile(join('some words in front\n', whole))).toEqual(facts)
  expect(readFile(latin(text.slice(0, text.indexOf('xref'))))).toMatchObject({
    pages: [{ signs: ['broken'] }],
  })
  const packedWhole = soundPdfs['objects-in-streams']!
  const spoiled = Buffer.from(packedWhole)
    .toString('latin1')
    .replace(/startxref\n\d+/, 'startxref\n7')
  expect(readFile(latin(spoiled))).toEqual(readFile(packedWhole))
})

test('cut off at any place, a file is still answered', () => {
  const samples = [
    soundPdfs['font-inside']!,
    soundPdfs['objects-in-streams']!,
    png(30, 30),
    svg('<text>a</text>'),
  ]
  for (const whole of samples)
    for (let length = 0; length < whole.length; length += 7) readFile(whole.subarray(0, length))
})

test('two kinds in one file', () => {
  const { also } = readFile(join('<html><script>alert(1)</script>', soundPdfs['card-bleed']!))
  expect(also).toBe('html')
  expect(readFile(join(soundPdfs['card-bleed']!, 'PK\x05\x06', new Uint8Array(18))).also).toBe('archive')
  expect(readFile(join(png(9, 9).slice(0, 60), '<script>', png(9, 9))).also).toBe('html')
  expect(readFile(soundPdfs['card-bleed']!).also).toBeUndefined()
})

test('an SVG that goes on and on', () => {
  readInTime(svg('<g id="a">'.repeat(500_000)))
  readInTime(svg(`<g ${'a="b" '.repeat(500_000)}/>`))
  readInTime(svg('<!--'.repeat(500_000)))
  readInTime(latin(`<svg ${'<'.repeat(1_000_000)}`))
  const entities = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
  expect(readInTime(join(entities, svg('<text>&b;</text>'))).letters).toBe(true)
})
