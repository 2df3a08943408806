/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { framedWidget } from '../../lib/content/widgets.ts'
import { hasConsent, withdrawConsent } from '../../lib/widgets/consent.ts'
import { ChatLauncher } from './chat-launcher.tsx'
import { VendorFrame } from './vendor-frame.tsx'

const widget = framedWidget('scheduling')
const frame = () => screen.queryByTitle(widget.words.title)
const start = () => userEvent.click(screen.getByRole('link', { name: widget.words.start }))

beforeEach(() => localStorage.clear())

test('before consent the page has nothing of the vendor but a link', () => {
  const html = renderToStaticMarkup(<VendorFrame widget={widget} begin="asking" />)
  expect(html).not.toContain('<iframe')
  expect(html.split(widget.url)).toHaveLength(2)
  expect(html).toContain(`<a href="${widget.url}"`)
})

test('an eager widget’s frame is in the first HTML, with a plain link beside it', () => {
  const eager = { ...framedWidget('chat'), load: 'eager' as const }
  const html = renderToStaticMarkup(<ChatLauncher contact="/#contact" label="Chat" widget={eager} />)
  expect(html).toContain(`<iframe src="${eager.url}"`)
  expect(html).toContain(`href="${eager.url}"`)
})

test('a change of vendor asks again', async () => {
  render(<VendorFrame widget={widget} begin="asking" />)
  await start()
  expect(hasConsent(widget)).toBe(true)
  expect(hasConsent({ ...widget, origin: 'https://other.example' })).toBe(false)
})

test('withdrawing takes the frame away', async () => {
  render(<VendorFrame widget={widget} begin="asking" />)
  await start()
  expect(frame()).toBeInTheDocument()
  act(() => withdrawConsent(['scheduling']))
  expect(frame()).toBeNull()
  expect(hasConsent(widget)).toBe(false)
})

test('without storage the vendor still comes, and the next visit asks again', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage')
  })
  render(<VendorFrame widget={widget} begin="asking" />)
  await start()
  expect(frame()).toBeInTheDocument()
  expect(hasConsent(widget)).toBe(false)
  refuse.mockRestore()
})

describe('the vendor has six seconds', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const wait = () => act(() => jest.advanceTimersByTime(6_000))
  const report = (origin: string) => {
    const source = (frame() as HTMLIFrameElement).contentWindow
    act(() => void dispatchEvent(new MessageEvent('message', { origin, source })))
  }

  test('its own message keeps the frame', () => {
    render(<VendorFrame widget={widget} begin="calling" />)
    report(widget.origin)
    wait()
    expect(frame()).toBeInTheDocument()
  })

  test("another origin's message does not", () => {
    render(<VendorFrame widget={widget} begin="calling" />)
    report('https://evil.example')
    wait()
    expect(frame()).toBeNull()
    expect(screen.getByRole('status').textContent).toContain(widget.words.blocked)
  })

  test.each([
    ['load', true],
    ['message', false],
  ] as const)('a loaded frame of a vendor with ready: %s stays: %s', (ready, stays) => {
    render(<VendorFrame widget={{ ...widget, ready }} begin="calling" />)
    act(() => void frame()?.dispatchEvent(new Event('load')))
    wait()
    expect(Boolean(frame())).toBe(stays)
  })
})

describe('a frame that loads with the page has six seconds too, before any script file', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test.each([
    ['message', 'nothing', 'blocked'],
    ['message', 'a message of its own', 'up'],
    ['message', 'a message of another origin', 'blocked'],
    ['message', 'a loaded frame', 'blocked'],
    ['load', 'a loaded frame', 'up'],
  ] as const)('ready: %s, after %s: %s', async (ready, sign, state) => {
    const eager = { ...widget, ready, load: 'eager' as const }
    document.body.innerHTML = renderToStaticMarkup(<VendorFrame widget={eager} begin="calling" />)
    await jest.isolateModulesAsync(async () => {
      await import('../../browser/page-script/vendor-frames.ts')
    })
    const source = (frame() as HTMLIFrameElement).contentWindow
    const origin = sign.includes('another') ? 'https://evil.example' : eager.origin
    if (sign.includes('message')) dispatchEvent(new MessageEvent('message', { origin, source }))
    if (sign === 'a loaded frame') frame()?.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(6_000)
    expect(frame()?.dataset.eager).toBe(state)
    expect(document.querySelector('.vendor-blocked')?.textContent).toContain(eager.words.blocked)
    expect(screen.getByRole('link', { name: eager.words.link })).toHaveAttribute('href', eager.url)
  })
})
