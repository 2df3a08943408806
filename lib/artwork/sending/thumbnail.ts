/** The longest side, in pixels: the first that is small enough is taken. */
const sides = [240, 160, 96]
/** What the site takes, in letters of base64. */
const longest = 40_000

/**
 * A small picture of a file, drawn anew by the browser, so nothing of the file itself is in it.
 * @param file a picture that every browser can draw, of a size that is known to be bearable
 * @returns base64 of a WebP, or a PNG where the browser makes no WebP; undefined where it does not work
 */
export async function thumbnail(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file)
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height))
      const canvas = new OffscreenCanvas(
        Math.max(1, picture.width * scale),
        Math.max(1, picture.height * scale),
      )
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      if (text.length <= longest) return text
    }
  } catch {
    // A browser that cannot draw off the screen, or a picture that it does not know.
  }
  return undefined
}
