import { functionSecrets } from '../../supabase/local/environment.ts'
import { startFunction } from '../../supabase/local/function-runner.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import type { Stage } from './stage.ts'

/** A place where calls can fail, and the site whose requests pass it. */
export type Hop = { name: string; proxy: FaultProxy; site: string }

/**
 * One site sends through a proxy to the gateway; the other to its own function, whose proxy leads to gateway and
 * database.
 */
export async function startHops(stage: Stage): Promise<{ hops: Hop[]; stop(): Promise<void> }> {
  const { url, anonKey, secretKey } = stage.backend
  const front = await startFaultProxy(url)
  const back = await startFaultProxy(url)
  const env = {
    ...functionSecrets({ NODE_ENV: 'production' }).functionEnv,
    RESEND_API_KEY: '',
    SUPABASE_URL: back.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SUPABASE_SERVICE_ROLE_KEY: '',
    SUPABASE_PUBLISHABLE_KEYS: '',
    SUPABASE_ANON_KEY: anonKey,
    SITE_ORIGINS: '',
    LEADS_PER_VISITOR: '1000000',
    LEADS_PER_CALLER: '1000000',
  }
  const hosts = [new URL(back.url).host]
  const ignore = (line: string) => void stage.printed.push(line)
  const contact = await startFunction({ name: 'function', file: 'serve.ts', hosts, env }, ignore)
  return {
    hops: [
      { name: 'site to gateway', proxy: front, site: await stage.addSite(front.url) },
      {
        name: 'function to database',
        proxy: back,
        site: await stage.addSite(`http://127.0.0.1:${contact.address()}`),
      },
    ],
    async stop() {
      await contact.stop()
      await front.close()
      await back.close()
    },
  }
}
