/** The kinds of files that their bytes reveal. */
export type Kind =
  | ('pdf' | 'ai' | 'eps' | 'svg' | 'png' | 'jpeg' | 'tiff' | 'psd')
  | ('heic' | 'webp' | 'gif' | 'avif' | 'bmp' | 'ico' | 'jxl' | 'jp2' | 'tga' | 'raw')
  | (
      | 'indesign'
      | 'affinity'
      | 'sketch'
      | 'xd'
      | 'figma'
      | 'iwork'
      | 'procreate'
      | 'gimp'
      | 'krita'
      | 'cad'
      | 'metafile'
    )
  | ('document' | 'office' | 'drawing' | 'stitches' | 'archive' | 'html' | 'program' | 'unknown')

/**
 * Refused kinds: visitors are told what to send instead. 'office' has or may have macros: RTF, files from before
 * 2007, and packages with an incomplete list of parts.
 */
export const refusedKinds: readonly string[] = ['office', 'archive', 'html', 'program'] satisfies Kind[]

/** Kinds that staff may send with an answer: safe to open for its reader. The only archive is a ZIP. */
const sentKinds: readonly string[] = ['pdf', 'png', 'jpeg', 'tiff', 'document', 'archive'] satisfies Kind[]

/** @param first bytes, once they are known */
export const maySend = (kind: string, first?: Uint8Array) =>
  sentKinds.includes(kind) && (kind !== 'archive' || !first || latin(first.subarray(0, 2)) === 'PK')

/** How many bytes count as a file's beginning: in old PDFs, text may precede the header. */
const head = 1_024
/** Where a ZIP's directory ends, unless something hides it. */
const tail = 256

