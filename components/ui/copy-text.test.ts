/** @jest-environment jsdom */
import { copyText } from './copy-text.ts'

const show = jest.spyOn(window, 'prompt').mockReturnValue(null)
const setClipboard = (clipboard: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

test('a text that the browser does not copy is shown to be copied by hand', async () => {
  // As on a page without TLS, and in a frame.
  for (const clipboard of [undefined, { writeText: () => Promise.reject(new Error('NotAllowedError')) }]) {
    setClipboard(clipboard)
    expect(await copyText('https://a.example/request#t', 'Copy the link')).toBe(false)
    expect(show).toHaveBeenLastCalledWith('Copy the link', 'https://a.example/request#t')
  }
  expect(show).toHaveBeenCalledTimes(2)
  setClipboard({ writeText: () => Promise.resolve() })
  expect(await copyText('a', 'Copy')).toBe(true)
  expect(show).toHaveBeenCalledTimes(2)
})
