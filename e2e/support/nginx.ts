import { startSite, type Site } from '../../server/start-site.ts'
import { startSiteNginx } from './site-nginx.ts'
import { test as base } from './fixtures.ts'
import { freePort } from './free-port.ts'

/** nginx with nginx.conf, in front of a local port. */
export async function startFront(sitePort: number) {
  const port = await freePort()
  return { ...(await startSiteNginx({ port, sitePort })), url: `http://localhost:${port}` }
}

/** A site behind nginx that a journey may stop, and restart from another build. */
type Deployment = {
  url: string
  /** Bypasses nginx. */
  siteUrl: string
  stop: () => Promise<void>
  /** @param folder the project folder with that build */
  start: (folder?: string) => Promise<void>
}

export const test = base.extend<{ deployment: Deployment }, { front: string }>({
  /** The URL of nginx in front of the site and its backend. */
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
