// Takes a picture of each public page of the build, at a phone's and a desk's width:
// `node e2e/support/page-pictures.ts after` (.github/workflows/pages.yml).
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startSite } from '../../server/start-site.ts'
import { findShell } from '../../tools/suite/find-browser.ts'
import { staticPages } from './addresses.ts'
import { freePort } from './free-port.ts'

const [folder = 'after'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const port = await freePort()
const siteUrl = `http://localhost:${port}`
const site = await startSite({ port, siteUrl, backend: null })
const browser = await chromium.launch({
  executablePath: findShell(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  for (const width of [390, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    for (const path of staticPages) {
      await page.goto(siteUrl + path)
      await page.evaluate(async () => {
        const images = [...document.images].filter((image) => image.checkVisibility())
        for (const image of images) image.loading = 'eager'
        await Promise.all([
          document.fonts.ready,
          ...images.map((image) => image.decode().catch(() => undefined)),
        ])
      })
      const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`
      await page.screenshot({ path: join(folder, name), fullPage: true })
    }
    await page.close()
  }
} finally {
  await browser.close()
  await site.stop()
}
