import { unknown } from './answer.ts'
import { ask } from './database.ts'
import { streamParts } from './read-parts.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage.ts'

type Opened = { name: string; bytes: number; parts: string[] }

/**
 * Opens a file with a ten-minute key. Its name is in a header, percent-encoded; the site decides how to show it.
 * @param key SHA-256 of the key
 * @throws Refusal 404, 503
 */
export async function openFile(
  settings: Settings,
  storage: Storage,
  key: string,
  file: string,
): Promise<Response> {
  const opened = await ask<Opened>(settings, 'opened_artwork', { key_hash: key, file_id: file })
  if (!opened) throw unknown()
  const parts = opened.parts.map((object, part) => ({ part, object }))
  return new Response(await streamParts(storage, parts), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Length': String(opened.bytes),
      'X-Artwork-Name': encodeURIComponent(opened.name),
    },
  })
}
