import { weights } from '../../artwork/verdict/findings.ts'
import { purposeOf, type SizeWords } from '../../artwork/verdict/purpose.ts'
import { sayFinding } from '../../artwork/verdict/say-finding.ts'
import { writeSize } from '../../artwork/verdict/write.ts'
import { artwork as content } from '../../content/artwork.ts'
import { fill } from '../../content/fill.ts'
import { workplaceWords } from '../../content/workplace.ts'
import type { StoredArtwork } from '../submission.ts'

/** How many files a request has, and whether announced ones are missing; '' for none. */
export function artworkSentence({ announced, arrived }: { announced: number; arrived: number }): string {
  const { artwork } = workplaceWords()
  const all = Math.max(announced, arrived)
  if (all === 0) return ''
  const sentence = (all > arrived ? artwork.announced : artwork.files)[all === 1 ? 'one' : 'many']
  return fill(sentence, { count: all, arrived })
}

/** The same with each file in words; `isHere` if it can be opened. */
export function artworkWords({ announced, files }: StoredArtwork) {
  const { artwork } = workplaceWords()
  const arrived = files.filter(({ state }) => state === 'arrived').length
  return {
    sentence: artworkSentence({ announced: Math.max(announced, files.length), arrived }),
    files: files.map(({ id, name, bytes, state, verdict, purpose, findings }) => ({
      ...{ id, name: shownName(name), verdict, isHere: state === 'arrived' },
      size: bytes ? sizeWords(bytes, artwork.bytes) : '',
      said: state === 'begun' ? artwork.begun : artwork.verdicts[verdict ?? 'none'],
      /** '' if the visitor did not say. */
      purpose: purpose ? purposeWords(purpose, artwork.purpose) : '',
      /** The findings, one sentence each. */
      reasons: findings
        .filter((finding) => weights[finding.id] !== 'good')
        .map((finding) => sayFinding(finding, purpose?.unit === 'mm' ? 'mm' : 'in', content())),
    })),
  }
}

const purposeWords = (purpose: SizeWords, sentence: string) =>
  fill(sentence, { purpose: purpose.name, size: writeSize(purposeOf(purpose), purposeOf(purpose).unit) })

const sizeWords = (bytes: number, { kb, mb }: { kb: string; mb: string }) =>
  bytes < 1_000_000
    ? fill(kb, { count: Math.ceil(bytes / 1000) })
    : fill(mb, { count: (bytes / 1_000_000).toFixed(1) })

/** Endings of print files; any other might run on a double click. */
const endings =
  /\.(pdf|ai|eps|ps|svg|png|jpe?g|jfif|tiff?|psd|psb|hei[cf]|webp|gif|avif|bmp|indd|idml|cdr|afdesign|afphoto|afpub|xcf|txt)$/i

/** Characters that reverse text, break lines or are invisible. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** A name for people: on one line, and in the order in which it was typed. */
export const shownName = (typed: string) => typed.replace(unseen, ' ').trim() || '…'

/**
 * A name that any system can save a file under.
 * @returns a Content-Disposition header (RFC 6266); `.bin` is appended unless the ending is one of print
 */
export function asAttachment(typed: string): string {
  const plain = shownName(typed)
    .replace(/[/\\:*?"<>|%;]/g, '_')
    .replace(/^\.+/, '_')
  const letters = [...plain].slice(-120).join('')
  const name = endings.test(letters) ? letters : `${letters}.bin`
  const ascii = name.replace(/[^ -~]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`
}
