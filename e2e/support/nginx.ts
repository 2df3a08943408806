import { startSite, type Site } from '../../delivery/serve/start-site.ts'
import { startSiteNginx } from '../../proofs/nginx/site-nginx.ts'
import { test as base } from './fixtures.ts'
import { freePort } from './free-port.ts'

/** nginx with nginx.conf, before whatever listens at the port. */
export async function startFront(sitePort: number) {
  const port = await freePort()
  return { ...(await startSiteNginx({ port, sitePort })), url: `http://localhost:${port}` }
}

/** A site behind nginx that a journey may stop, and start again from another build. */
export type Deployment = {
  /** The address of nginx. */
  url: string
  /** The address of the site's own process. */
  siteUrl: string
  stop: () => Promise<void>
  /** @param folder of the project with that build */
  start: (folder?: string) => Promise<void>
}

export const test = base.extend<{ deployment: Deployment }, { front: string }>({
  /** The site with its backend, behind nginx: the address of nginx. */
  front: [
    async ({ site }, use) => {
      const { url, stop } = await startFront(Number(new URL(site.url).port))
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
  deployment: async ({}, use) => {
    const port = await freePort()
    const front = await startFront(port)
    let site: Site | undefined
    const start = async (folder?: string) => {
      site = await startSite({ port, siteUrl: front.url, backend: null, folder })
    }
    const stop = async () => site?.stop()
    await start()
    await use({ url: front.url, siteUrl: `http://localhost:${port}`, start, stop })
    await stop()
    await front.stop()
  },
})
