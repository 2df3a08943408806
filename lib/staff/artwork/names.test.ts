import { asAttachment, shownName } from './words.ts'

test.each([
  ['logo.pdf', 'logo.pdf'],
  ['a\r\nb\0.pdf', 'a b .pdf'],
  ['gnp.\u202efdp.exe', 'gnp. fdp.exe'],
  ['\u200f\u2028', '…'],
])('%j is shown as %j', (typed, shown) => expect(shownName(typed)).toBe(shown))

test.each([
  ['logo.pdf', 'logo.pdf', 'logo.pdf'],
  ['text.docx', 'text.docx', 'text.docx'],
  ['text.docm', 'text.docm.bin', 'text.docm.bin'],
  ['../../etc/passwd', '__.._etc_passwd.bin', '__.._etc_passwd.bin'],
  ['a"b\\c;d.pdf', 'a_b_c_d.pdf', 'a_b_c_d.pdf'],
  ['größe’.PNG', 'gr__e_.PNG', 'gr%C3%B6%C3%9Fe%E2%80%99.PNG'],
  ['x\r\nSet-Cookie: a=b.svg', 'x Set-Cookie_ a=b.svg', 'x%20Set-Cookie_%20a%3Db.svg'],
  ['gnp.\u202efdp.hta', 'gnp. fdp.hta.bin', 'gnp.%20fdp.hta.bin'],
])('%j is downloaded under a safe name', (typed, ascii, encoded) =>
  expect(asAttachment(typed)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`),
)

test('a name of 300 letters keeps its ending', () => {
  expect(asAttachment(`${'ä'.repeat(296)}.pdf`)).toMatch(/%C3%A4\.pdf$/)
  expect(asAttachment(`${'😀'.repeat(300)}`)).toMatch(/\.bin$/)
})
