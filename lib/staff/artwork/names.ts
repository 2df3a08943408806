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
