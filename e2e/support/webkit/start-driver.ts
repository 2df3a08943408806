import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webKitPrograms } from '../../../tools/suite/find-browser.ts'
import { freePort } from '../free-port.ts'

/**
 * Starts WebKit's driver on a virtual screen.
 * @returns its URL, and a function that ends both
 * @throws Error if it does not answer within ten seconds
 */
export async function startDriver(): Promise<{ url: string; stop: () => void }> {
  const home = mkdtempSync(join(tmpdir(), 'keyline-webkit-'))
  // The toolbar of the bundled browser is wider than a phone.
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; }')

  const screen = spawn(webKitPrograms.screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise((resolve) => screen.stdio[3]?.once('data', resolve))
  const port = await freePort()
  const driver = spawn(webKitPrograms.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      TZ: 'America/New_York',
      LANG: 'en_US.UTF-8',
      // Its sandbox needs rights that root lacks in a container.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const url = `http://127.0.0.1:${port}`
  await answering(url, driver)
  const stop = () => {
    driver.kill()
    screen.kill()
    rmSync(home, { recursive: true, force: true })
  }
  return { url, stop }
}

async function answering(url: string, driver: ChildProcess) {
  for (const end = Date.now() + 10_000; Date.now() < end && driver.exitCode === null;) {
    if ((await fetch(`${url}/status`).catch(() => null))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}
