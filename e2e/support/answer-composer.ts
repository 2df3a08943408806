import type { Page } from '@playwright/test'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { soundPdfs } from './artwork/samples.ts'
import { openDesk, words } from './desk.ts'
import { expect } from './fixtures.ts'
import { newWord } from './staff-list.ts'

// The composer of an answer, with its files.

const { answer } = words

export const pdf = {
  name: 'Preisliste für Ada, zweite Fassung.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(soundPdfs['card-bleed']!),
}

export const composer = (page: Page) => page.locator('.desk-composer')
export const files = (page: Page) => composer(page).getByRole('group', { name: answer.files.label })
export const chooser = (page: Page) => files(page).getByLabel(answer.files.add)
export const body = (page: Page) => composer(page).getByRole('textbox', { name: answer.message, exact: true })
export const send = (page: Page) => body(page).press('Control+Enter')

/** Opens an answer to a new request. @returns the desk, the request, the token of the visitor’s link, and a word to find it by */
export async function openAnswer(page: Page, site: Parameters<typeof openDesk>[1]) {
  const word = newWord()
  const { id, token } = await requestWithLink(site.backend, 0, { company: word })
  const desk = await openDesk(page, site, word)
  await desk.open('Ada')
  await page.keyboard.press('r')
  await expect(body(page)).toBeFocused()
  return { desk, id, token, word }
}

/** A picture of one dot. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type Gift = { to: string; by: 'drop' | 'paste'; name: string; bytes?: string }
/** Drops or pastes a file onto an element, in the page: only Chromium lets an event be made with files. */
export function giveFile({ to, by, name, bytes = '' }: Gift) {
  const files = [new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name)]
  const data = { files, types: ['Files'] }
  const event = new Event(by, { bubbles: true, cancelable: true })
  document.querySelector(to)?.dispatchEvent(Object.assign(event, { dataTransfer: data, clipboardData: data }))
}
