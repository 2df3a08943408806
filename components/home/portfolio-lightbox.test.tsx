/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { portfolio } from '../../lib/content/home/portfolio.ts'
import { Portfolio } from './portfolio.tsx'

const { labels, frames } = portfolio()
const dialog = () => screen.queryByRole('dialog')
const name = () => within(dialog()!).getByRole('heading').textContent

/** jsdom draws no modal dialogs and scrolls nothing. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  Element.prototype.scrollIntoView = () => undefined
})

async function openFrame(number: number) {
  history.replaceState(null, '', '/')
  render(<Portfolio words={portfolio()} />)
  await userEvent.click(document.querySelectorAll('.frame-link')[number - 1]!)
  await waitFor(() => expect(dialog()).toBeInTheDocument())
}

test('a frame opens with its name and facts, and the address names it', async () => {
  await openFrame(9)
  expect(name()).toBe(frames[8]!.name)
  expect(dialog()).toHaveTextContent(`${labels.process}${frames[8]!.process}`)
  expect(dialog()).toHaveTextContent(`${labels.city}${frames[8]!.city}`)
  expect(location.hash).toBe('#frame-09')
})

test('buttons, arrow keys and swipes go from frame to frame, and round the ends', async () => {
  await openFrame(frames.length)
  await userEvent.click(screen.getByRole('button', { name: labels.next }))
  expect(name()).toBe(frames[0]!.name)
  fireEvent.keyDown(dialog()!, { key: 'ArrowLeft' })
  expect(name()).toBe(frames.at(-1)!.name)
  const stage = dialog()!.querySelector('.lightbox-stage')!
  fireEvent(stage, new MouseEvent('pointerdown', { bubbles: true, clientX: 40, clientY: 100 }))
  fireEvent(stage, new MouseEvent('pointerup', { bubbles: true, clientX: 140, clientY: 110 }))
  expect(name()).toBe(frames.at(-2)!.name)
  expect(location.hash).toBe(`#frame-${frames.length - 1}`)
})

test('the back button closes it, and focus returns to the frame last seen', async () => {
  await openFrame(3)
  fireEvent.keyDown(dialog()!, { key: 'ArrowRight' })
  history.back()
  await waitFor(() => expect(dialog()).toBeNull())
  expect(document.activeElement).toHaveAttribute('href', '#frame-04')
})

test('the close button goes back in the history, so that no entry is left behind', async () => {
  await openFrame(3)
  await userEvent.click(screen.getByRole('button', { name: labels.close }))
  await waitFor(() => expect(location.hash).toBe(''))
  expect(dialog()).toBeNull()
})

test('in a browser without dialogs the link of a frame does its own work', async () => {
  const { HTMLDialogElement: known } = globalThis
  Reflect.deleteProperty(globalThis, 'HTMLDialogElement')
  history.replaceState(null, '', '/')
  render(<Portfolio words={portfolio()} />)
  const link = document.querySelector<HTMLElement>('.frame-link')!
  expect(fireEvent.click(link)).toBe(true)
  await waitFor(() => expect(location.hash).toBe('#frame-01'))
  expect(dialog()).toBeNull()
  globalThis.HTMLDialogElement = known
})
