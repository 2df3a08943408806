import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** The changes that others make to a page that a visitor has open. */
export type Hands =
  | 'none'
  /** Each text becomes `<font><font>text</font></font>`, as in Chrome and Edge. */
  | 'translated on load'
  | 'translated after the intent'
  /** Texts change in place, as in Safari and Firefox. */
  | 'translated in place'
  | 'translated in place after the intent'
  /** A password manager, a writing aid and an ad blocker. */
  | 'extended'
  /** The same as soon as each element exists, before any of our scripts can see it. */
  | 'extended at once'
  /** 400 ms of delay, 50 KB a second; Chromium alone can be slowed down. */
  | 'slow line'
  /** The same page is open in a second tab. */
  | 'second tab'
  /** The line drops while the second script loads, and is back for the retry. */
  | 'one script fails'

/** Milliseconds from the page's load to the others' first change: they look at it first. */
const pause = 300

/**
 * Lets others change a visitor's page from before its first line. The words stay the same, so that journeys can read them.
 * The staff's pages load their scripts at once, so nothing is undone there.
 */
export async function lendPage(page: Page, hands: Hands) {
  if (hands === 'none') return
  if (hands === 'slow line') return slowDown(page)
  if (hands === 'second tab') return openTwice(page)
  if (hands === 'one script fails') return failOnce(page)
  await page.addInitScript(withoutNet)
  if (hands.startsWith('extended'))
    await page.addInitScript(extend, { atOnce: hands === 'extended at once', pause })
  else
    await page.addInitScript(translate, {
      inPlace: hands.includes('in place'),
      late: hands.endsWith('after the intent'),
      pause,
    })
}

/** A page in WebKit's driver, which cannot run anything before the first line. */
type Driven = { run<Given>(script: (given: Given) => void, given: Given): Promise<void> }

/** The same for a page that has loaded and that nobody has touched yet. */
export async function lendLoaded(page: Driven, hands: Hands) {
  if (hands === 'none') return
  await page.run(withoutNet, null)
  if (hands === 'extended') await page.run(extend, { atOnce: false, pause })
  else
    await page.run(translate, { inPlace: hands.includes('in place'), late: hands.endsWith('intent'), pause })
  await sleep(2 * pause)
}

async function slowDown(page: Page) {
  const context = page.context()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const rate = 50 * 1024
  const setLine = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 400,
      downloadThroughput: rate,
      uploadThroughput: rate,
    })
  await setLine(false)
  // Requests keep to this session's line: without this, they get through while the browser says that it is offline.
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (offline) => {
    if (!page.isClosed()) await setLine(offline)
    await setOffline(offline)
  }
}

function openTwice(page: Page) {
  page.once('load', async () => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    await page.bringToFront()
  })
}

async function failOnce(page: Page) {
  const requestedUrls = new Set<string>()
  await page.route('**/_next/static/**/*.js', (route) => {
    const url = route.request().url()
    const isFirst = !requestedUrls.has(url)
    requestedUrls.add(url)
    return isFirst && requestedUrls.size === 2 ? route.abort() : route.fallback()
  })
}

/** Removes the guards of components/site/keep-over-redraw.ts: whatever they catch must be fixed at its source. */
function withoutNet() {
  for (const name of ['insertBefore', 'removeChild'] as const) {
    const value = Node.prototype[name]
    Object.defineProperty(Node.prototype, name, { get: () => value, set: () => {} })
  }
}

/** Keeps the page's words: an invisible mark stands for the translation. */
function translate({ inPlace, late, pause }: { inPlace: boolean; late: boolean; pause: number }) {
  if (/^\/(form-submissions|sign-in)/.test(location.pathname)) return
  const mark = '\u200b'
  const done = new WeakSet<Node>()
  const isLeftAlone = (text: Text) =>
    !text.data.trim() || !!text.parentElement?.closest('script, style, textarea, [translate=no], svg')
  function replace(text: Text) {
    if (done.has(text) || isLeftAlone(text)) return
    if (inPlace) {
      if (!text.data.endsWith(mark)) text.data += mark
      return
    }
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    const words = document.createTextNode(text.data)
    done.add(words)
    inner.append(words)
    outer.append(inner)
    text.replaceWith(outer)
  }
  function replaceAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(replace)
  }
  function begin() {
    replaceAll(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes])
          if (node.isConnected && (node !== target || node instanceof Text)) replaceAll(node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  if (late) addEventListener('app:settled', () => setTimeout(begin), { once: true })
  else if (document.readyState === 'complete') setTimeout(begin, pause)
  else addEventListener('load', () => setTimeout(begin, pause))
}

function extend({ atOnce, pause }: { atOnce: boolean; pause: number }) {
  if (/^\/(form-submissions|sign-in)/.test(location.pathname)) return
  const withIcon = new WeakSet<Element>()
  function addIcons() {
    for (const field of document.querySelectorAll('input:not([type=hidden]), textarea')) {
      if (withIcon.has(field)) continue
      withIcon.add(field)
      const icon = document.createElement('extension-icon')
      icon.append(document.createElement('div'))
      field.setAttribute('data-extension', '')
      field.after(icon)
    }
  }
  function begin() {
    document.body.setAttribute('data-extension', '')
    document.body.prepend(document.createElement('div'))
    // An ad blocker removes what looks like a social link.
    document.querySelector('footer a[href*="facebook"]')?.remove()
    addIcons()
  }
  if (document.readyState === 'complete') return setTimeout(begin, pause)
  if (!atOnce) return addEventListener('load', () => setTimeout(begin, pause))
  new MutationObserver(() => document.body && addIcons()).observe(document, {
    childList: true,
    subtree: true,
  })
}
