import { sha256, upload, uploads } from '../../supabase/tests/support/upload.ts'
import { retry } from './proof.ts'

/** The token of the visitor's own link, out of an action's answer. */
export const tokenIn = (text: string) => /"artwork":"([\w-]{43})"/.exec(text)?.[1]

/**
 * Uploads like a visitor's browser, through the site, retrying until it has arrived.
 * @returns the file's id if it was acknowledged, and the number of failed tries
 */
export async function uploadFile(site: () => string, token: string, address: string, bytes: Buffer) {
  const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address }
  let failed = 0
  const id = await retry((tries) => {
    failed = tries
    const to = uploads({ url: '', anonKey: '' }, token, `${site()}/artwork`, headers)
    return upload(to, bytes, { name: 'wall.pdf' }).catch(() => null)
  })
  return { id, sha256: sha256(bytes), failed }
}
