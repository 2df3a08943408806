import { reference } from '../../../lib/leads/reference.ts'
import { requestWithLink } from '../../../supabase/tests/support/upload.ts'
import { acceptByPost, colleague, quote } from '../answers.ts'
import { password } from '../../../supabase/tests/support/sign-in.ts'
import { makeStaff } from '../staff.ts'
import { newWord } from '../staff-list.ts'
import { expect, expectText, expectThere } from './fixtures.ts'
import type { WebKitPage } from './webkit-page.ts'

// A ticket that staff work on in WebKit.

type Site = Parameters<typeof colleague>[0]

/** Stores a request, ordered if it is to be, and opens its ticket as a new colleague. */
export async function openTicket(
  webkit: WebKitPage,
  { url, backend }: { url: string; backend: Site },
  isOrdered = false,
) {
  const word = newWord()
  const { id, token } = await requestWithLink(backend, 0, { company: word })
  const staff = await colleague(backend, 'Dana Reyes')
  if (isOrdered) {
    await staff.answer(reference(id), 'Here it is.', quote)
    await acceptByPost(url, token)
  }
  const list = `/form-submissions?search=${word}&view=all`
  await webkit.go(`${url}/sign-in?next=${encodeURIComponent(list)}`)
  await webkit.type(await makeStaff(backend), '[name="email"]')
  await webkit.type(password, '[name="password"]')
  await webkit.click('main button[type="submit"]')
  await expectThere(webkit, '.desk-row .desk-name')
  // It is seen before its script runs.
  const isReady = () =>
    Object.keys(document.querySelector('.desk-search') ?? {}).some((key) => key.startsWith('__react'))
  await expect.poll(() => webkit.run(isReady)).toBe(true)
  await webkit.click('.desk-row .desk-name')
  await expectText(webkit, 'article', word)
  return { list: url + list, visitor: `${url}/request#${token}` }
}

/** Clicks the first button that begins with these words. */
export async function press(webkit: WebKitPage, words: string, within = 'main') {
  const find = ([words = '', within = '']: string[]) => {
    document.querySelector('[data-found]')?.removeAttribute('data-found')
    const all = [...document.querySelectorAll<HTMLElement>(`${within} button`)]
    all.find((one) => one.innerText.trim().startsWith(words))?.setAttribute('data-found', '')
    return document.querySelector('[data-found]') !== null
  }
  await expect.poll(() => webkit.run(find, [words, within]), { message: words }).toBe(true)
  await webkit.click('[data-found]')
}
