import { createHash } from 'node:crypto'
import { factsOf, type FileFacts } from '../facts.ts'
import { readFile } from '../read-file.ts'
import { unlocked } from './lock.ts'
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
/** Entries as qpdf 11 wrote them with AES-256: with a user's password, and with only an owner's. */
const aes = {
  locked: {
    O: 'bb0fa0f36602a5033e0428526bbc1292b38cc6a00275a8ab97c25131c7e445a47072d8cdad80d45bd8a327839d9df6da',
    OE: '6f7397026f7842921f7a8f85263b52ec69fcc0c17f02452311200e2f26232faf',
    Perms: '45b38769b3ee37713798b462838f3177',
    U: '7cd5bbcc3e69886c63ec89896c803da4638c658d2f5be79e2b41bafde09d0ec68449604460b726d33f4f9e237313c31e',
    UE: '74dec89ebcf837d5e36f5a4f2f8789e7ad81a8f9d178e9e26bec0aa91743a858',
  },
  free: {
    O: 'aabae3898a99570a63852566331d357d1be1d58e021ab562a6cfcf1ca9b7cfd90701c11bb8ecb81a2464b4da5b80d307',
    OE: '5cd54b256e9b52de1835258ae6d3fd13b29108bc349778d1738ca69b7d145db0',
    Perms: '39704b49b69edf2264025b7cafa3a055',
    U: 'c4af4b59c56fb5e13da76603e78323f73a733ddf9c1a38fca049d84c260d1359b105cc175950cccf6888c6cf28dccb55',
    UE: 'd3a8118eaa8cbf329770a138d0b4dbe680ec227946016b4bf6084a6cad52b0c2',
  },
}

/** `string` writes a value of hex digits. */
const encrypted = ({ R, O, U, id }: typeof free40, string = (digits: string) => `<${digits}>`) =>
  readFile(
    writePdf(
      pagesOf([{ entries: '/TrimBox [9 9 243 135]', content: 'spoiled' }]),
      `/Encrypt << /Filter /Standard /V ${R - 1} /Length ${R === 2 ? 40 : 128} /R ${R} /P 4294967292 /O ${string(O)} /U ${string(U)} >> /ID [<${id}> <${id}>]`,
    ),
  )

/** Crypt filters of version 4, whose key has 128 bits wherever that is not written (ISO 32000-2, 7.6.6). */
const filtered = (filters: string, { O, U, id } = free128) =>
  readFile(
    writePdf(
      pagesOf([{ content: '0 0 0 1 k 30 30 9 9 re f' }]),
      `/Encrypt << /Filter /Standard /V 4 /R 4 /P 4294967292 /O <${O}> /U <${U}> ${filters} >> /ID [<${id}> <${id}>]`,
    ),
  )

test.each([
  '/CF << /StdCF << /CFM /AESV2 >> >> /StmF /StdCF /StrF /StdCF',
  '/Length 40 /CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF',
  '/CF << /StdCF << /CFM /V2 /Length 128 >> >> /StmF /StdCF /StrF /StdCF',
])('a key of 128 bits opens, however its length is written: %s', (filters) => {
  expect(filtered(filters)).toMatchObject({ sealed: 'open', count: 1 })
  expect(filtered(filters, locked128).trouble).toBe('locked')
})

test.each(['/StmF /Identity /StrF /Identity', ''])(
  'where attachments alone are encrypted, the pages are read: %s',
  (filters) => {
    const facts = filtered(`/CF << /StdCF << /CFM /AESV2 >> >> /EFF /StdCF ${filters}`, locked128)
    expect(facts).toMatchObject({ sealed: false, colors: ['cmyk'], pages: [{ painted: true }] })
  },
)

/** Uses every escape: by letter, in octal digits, and a continued line (ISO 32000-2, 7.3.4.2). */
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

