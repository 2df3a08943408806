import { startSiteNginx } from '../../proofs/nginx/site-nginx.ts'
import { test as base } from './fixtures.ts'
import { freePort } from './free-port.ts'

/** nginx with nginx.conf, before whatever listens at the port. */
export async function startFront(sitePort: number) {
  const port = await freePort()
  return { ...(await startSiteNginx({ port, sitePort })), url: `http://localhost:${port}` }
}

export const test = base.extend<object, { front: string; downFront: string }>({
  /** The site behind nginx: the address of nginx. */
  front: [
    async ({ site }, use) => {
      const { url, stop } = await startFront(Number(new URL(site.url).port))
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
  /** nginx alone: the site's own process does not run. */
  downFront: [
    async ({}, use) => {
      const { url, stop } = await startFront(await freePort())
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
})
