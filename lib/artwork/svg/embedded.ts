import type { Budget } from '../budget.ts'
import type { Size } from '../facts.ts'
import { viewOf } from '../raster/view.ts'

/**
 * The size in dots of a picture that lies in an attribute as `data:`; its first bytes tell it.
 * @returns undefined for what is neither PNG nor JPEG
 */
export function embeddedSize(link: string | undefined, budget: Budget): Size | undefined {
  const [, data] = /^\s*data:image\/(?:png|jpe?g);base64,([^]+)$/i.exec(link ?? '') ?? []
  if (!data) return undefined
  try {
    const letters = data.replace(/[^A-Za-z0-9+/]/g, '')
    const bytes = Uint8Array.from(atob(letters.slice(0, letters.length - (letters.length % 4))), (one) =>
      one.charCodeAt(0),
    )
    const view = viewOf(bytes)
    if (view.getUint8(0) === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) }
    for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
      budget.step()
      const marker = view.getUint8(at + 1)
      if (marker >= 0xc0 && marker <= 0xc3)
        return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
  } catch (error) {
    // The part of it that was read does not reach so far.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
