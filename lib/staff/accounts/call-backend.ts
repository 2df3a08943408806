import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** `code` and `message` describe the failure unless `ok`. */
type BackendAnswer = { ok: boolean; content: unknown; code?: string; message?: string }

/** How long to wait for an answer, in milliseconds. */
const answerTimeoutMs = 15_000

/** Calls the backend with the secret key. @throws Error with one plain sentence when it does not answer */
export async function callBackend(
  { url, secretKey, hosted }: StaffConnection,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<BackendAnswer> {
  const response = await fetch(url + path, {
    method,
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(answerTimeoutMs),
  }).catch(() => {
    throw new Error(
      hosted
        ? `${url} does not answer. Check SUPABASE_URL and try again.`
        : `The embedded backend does not answer at ${url}. Start it with \`npm start\`, then run this again.`,
    )
  })
  const content: unknown = await response.json().catch(() => null)
  const { error_code: code, msg, message } = (content ?? {}) as Record<string, string | undefined>
  return { ok: response.ok, content, code, message: msg ?? message ?? `status ${response.status}` }
}

/**
 * Calls a database function with the secret key; its answer is unchecked.
 * @throws Error with one plain sentence: `trouble`, with `{reason}` filled in
 */
export async function callAsAdmin<Answer = string>(
  to: StaffConnection,
  name: string,
  values: object,
  trouble = 'The database refused: {reason}',
): Promise<Answer> {
  const { ok, content, message = '' } = await callBackend(to, 'POST', `/rest/v1/rpc/${name}`, values)
  if (!ok) throw new Error(trouble.replace('{reason}', () => message))
  return content as Answer
}

/** The backend and the key that opens everything in it. */
export type StaffConnection = { url: string; secretKey: string; hosted: boolean }

/** The hosted backend if its URL is set, else the embedded one. @throws Error with a sentence on what to set or start */
export function staffConnection(
  env: NodeJS.ProcessEnv,
  readLocal: (folder: string) => { secretKey: string },
): StaffConnection {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env
  if (url && secretKey) return { url, secretKey, hosted: true }
  if (url)
    throw new Error(
      'SUPABASE_URL is set but SUPABASE_SECRET_KEY is not. Put the project’s secret key (sb_secret_…) before this command: SUPABASE_SECRET_KEY=… npm run staff -- list',
    )
  const folder = env.LOCAL_SUPABASE_DIR || '.local/supabase'
  if (!existsSync(join(folder, 'settings.json')))
    throw new Error(
      `There is no embedded backend in ${folder} yet. Start it with \`npm start\`, then run this again.`,
    )
  return {
    url: `http://127.0.0.1:${env.LOCAL_SUPABASE_PORT || 54321}`,
    secretKey: readLocal(folder).secretKey,
    hosted: false,
  }
}