test('what cannot be looked into is not said to be ready', () => {
  const asked = purposeOf({ name: 'Card', width: 3.5, height: 2, unit: 'in', on: 'goods', seen: 'near' })
  const said = (facts: FileFacts) => judge('a.pdf', facts, asked)
  expect(said(encrypted(free128))).toMatchObject({ level: 'help', findings: [{ id: 'sealed' }] })
  const newer = encrypted({ ...free128, R: 6 })
  expect(said(newer)).toMatchObject({ level: 'help', findings: [{ id: 'protected' }] })
  const lock = `/Encrypt << /Filter /Standard /V 2 /Length 128 /R 3 /P 4294967292 /O <${free128.O}> /U <${free128.U}> >> /ID [<${free128.id}>]`
  const spoiled = writePdf(['<< /Type /Catalog /Pages 2 0 R >>'], lock)
  expect(said(readFile(spoiled))).toMatchObject({ level: 'help', findings: [{ id: 'protected' }] })
})

const newer = (
  keys: Partial<typeof aes.free>,
  revision = 6,
  pages = pagesOf([{ entries: '/TrimBox [9 9 243 135]', content: 'spoiled' }]),
) => {
  const entries = Object.entries(keys).map(([key, digits]) => `/${key} <${digits}>`)
  return readFile(
    writePdf(
      pages,
      `/Encrypt << /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /P -4 /R ${revision} /StmF /StdCF /StrF /StdCF /V 5 ${entries.join(' ')} >>`,
    ),
  )
}
const asked = purposeOf({ name: 'Card', width: 3.5, height: 2, unit: 'in', on: 'goods', seen: 'near' })

describe('AES-256', () => {
  /** As in Adobe's extension level 3: one hash of salt and no password. */
  const early = (U: string) => ({
    U:
      createHash('sha256')
        .update(Buffer.from(U.slice(64, 80), 'hex'))
        .digest('hex') + U.slice(64),
  })
  test.each<[string, FileFacts]>([
    ['revision 6', newer(aes.free)],
    // One round more would make another hash; poppler and mupdf open it.
    [
      'revision 6, ended late',
      newer({
        U: 'ed8bec5888c2342557ec26bba463a1d5c209b6c1f94abbb20e1d333209f1165af6281775ea19706b5e080ec64e5ad05a',
      }),
    ],
    ['revision 5', newer(early(aes.locked.U), 5)],
  ])('with an owner’s password alone it opens, and its pages are known: %s', async (_, facts) => {
    // Unknown until its proof is compared.
    expect(facts).toMatchObject({ sealed: 'unsure', count: 1 })
    const open = await unlocked(facts)
    expect(open).toMatchObject({ sealed: 'open', count: 1, pages: [{ trim: [9, 9, 243, 135] }] })
    expect(open).not.toHaveProperty('proof')
    expect(judge('a.pdf', open, asked)).toMatchObject({ level: 'help', findings: [{ id: 'sealed' }] })
  })
  test.each<[string, FileFacts]>([
    ['revision 6', newer(aes.locked)],
    ['revision 5', newer(aes.free, 5)],
  ])('with a user’s password it is locked: %s', async (_, facts) => {
    expect(await unlocked(facts)).toEqual(factsOf('pdf', { trouble: 'locked' }))
  })
  test('where nothing proves it, or its pages are in streams, it may want one', async () => {
    const lost = ['<< /Type /Catalog /Pages 9 0 R >>']
    for (const facts of [newer({}), newer({ U: 'aabb' }), newer(aes.free, 6, lost)]) {
      expect(await unlocked(facts)).toMatchObject({ sealed: 'unsure' })
      const { level, findings } = judge('a.pdf', await unlocked(facts), asked)
      expect([level, findings[0]?.id]).toEqual(['help', 'protected'])
    }
  })
  test('what has no lock stays as it is', async () => {
    const facts = readFile(writePdf(pagesOf([{}])))
    expect(await unlocked(facts)).toEqual(facts)
  })
})

test.each([locked128, { ...free128, id: locked128.id }, { ...free40, O: '' }, { ...free40, R: 1 }])(
  'what wants one is',
  (lock) => {
    expect(encrypted(lock)).toMatchObject({ trouble: 'locked', pages: [] })
  },
)
