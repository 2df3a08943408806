/** @jest-environment node */
import type { Facts } from '../facts.ts'
import { readFile } from '../read-file.ts'
import { judge } from '../verdict/judge.ts'
import { purposeOf } from '../verdict/purpose.ts'
import { pagesOf, writePdf } from '../../../e2e/support/artwork/make-pdf.ts'

// Entries as Ghostscript 10 wrote them, with an owner's password and without a user's, or with both.
const free40 = {
  R: 2,
  O: 'c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab',
  U: 'b790dbf4b3e2b9499f3896109ca590e6fdd80b1d66c543b742796ec03c42b144',
  id: 'E356B0AC196F6C02423DD5C9A2687B99',
}
const free128 = {
  R: 3,
  O: '566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5',
  U: 'c9ce51074c692028f9edf7a0866ba9e428bf4e5e4e758a4164004e56fffa0108',
  id: 'AC0FD8B1C83AC035E07E29866AEAC9FE',
}
const locked128 = {
  R: 3,
  O: '0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671',
  U: '5b0a72a4ddd99925086bf443e81f9edf28bf4e5e4e758a4164004e56fffa0108',
  id: 'C8DC7B7813F123E1C64967F6A085FD96',
}
/** `string` writes a value of hex digits. */
const encrypted = ({ R, O, U, id }: typeof free40, string = (digits: string) => `<${digits}>`) =>
  readFile(
    writePdf(
      pagesOf([{ entries: '/TrimBox [9 9 243 135]', content: 'spoiled' }]),
      `/Encrypt << /Filter /Standard /V ${R - 1} /Length ${R === 2 ? 40 : 128} /R ${R} /P 4294967292 /O ${string(O)} /U ${string(U)} >> /ID [<${id}> <${id}>]`,
    ),
  )

/** With all escapes there are: by letter, in octal digits, and a line that goes on (ISO 32000-2, 7.3.4.2). */
const escaped = (digits: string) => {
  const letters: Record<number, string> = {
    8: 'b',
    9: 't',
    10: 'n',
    12: 'f',
    13: 'r',
    40: '(',
    41: ')',
    92: '\\',
  }
  const bytes = [...Buffer.from(digits, 'hex')].map((byte, index) => {
    if (letters[byte]) return `\\${letters[byte]}`
    if (byte < 32 || byte > 126) return `\\${byte.toString(8).padStart(3, '0')}`
    return index % 9 === 0 ? `\\\r\n${String.fromCharCode(byte)}` : String.fromCharCode(byte)
  })
  return `(${bytes.join('')})`
}

test.each([free40, free128, { ...free128, R: 6 }])(
  'what opens without a password is not locked: its pages are known (revision $R)',
  (lock) => {
    const { trouble, sealed, count, pages } = encrypted(lock)
    expect([trouble, sealed, count, pages[0]?.trim]).toEqual([
      undefined,
      lock.R < 5 ? 'open' : 'unsure',
      1,
      [9, 9, 243, 135],
    ])
  },
)

test.each([free40, free128])('the same with keys as escaped strings (revision $R)', (lock) => {
  expect(encrypted(lock, escaped)).toMatchObject({ sealed: 'open', count: 1 })
  expect(encrypted({ ...lock, id: locked128.id }, escaped).trouble).toBe('locked')
})

test('what cannot be looked into is not said to be ready: a newer key, or pages in streams of objects', () => {
  const asked = purposeOf({ name: 'Card', width: 3.5, height: 2, unit: 'in', on: 'goods', seen: 'near' })
  const said = (facts: Facts) => judge('a.pdf', facts, asked)
  expect(said(encrypted(free128))).toMatchObject({ level: 'note', findings: [{ id: 'sealed' }] })
  const newer = encrypted({ ...free128, R: 6 })
  expect(said(newer)).toMatchObject({ level: 'help', findings: [{ id: 'protected' }] })
  const lock = `/Encrypt << /Filter /Standard /V 2 /Length 128 /R 3 /P 4294967292 /O <${free128.O}> /U <${free128.U}> >> /ID [<${free128.id}>]`
  const spoiled = writePdf(['<< /Type /Catalog /Pages 2 0 R >>'], lock)
  expect(said(readFile(spoiled))).toMatchObject({ level: 'help', findings: [{ id: 'protected' }] })
})

test.each([locked128, { ...free128, id: locked128.id }, { ...free40, O: '' }, { ...free40, R: 1 }])(
  'what wants one is',
  (lock) => {
    expect(encrypted(lock)).toMatchObject({ trouble: 'locked', pages: [] })
  },
)
