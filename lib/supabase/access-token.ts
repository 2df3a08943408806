import { combineChunks, stringFromBase64URL } from '@supabase/ssr'
import { z } from 'zod'

const session = z.object({ access_token: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]*$/) })
const prefix = 'base64-'

/**
 * The token inside the session cookie, as @supabase/ssr writes it: base64url, in pieces when it is long.
 * It proves nothing until the database has checked its signature.
 * @returns null when there is none, or something else in its place
 */
export async function accessToken(
  name: string,
  read: (name: string) => string | undefined,
): Promise<string | null> {
  const value = await combineChunks(name, (piece) => read(piece) ?? null)
  if (!value?.startsWith(prefix)) return null
  try {
    return session.parse(JSON.parse(stringFromBase64URL(value.slice(prefix.length)))).access_token
  } catch {
    return null
  }
}
