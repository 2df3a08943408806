import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The backend and the key that opens everything in it. */
export type StaffConnection = { url: string; secretKey: string; hosted: boolean }

/**
 * The hosted backend when its URL is set, else the embedded one, whose key is in its data folder.
 * @param readLocal reads the settings that the embedded backend keeps in its data folder
 * @throws Error with one plain sentence about what to set or start
 */
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
