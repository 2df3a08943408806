import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox } from '../../../tools/suite/find-browser.ts'
import { freePort } from '../free-port.ts'
import { Marionette } from './marionette.ts'

/** A page in Firefox whose accessibility tree can be read, which Playwright cannot do. */
export class FirefoxPage {
  readonly #marionette: Marionette
  readonly close: () => void

  private constructor(marionette: Marionette, close: () => void) {
    this.#marionette = marionette
    this.close = close
  }

  /**
   * Starts the system's Firefox, headless, with a window of 1440 px.
   * @throws Error if it does not answer
   */
  static async open(): Promise<FirefoxPage> {
    const home = mkdtempSync(join(tmpdir(), 'keyline-firefox-'))
    const port = await freePort()
    writeFileSync(join(home, 'user.js'), `user_pref("marionette.port", ${port});`)
    const found = findFirefox()
    const program = found ? found.launchOptions.executablePath : 'firefox'
    const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', home], {
      stdio: 'ignore',
      env: { ...process.env, HOME: home },
    })
    const marionette = await Marionette.connect(port)
    await marionette.ask('WebDriver:NewSession', { capabilities: {} })
    await marionette.ask('WebDriver:SetWindowRect', { width: 1440, height: 1000 })
    return new FirefoxPage(marionette, () => {
      marionette.close()
      browser.once('exit', () => rmSync(home, { recursive: true, force: true }))
      browser.kill('SIGKILL')
    })
  }

  /** Reloads the page, even if only the fragment differs. */
  async go(url: string) {
    await this.#marionette.ask('WebDriver:Navigate', { url: 'about:blank' })
    await this.#marionette.ask('WebDriver:Navigate', { url })
  }

  /** Runs a function in the page. Its result must be JSON. */
  async run<Argument, Result>(script: (given: Argument) => Result, given?: Argument): Promise<Result> {
    const answer = await this.#marionette.ask('WebDriver:ExecuteScript', {
      script: `return (${script.toString()})(...arguments)`,
      args: [given ?? null],
    })
    return (answer as { value: Result }).value
  }

  click = (selector: string) => this.#askOf('WebDriver:ElementClick', selector)
  role = (selector: string) => this.#askOf('WebDriver:GetComputedRole', selector)
  label = (selector: string) => this.#askOf('WebDriver:GetComputedLabel', selector)

  async #askOf(command: string, selector: string): Promise<string> {
    const found = await this.#marionette.ask('WebDriver:FindElement', {
      using: 'css selector',
      value: selector,
    })
    const [id] = Object.values((found as { value: Record<string, string> }).value)
    return ((await this.#marionette.ask(command, { id })) as { value: string }).value
  }
}