/** First bytes as Latin-1. */
const beginnings: [RegExp, Kind][] = [
  [/^\x89PNG\r\n\x1a\n/, 'png'],
  [/^\xff\xd8\xff/, 'jpeg'],
  // From cameras: Fujifilm, Canon, Panasonic, Olympus, Sigma, Minolta. Others look like a TIFF.
  [/^(FUJIFILMCCD-RAW|[^]{4}ftypcrx |IIU\0|IIR[OS]|FOVb|\0MRM)/, 'raw'],
  [/^(II[*+]\0|MM\0[*+])/, 'tiff'],
  [/^8BPS\0[\x01\x02]/, 'psd'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^RIFF[^]{4}CDR/, 'drawing'],
  [/^[^]{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/, 'heic'],
  [/^[^]{4}ftypavi[fs]/, 'avif'],
  [/^(\xff\x0a|\0\0\0\x0cJXL )/, 'jxl'],
  [/^(\0\0\0\x0cjP {2}|\xff\x4f\xff\x51)/, 'jp2'],
  [/^\0\0\x01\0[^\0]\0/, 'ico'],
  [/^\x06\x06\xed\xf5\xd8\x1d\x46\xe5\xbd\x31\xef\xe7\xfe\x74\xb7\x1d/, 'indesign'],
  [/^\0\xffKA/, 'affinity'],
  [/^gimp xcf/, 'gimp'],
  [/^fig-kiwi/, 'figma'],
  // From QuarkXPress, FreeHand, Clip Studio and PaintShop Pro.
  [/^([^]{2}(MM|II)XPR|AGD[1-4]|CSFCHUNK|Paint Shop Pro)/, 'drawing'],
  [/^(AC10\d\d|AutoCAD Binary DXF|(\s*999\r?\n.*\r?\n)*\s*0\r?\nSECTION)/, 'cad'],
  [/^(\xd7\xcd\xc6\x9a|[\x01\x02]\0\x09\0\0[\x01\x03]|\x01\0\0\0[^]{36} EMF)/, 'metafile'],
  [/^GIF8[79]a/, 'gif'],
  [/^BM[^]{4}\0\0\0\0/, 'bmp'],
  [/^(\xd0\xcf\x11\xe0|\{\\rtf)/, 'office'],
  [/^(PK\x03\x04|PK\x05\x06|Rar!|7z\xbc\xaf)/, 'archive'],
  [/^(\xc5\xd0\xd3\xc6|(\xef\xbb\xbf|[\x04\s])*%!PS)/, 'eps'],
  [/^(LA:[^]{16}\rST:|#PES\d)/, 'stitches'],
  // For Windows, Linux and macOS, and scripts.
  [/^(MZ|\x7fELF|#!|\xca\xfe\xba\xbe|(\xfe\xed\xfa|[\xce\xcf]\xfa\xed)[\xce\xcf\xfe])/, 'program'],
]

const pdf = /%PDF-[12]\.\d/
const html = /<(!doctype html|html|script|head|body|iframe)\b/i
/** Control characters that no text contains. */
const control = /[\0-\x08\x0e-\x1f]/
/** The kinds of packed files by their parts, whose names are at the beginning and in the list at the end. */
const packed: [RegExp, Kind][] = [
  [/vbaProject\.bin|\/macrosheets\/|Basic\/script-lc\.xml/, 'office'],
  [/\[Content_Types\]\.xml|mimetypeapplication\/vnd\.oasis/, 'document'],
  [/application\/x-vnd\.corel|riffData\.cdr|image\/openraster/, 'drawing'],
  [/application\/x-krita/, 'krita'],
  [/indesign-idml/, 'indesign'],
  [/application\/vnd\.adobe\.(xd|sparkler)/, 'xd'],
  [/pages\/[\dA-F-]{36}\.json|^(?=[^]*document\.json)[^]*meta\.json/, 'sketch'],
  [/canvas\.fig/, 'figma'],
  [/Document\.archive/, 'procreate'],
  [/Index\/Document\.iwa|BuildVersionHistory\.plist/i, 'iwork'],
  // E-books, and others that say first what they are.
  [/mimetypeapplication\//, 'document'],
]
/** How many bytes at a file's beginning and end reveal its kind; the list of a package's parts is at the end. */
export const endBytes = { first: 8 * head, last: 64 * head }

/**
 * Tells a file's kind by its bytes alone; `also`: the kind that other programs would see in the same bytes.
 * @param unzip of the beginning of a packed SVG, as far as it goes
 */
export function kindOf(
  bytes: Uint8Array,
  unzip: (first: Uint8Array) => Uint8Array,
): { kind: Kind; also?: Kind } {
  const text = latin(bytes.subarray(0, head))
  const kindByBeginning = beginnings.find(([beginning]) => beginning.test(text))?.[1]
  if (/^\x1f\x8b/.test(text))
    return { kind: isSvg(decodeText(unzip(bytes.subarray(0, endBytes.first)))) ? 'svg' : 'archive' }
  if (kindByBeginning === 'archive') {
    const [first, last] = [bytes.subarray(0, endBytes.first), bytes.subarray(-endBytes.last)].map(latin) as [
      string,
      string,
    ]
    const kind = packed.find(([part]) => part.test(first + last))?.[1] ?? kindByBeginning
    return { kind: kind === 'document' && !hasWholeList(last) ? 'office' : kind }
  }
  if (kindByBeginning === 'eps')
    return { kind: isIllustrator(text) ? 'ai' : kindByBeginning, ...findSecondKind(bytes, text) }
  if (kindByBeginning) return { kind: kindByBeginning, ...findSecondKind(bytes, text) }
  if (pdf.test(text))
    return { kind: 'pdf', ...findSecondKind(bytes, text.slice(0, text.search(pdf)) || text) }
  const letters = decodeText(bytes.subarray(0, 8 * head))
  if (isSvg(letters)) return { kind: 'svg' }
  if (html.test(letters)) return { kind: 'html' }
  if (latin(bytes.subarray(-18)) === 'TRUEVISION-XFILE.\0') return { kind: 'tga' }
  return { kind: bytes.length > 0 && !control.test(letters) ? 'document' : 'unknown' }
}

/** A page with a drawing in it is a page. */
const isSvg = (letters: string) =>
  /^\s*<(?!!doctype html|html\b)/i.test(letters) && /<([\w.-]{1,99}:)?svg[\s>]/i.test(letters)

/** Whether the list of a package's parts is within its last bytes, so that none is hidden: by its size, before its end record. */
function hasWholeList(last: string): boolean {
  const end = last.lastIndexOf('PK\x05\x06')
  const at = (place: number, length: number) =>
    [...last.slice(end + place, end + place + length)].reduceRight(
      (sum, one) => sum * 256 + one.charCodeAt(0),
      0,
    )
  const record = 22
  const size = at(12, 4)
  const comment = at(20, 2)
  return end >= size && size > 0 && end + record + comment === last.length
}

/** Files that are two kinds at once are either crafted or corrupt. */
function findSecondKind(bytes: Uint8Array, text: string): { also?: Kind } {
  if (html.test(text)) return { also: 'html' }
  return /PK\x05\x06/.test(latin(bytes.subarray(-tail))) ? { also: 'archive' } : {}
}

/** Illustrator's own files; an EPS written by Illustrator is just an EPS. */
const isIllustrator = (text: string) =>
  /^%%Creator:.{0,9}Adobe Illustrator/m.test(text) && !/^%!PS-Adobe-\d\.\d EPSF/.test(text)

const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** Decodes UTF-8, or UTF-16 with a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  let encoding = 'utf-8'
  if (first === 0xff && second === 0xfe) encoding = 'utf-16le'
  if (first === 0xfe && second === 0xff) encoding = 'utf-16be'
  return new TextDecoder(encoding).decode(bytes)
}
