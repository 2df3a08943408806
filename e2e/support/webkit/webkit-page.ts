/** WebDriver's key for an element's id. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Element = { [elementKey]: string }
type Size = { width: number; height: number }

/** Keys other than letters, in WebDriver's notation. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', shift: '\uE008', control: '\uE009' }

/** A page in WebKit, driven through WebDriver (https://www.w3.org/TR/webdriver2/). */
export class WebKitPage {
  readonly #session: string

  private constructor(session: string) {
    this.#session = session
  }

  /** Opens a private window. */
  static async open(driver: string): Promise<WebKitPage> {
    const { sessionId } = (await ask('POST', `${driver}/session`, { capabilities: {} }, 20_000)) as {
      sessionId: string
    }
    return new WebKitPage(`${driver}/session/${sessionId}`)
  }

  /** Changes that others make to each loaded page. */
  lend = async () => {}
  close = () => this.#ask('DELETE', '')
  reload = () => this.#ask('POST', '/refresh', {})
  back = () => this.#ask('POST', '/back', {})
  screenshot = async () => Buffer.from((await this.#ask('GET', '/screenshot')) as string, 'base64')

  /** Loads a page, and records errors in it. */
  async go(url: string) {
    await this.#ask('POST', '/url', { url })
    await this.run(watch)
    await this.lend()
  }
  /** @returns the errors since the page loaded */
  problems = () => this.run(() => (globalThis as Watched).problems ?? [])

  /** Runs a function in the page. Its result must be JSON; elements are passed by selector. */
  async run<Argument, Result>(script: (given: Argument) => Result, given?: Argument): Promise<Result> {
    return (await this.#ask('POST', '/execute/sync', {
      script: `return (${script.toString()})(...arguments)`,
      args: [given ?? null],
    })) as Result
  }

  /** Gives the page itself this size in CSS pixels, whatever the window's frame adds. */
  async resize(wanted: Size) {
    for (let window = wanted, tries = 0; tries < 3; tries++) {
      await this.#ask('POST', '/window/rect', window)
      const inner = await this.run(() => ({ width: innerWidth, height: innerHeight }))
      // No smaller than the page: a window that is slow to shrink still reports its old size here.
      window = {
        width: Math.max(wanted.width, window.width + wanted.width - inner.width),
        height: Math.max(wanted.height, window.height + wanted.height - inner.height),
      }
    }
  }

  /** Clicks with the mouse, and fails if something covers the element. */
  async click(selector: string) {
    // The driver does not wait for smooth scrolling to end.
    await this.run(
      (wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      selector,
    )
    await this.#ask('POST', `/element/${await this.#find(selector)}/click`, {})
  }

  /** Types into a field, or into whatever has the focus. */
  async type(text: string, selector?: string) {
    const target = selector ? await this.#find(selector) : ((await this.#active()) ?? '')
    await this.#ask('POST', `/element/${target}/value`, { text: text.replaceAll('\n', keys.enter) })
  }

  role = async (selector: string) =>
    (await this.#ask('GET', `/element/${await this.#find(selector)}/computedrole`)) as string
  label = async (selector: string) =>
    (await this.#ask('GET', `/element/${await this.#find(selector)}/computedlabel`)) as string

  visible = (selector: string) =>
    this.run(
      (wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
      selector,
    )
  text = (selector: string) =>
    this.run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector)
  value = (selector: string) =>
    this.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '', selector)

  async #find(selector: string) {
    const found = await this.#ask('POST', '/element', { using: 'css selector', value: selector })
    return (found as Element)[elementKey]
  }
  #active = async () => ((await this.#ask('GET', '/element/active')) as Element)[elementKey]
  #ask = (method: string, path: string, body?: object) => ask(method, this.#session + path, body)
}

type Watched = typeof globalThis & { problems?: string[] }

/** WebDriver has no access to the console. */
function watch() {
  const problems: string[] = ((globalThis as Watched).problems = [])
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
    problems.push(`refused ${blockedURI}`),
  )
  console.error = (...said: unknown[]) => problems.push(said.join(' '))
}

async function ask(method: string, url: string, body?: object, patience = 60_000): Promise<unknown> {
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(url, { method, body: body && JSON.stringify(body), signal })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.error}: ${value?.message}`)
  return value
}
