import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import { oneLine, storable } from '../_shared/storable.ts'
import { NoMail } from './fetch-mail.ts'
import { stripQuoted } from './strip-quoted.ts'

export type File = { name: string; bytes: Uint8Array }
/** A mail to a request: a note, or a report that our mail did not reach these addresses; null for what no person wrote. */
export type Received =
  | { kind: 'note'; key: string; from: string; body: string; files: File[] }
  | { kind: 'bounce'; addresses: string[] }
  | null

/** As far as we read it. The parser has types for hosted projects only. */
type Parsed = {
  headers: { key: string; value: string }[]
  from?: { address?: string }
  subject?: string
  messageId?: string
  text?: string
  html?: string
  attachments: {
    filename: string | null
    mimeType: string
    disposition?: string | null
    related?: boolean
    content: ArrayBuffer | Uint8Array
  }[]
}

/** The parser keeps an object for each line: a small mail of empty ones would use up the memory. Files have lines of 78 bytes. */
const maxLines = (bytes: number) => 50_000 + bytes / 60
/** How much of a report is read, in bytes. */
const maxReport = 64_000
/** Longest note in characters; the rest goes along as a file. */
const maxNote = 8_000
/** Pictures shown within the words that are smaller, in bytes, are a signature's. */
const smallestPicture = 40_000
/** Signatures of signed mails. */
const noFiles = /^application\/((x-)?pkcs7-signature|pgp-(signature|keys))$/

/** Reads a mail as it came. `own`: whether an address is ours, whose mails would go round for ever. @throws NoMail if it is none */
export async function readMail(raw: Uint8Array, own: (address: string) => boolean): Promise<Received> {
  let lines = 0
  for (const byte of raw) if (byte === 10) lines += 1
  if (lines > maxLines(raw.length)) throw new NoMail('lines')
  const mail = await parseMail(decodeToUtf8(raw))
  const header = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  if (/^multipart\/report\b.*report-type="?delivery-status/s.test(header('content-type')))
    return { kind: 'bounce', addresses: bouncedAddresses(mail) }
  const from = storable(mail.from?.address?.toLowerCase() ?? '')
  const isAutomatic =
    !/^(no)?$/.test(header('auto-submitted').split(';')[0]!.trim()) ||
    /bulk|junk|list|auto/.test(header('precedence')) ||
    // A receipt: somebody has opened our mail.
    header('content-type').startsWith('multipart/report') ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => header(name)) ||
    /^(mailer-daemon|postmaster|no-?reply)@/.test(from)
  if (!from || isAutomatic || own(from)) return null

  const text = storable(mail.text ?? '') || storable(stripHtml(mail.html ?? ''))
  const isForwarded = /^\s*(fwd?|wg|tr|rv|enc|vs|i|doorst)\s*:/i.test(mail.subject ?? '')
  const body = stripQuoted(text, isForwarded) || storable(mail.subject ?? '') || '…'
  const files = mail.attachments
    .filter(({ mimeType }) => !noFiles.test(mimeType))
    .map(({ filename, content, ...one }) => ({
      ...one,
      name: oneLine(filename?.toWellFormed() ?? '') || 'file',
      bytes: new Uint8Array(content),
    }))
    .filter(({ related, disposition, mimeType, bytes }) => {
      const isShown = related && disposition !== 'attachment' && mimeType.startsWith('image/')
      return bytes.length > 0 && !(isShown && bytes.length < smallestPicture)
    })
  const letters = [...body.slice(0, 2 * maxNote + 2)]
  if (letters.length > maxNote)
    files.push({ name: 'mail.txt', mimeType: 'text/plain', bytes: new TextEncoder().encode(body) })
  return {
    kind: 'note',
    key: keyOf(mail.messageId ? `${from}\0${mail.messageId}` : raw),
    from,
    body: letters.length > maxNote ? `${letters.slice(0, maxNote - 1).join('')}…` : letters.join(''),
    files: files.map(({ name, bytes }) => ({ name, bytes })),
  }
}

/** Decodes a mail that declares no letters but ASCII's, and has others. The bytes of its files stay as they are. */
function decodeToUtf8(raw: Uint8Array): Uint8Array {
  if (raw.every((byte) => byte < 128) || raw.includes(0)) return raw
  const text = Buffer.from(raw).toString('latin1')
  if (/charset\s*=\s*"?(?!us-ascii)\w|transfer-encoding:\s*binary/i.test(text)) return raw
  return new TextEncoder().encode(
    decodeUnnamed(raw).replaceAll(/charset\s*=\s*"?us-ascii"?/gi, 'charset=utf-8'),
  )
}

/** As UTF-8, or else as Windows-1252. */
function decodeUnnamed(raw: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    return new TextDecoder('windows-1252').decode(raw)
  }
}

/** Attached mails are files: their words are not the writer's. */
async function parseMail(raw: Uint8Array) {
  try {
    const options = { maxNestingDepth: 50, forceRfc822Attachments: true }
    return (await PostalMime.parse(raw, options)) as unknown as Parsed
  } catch {
    throw new NoMail('unreadable')
  }
}

/** A mail's sender and Message-ID as a UUID, the same however often it is delivered; its bytes if it has none. */
function keyOf(id: string | Uint8Array): string {
  const hash = createHash('sha256').update(id).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
}

/** The addresses that a report (RFC 3464) says are not reached, and not merely later. */
function bouncedAddresses({ attachments }: Parsed): string[] {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const groups = new TextDecoder()
    .decode(new Uint8Array(report?.content ?? []).subarray(0, maxReport))
    .split(/\r?\n\r?\n/)
  return groups
    .filter((group) => /^action:\s*failed/im.test(group))
    .flatMap(
      (group) =>
        /^(?:original|final)-recipient:[^;\n]*;[ \t]*<?([^\s\0<>]+@[^\s\0<>]+)/im.exec(group)?.[1] ?? [],
    )
}

/** HTML without its marks, for mails that come without text. Never shown as HTML. */
function stripHtml(html: string): string {
  // Leaves out the content of these elements: an odd part is the slash of the tag before the next.
  const parts = html.split(/<(\/?)(?:style|script|head)\b/i)
  const visibleText = parts.filter((_, at) => at % 2 === 0 && (at === 0 || parts[at - 1] === '/')).join('<')
  return visibleText
    .replaceAll(/<(br|blockquote|\/p|\/div|\/tr|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/t[dh]\b[^<>]*>/gi, '  ')
    .replaceAll(/<(?![\s\d])[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, characterOf)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Characters that mail programs write by name; marks belong to a letter before them, as in `eacute`. */
const named = Object.fromEntries(
  'amp& lt< gt> quot" apos\' euro€ pound£ ndash– mdash— hellip… bull• szligß oslashø OslashØ aeligæ AEligÆ lsquo‘ rsquo’ ldquo“ rdquo” sbquo‚ bdquo„ laquo« raquo» iexcl¡ iquest¿ deg° times× grave\u0300 acute\u0301 circ\u0302 tilde\u0303 uml\u0308 ring\u030a cedil\u0327'
    .split(' ')
    .map((name) => [name.slice(0, -1), name.slice(-1)]),
)

function characterOf(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const code = Number(name.slice(1).replace(/^x/i, '0x'))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  }
  const mark = named[name.slice(1)]
  return named[name] ?? (mark ? (name.charAt(0) + mark).normalize('NFC') : whole)
}
