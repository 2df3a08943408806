import { factsOf, type FileFacts } from './facts.ts'
import { readFile } from './read-file.ts'

/** A package with these parts in its list, followed by a comment. */
function packageOf(parts: string, comment = '', before = '') {
  const list = `PK\x01\x02${parts}`
  const number = (value: number, bytes: number) =>
    String.fromCharCode(...Array.from({ length: bytes }, (_, place) => (value >> (8 * place)) & 255))
  const end = `PK\x05\x06${'\0'.repeat(8)}${number(list.length, 4)}${number(0, 4)}${number(comment.length, 2)}`
  return `PK\x03\x04[Content_Types].xml${before}${list}${end}${comment}`
}
const macros = 'word/vbaProject.bin'

test.each([
  ['heic', '\0\0\0\x18ftypheic'],
  ['avif', '\0\0\0\x18ftypavif'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['gif', 'GIF89a'],
  ['office', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['office', '{\\rtf1'],
  ['program', 'MZ\x90\0'],
  ['document', packageOf('word/document.xml')],
  ['document', packageOf('word/document.xml', 'A comment.', '\x07'.repeat(90_000))],
  ['document', packageOf('content.xml').replace('[Content_Types].xml', 'mimetypeapplication/vnd.oasis.text')],
  ['document', packageOf('a.html').replace('[Content_Types].xml', 'mimetypeapplication/epub+zip')],
  ['office', packageOf(macros)],
  // An incomplete list may hide a part.
  ['office', packageOf(macros, '\x07'.repeat(65_000), '\x07'.repeat(9_000))],
  ['office', packageOf(macros + '\x07'.repeat(70_000), '', '\x07'.repeat(9_000))],
  ['office', `${packageOf('word/document.xml')}PK\x05\x06`],
  ['office', 'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xml'],
  ['indesign', '\x06\x06\xed\xf5\xd8\x1d\x46\xe5\xbd\x31\xef\xe7\xfe\x74\xb7\x1dDOCUMENT'],
  ['indesign', 'PK\x03\x04\0\0mimetypeapplication/vnd.adobe.indesign-idml-package'],
  ['affinity', '\0\xffKA\x0a\0'],
  ['sketch', 'PK\x03\x04\0\0pages/0F3D2C51-8A6E-4B0B-9C0E-3D2C518A6E4B.json'],
  ['sketch', 'PK\x03\x04\0\0document.jsonPK\x01\x02meta.json'],
  ['iwork', 'PK\x03\x04\0\0index.apxlPK\x01\x02buildVersionHistory.plist'],
  ['xd', 'PK\x03\x04\0\0mimetypeapplication/vnd.adobe.sparkler.project+dcxucf'],
  ['figma', 'fig-kiwi\x0f'],
  ['figma', 'PK\x03\x04\0\0canvas.fig'],
  ['iwork', 'PK\x03\x04\0\0Index/Document.iwa'],
  ['procreate', 'PK\x03\x04\0\0Document.archive'],
  ['gimp', 'gimp xcf v011\0'],
  ['krita', 'PK\x03\x04\0\0mimetypeapplication/x-kritaPK'],
  ['cad', 'AC1032\0\0'],
  ['cad', '  0\r\nSECTION\r\n  2\r\nHEADER\r\n'],
  ['metafile', '\xd7\xcd\xc6\x9a\0\0'],
  ['metafile', `\x01\0\0\0${'\x07'.repeat(36)} EMF`],
  ['jp2', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['jxl', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['ico', '\0\0\x01\0\x02\0\x10\x10'],
  ['tga', `\0\0\x02${'\x07'.repeat(40)}TRUEVISION-XFILE.\0`],
  ['raw', 'FUJIFILMCCD-RAW 0201'],
  ['raw', '\0\0\0\x18ftypcrx \0'],
  ['raw', 'II*\0\x08\0\0\0\x01\0\xfe\0\x04\0\x01\0\0\0\x01\0\0\0\0\0\0\0'],
  ['raw', 'II*\0\x10\0\0\0CR\x02\0\0\0\0\0\0\0\0\0\0\0'],
  ['drawing', 'PK\x03\x04\0\0mimetypeapplication/x-vnd.corel.draw.document+zip'],
  ['drawing', `PK\x03\x04${'\x07'.repeat(40_000)}PK\x01\x02content/riffData.cdr`],
  ['archive', 'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0logo.ai'],
  ['archive', 'Rar!\x1a\x07'],
  ['archive', '\x1f\x8b\x08\0\0\0\0\0\0\xff'],
  ['html', '<!doctype html><p>a'],
  ['html', '<html><body><svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['document', 'Name;Street\r\nM\xfcller;Hauptstra\xdfe 1\r\n'],
  ['unknown', 'no kind at all\x01'],
])('%s is named', (kind, bytes) =>
  expect(readFile(new Uint8Array(Buffer.from(bytes, 'latin1')))).toEqual(factsOf(kind as FileFacts['kind'])),
)
