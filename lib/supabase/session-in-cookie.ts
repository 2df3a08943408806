import { combineChunks, stringFromBase64URL } from '@supabase/ssr'
import { z } from 'zod'

const session = z.object({
  access_token: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]*$/),
  refresh_token: z.string().catch(''),
  /** Unix time, in seconds. */
  expires_at: z.number().catch(Infinity),
})
const prefix = 'base64-'

/**
 * The session in the cookie, as @supabase/ssr writes it: base64url, in pieces if it is long. It proves nothing until
 * the database has checked the token's signature.
 * @returns null if it is missing or malformed
 */
export async function sessionInCookie(
  name: string,
  read: (name: string) => string | undefined,
): Promise<z.infer<typeof session> | null> {
  const value = await combineChunks(name, (piece) => read(piece) ?? null)
  if (!value?.startsWith(prefix)) return null
  try {
    return session.parse(JSON.parse(stringFromBase64URL(value.slice(prefix.length))))
  } catch {
    return null
  }
}
