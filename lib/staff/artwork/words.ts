import { lacksPurpose, weights } from '../../artwork/verdict/findings.ts'
import { purposeOf, type SizeWords } from '../../artwork/verdict/purpose.ts'
import { sayFinding } from '../../artwork/verdict/say-finding.ts'
import { writeBytes, writeSize } from '../../artwork/verdict/write-measures.ts'
import { artwork as content } from '../../content/artwork.ts'
import { fill } from '../../content/fill.ts'
import { replies, type Template } from '../../content/replies.ts'
import { deskWords } from '../../content/desk.ts'
import type { StoredArtwork } from '../submission.ts'

/** How many files a request has, and whether announced ones are missing; '' for none. */
export function artworkSentence({ announced, arrived }: { announced: number; arrived: number }): string {
  const { artwork } = deskWords()
  const all = Math.max(announced, arrived)
  if (all === 0) return ''
  const sentence = (all > arrived ? artwork.announced : artwork.files)[all === 1 ? 'one' : 'many']
  return fill(sentence, { count: all, arrived })
}

/** A file's findings worth knowing, one sentence each. */
function reasonsOf(
  findings: StoredArtwork['files'][number]['findings'],
  purpose: SizeWords | null,
  words: Parameters<typeof sayFinding>[2] = content(),
) {
  return findings
    .filter((finding) => weights[finding.id] !== 'good')
    .map((finding) => sayFinding(finding, purpose?.unit === 'mm' ? 'mm' : 'in', words))
}

/** For a letter to the visitor: the server's findings in the files that are here, each after the file's name. */
export function reasonsFor({ files }: StoredArtwork, language: Template['language']): string[] {
  const words = content()
  const own = language && replies().reasons[language]
  const ownWords = own && { ...words, ...own, findings: { ...words.findings, ...own.findings }, programs: [] }
  return files
    .filter(({ state }) => state === 'arrived')
    .flatMap(({ name, findings, purpose }) =>
      reasonsOf(findings, purpose, ownWords).map(
        (reason) => `${[...shownName(name)].slice(0, 60).join('')}: ${reason}`,
      ),
    )
}

/** The server's verdict for each of the browser's. */
const claims = { good: 'ready', note: 'note', stop: 'stop', ask: 'help', help: 'help' } as const

/** The files of a request in words; `isHere` if it can be opened. */
export function artworkWords({ announced, files }: StoredArtwork) {
  const { artwork } = deskWords()
  const arrived = files.filter(({ state }) => state === 'arrived').length
  return {
    sentence: artworkSentence({ announced: Math.max(announced, files.length), arrived }),
    files: files.map(({ id, name, bytes, state, verdict, mailed, purpose, findings, report }) => {
      const reasons = reasonsOf(findings, purpose).join(' ')
      const claimed = report && {
        said: artwork.verdicts[report.level === 'ask' ? 'ask' : claims[report.level]],
        reasons: reasonsOf(report.findings, purpose).join(' '),
      }
      const isOther = verdict !== (report && claims[report.level]) || reasons !== claimed?.reasons
      const unchecked = mailed ? 'mailed' : 'none'
      const isHere = state === 'arrived'
      return {
        id,
        name: shownName(name),
        verdict,
        isHere,
        size: bytes ? writeBytes(bytes, artwork.bytes) : '',
        said: isHere
          ? artwork.verdicts[lacksPurpose(findings) ? 'ask' : (verdict ?? unchecked)]
          : artwork.begun,
        /** '' if the visitor did not say. */
        purpose: purpose ? purposeWords(purpose, artwork.purpose) : '',
        /** The server's findings. */
        reasons,
        /** The browser's verdict, if it differs. */
        claimed: claimed && isHere && isOther ? claimed : undefined,
      }
    }),
  }
}

const purposeWords = (purpose: SizeWords, sentence: string) =>
  fill(sentence, {
    purpose: purpose.name,
    size: writeSize(purposeOf(purpose), purposeOf(purpose).unit, content().units),
  })

/** Endings of print files, texts, lists and packages; any other might run on a double click, or bring macros. */
const endings =
  /\.(pdf|ai|eps|ps|svg|png|jpe?g|jfif|tiff?|psd|psb|hei[cf]|webp|gif|avif|bmp|indd|idml|cdr|af|afdesign|afphoto|afpub|xcf|svgz|sketch|xd|fig|procreate|pages|key|dwg|dxf|emf|wmf|jxl|jp2|tga|dng|nef|arw|cr[23]|raf|txt|docx|xlsx|pptx|od[tsp]|csv|tsv|zip)$/i

/** Characters that reverse text, break lines or are invisible, except those that join letters. */
const unseen = /(?:[\p{Cc}\p{Zl}\p{Zp}]|[^\P{Cf}\u200c\u200d])+/gu

/** A name for people: on one line, in the order of typing. */
export const shownName = (typed: string) => typed.replace(unseen, ' ').trim() || '…'

/** A Content-Disposition header (RFC 6266) with a name for any system; adds `.bin` unless the ending is a print file's. */
export function asAttachment(typed: string): string {
  const plain = shownName(typed)
    .replace(/[/\\:*?"<>|%;]/g, '_')
    .replace(/^\.+/, '_')
  const letters = [...plain].slice(-120).join('')
  const name = endings.test(letters) ? letters : `${letters}.bin`
  const ascii = name.replace(/[^ -~]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`
}
