/** What programs make files for print under; another ending could be one that a double click runs. */
const endings =
  /\.(pdf|ai|eps|ps|svg|png|jpe?g|jfif|tiff?|psd|psb|hei[cf]|webp|gif|avif|bmp|indd|idml|cdr|afdesign|afphoto|afpub|xcf|txt)$/i

/** What turns letters round, breaks lines or cannot be seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** A name as people read it: on one line, and in the order in which it was typed. */
export const shownName = (typed: string) => typed.replace(unseen, ' ').trim() || '…'

/**
 * A name under which a file can be put down on any system.
 * @returns the value of a Content-Disposition header (RFC 6266); another ending than one of print is followed by `.bin`
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
