import { fill, withCount } from '../../lib/content/fill.ts'
import { requestWords } from '../../lib/content/request.ts'
import { reference } from '../../lib/leads/reference.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { giveFile, png } from '../support/answer-composer.ts'
import { colleague, quote } from '../support/answers.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { words } from '../support/desk.ts'
import { fileOf } from '../support/light-table.ts'
import { makeStaff, password } from '../support/staff.ts'
import { newWord } from '../support/staff-list.ts'
import { expect, expectFocus, expectText, expectThere, test } from '../support/webkit/fixtures.ts'
import { keys, type WebKitPage } from '../support/webkit/webkit-page.ts'

// The staff's side of an order: files that leave with an answer, a proof, steps, parcels and another day.

const { answer, order, views } = words
const page = requestWords()

type Site = Parameters<typeof colleague>[0]

/** Stores a request, ordered if it is to be, and opens its ticket as a new colleague. */
async function openTicket(
  webkit: WebKitPage,
  { url, backend }: { url: string; backend: Site },
  isOrdered = false,
) {
  const word = newWord()
  const { id, token } = await requestWithLink(backend, 0, { company: word })
  const staff = await colleague(backend, 'Dana Reyes')
  if (isOrdered) {
    await staff.send(reference(id), 'Here it is.', quote)
    await staff.left(reference(id))
    const body = JSON.stringify({ number: 1, choice: 1, total: '4290.00', name: 'Ada Buyer', order: '' })
    const headers = { authorization: `Bearer ${token}` }
    await fetch(`${url}/request/accept`, { method: 'POST', headers, body })
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
  return { list: url + list, visitor: `${url}/request#${token}`, staff, id }
}

/** Clicks the first button that begins with these words. */
async function press(webkit: WebKitPage, words: string, within = 'main') {
  const find = ([words = '', within = '']: string[]) => {
    document.querySelector('[data-found]')?.removeAttribute('data-found')
    const all = [...document.querySelectorAll<HTMLElement>(`${within} button`)]
    all.find((one) => one.innerText.trim().startsWith(words))?.setAttribute('data-found', '')
    return document.querySelector('[data-found]') !== null
  }
  await expect.poll(() => webkit.run(find, [words, within]), { message: words }).toBe(true)
  await webkit.click('[data-found]')
}

test('Files by button, paste and drop leave with an answer, one of them as a proof', async ({
  webkit,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { visitor } = await openTicket(webkit, closedSite)
  const composer = '.desk-composer'
  await webkit.type('r')
  await expectFocus(webkit, `${composer} textarea`)
  await webkit.type(fileOf('card.pdf', soundPdfs['card-bleed']!), `${composer} [type="file"]`)
  const to = `${composer} textarea`
  const bytes = png.toString('latin1')
  await webkit.run(giveFile, { to, by: 'paste', name: 'pasted.png', bytes })
  await webkit.run(giveFile, { to, by: 'drop', name: 'dropped.png', bytes: `${bytes} ` })
  const listed = () => document.querySelectorAll('[aria-labelledby=desk-files] li').length
  await press(webkit, answer.files.proof.mark, composer)
  await expectThere(webkit, `${composer} fieldset input`)
  await webkit.type('500 cards', `${composer} fieldset input`)
  await webkit.type('Here they are.', `${composer} textarea`)
  await webkit.type(keys.control + keys.enter)
  await press(webkit, answer.undo, composer)
  await expectFocus(webkit, `${composer} textarea`)
  await expect.poll(() => webkit.run(listed)).toBe(3)
  await webkit.type(keys.control + keys.enter)
  await expect.poll(() => webkit.visible(composer), { timeout: 30_000 }).toBe(false)
  await expectText(webkit, 'article', fill(words.facts.proof, { number: 1 }))

  await webkit.go(visitor)
  await expectText(webkit, 'h1', page.heads.proof)
  await expectText(webkit, 'main', '500 cards')
  for (const name of ['pasted.png', 'dropped.png']) await expectText(webkit, '.note', name)
  await webkit.click('.note li .text-link:last-child')
  await expectThere(webkit, '.note li img')
})

test('An order’s steps by key, one undone; two parcels and another day are on its page', async ({
  webkit,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { list, visitor } = await openTicket(webkit, closedSite, true)
  const stepAt = (place: number, isSet = true) =>
    expectThere(webkit, `[aria-keyshortcuts="Shift+${place}"][aria-pressed="${isSet}"]`)
  const rows = async (view: keyof typeof views.names, count: number) => {
    await webkit.go(list.replace('view=all', `view=${view}`))
    await expectText(webkit, `nav[aria-label="${views.label}"] [aria-current]`, views.names[view])
    expect(await webkit.run(() => document.querySelectorAll('.desk-row').length)).toBe(count)
  }
  await stepAt(2, false)
  await webkit.type(keys.shift + '2')
  await stepAt(2)
  await press(webkit, words.bulk.undo, 'body')
  await stepAt(2, false)
  await rows('proof', 1)
  await webkit.click('.desk-row .desk-name')
  await stepAt(2, false)
  await webkit.type(keys.shift + '2')
  await stepAt(2)
  await webkit.type(keys.shift + '3')
  await stepAt(3)
  await webkit.type(keys.shift + '4')
  await expectFocus(webkit, '.desk-ask-fields [name=carrier]')
  await webkit.type('UPS')
  await webkit.type('https://carrier.example/1Z', '.desk-ask-fields [name=link]')
  await press(webkit, order.parcels.more)
  await webkit.type('7749', 'fieldset:nth-of-type(2) [name=number]')
  await webkit.type(`carrier.example/7749${keys.enter}`, 'fieldset:nth-of-type(2) [name=link]')
  await stepAt(4)
  await press(webkit, order.day.edit)
  // Versions of the driver differ in how keys fill a date's parts.
  await webkit.run(() => {
    document.querySelector<HTMLInputElement>('.desk-ask-fields [name=day]')!.value = '2031-12-11'
  })
  await webkit.type(`A second firing.${keys.enter}`, '.desk-ask-fields [name=why]')
  await expect.poll(() => webkit.visible('.desk-ask-fields')).toBe(false)
  await rows('ship', 0)

  await webkit.go(visitor)
  await expectText(webkit, 'h1', page.heads.order.shipped)
  await expectText(webkit, '.order', withCount(page.order.parcels, 2))
  await expectText(webkit, '.order', 'carrier.example/7749')
  await expectText(webkit, '.order .request-notice', 'A second firing.')
  const links = () => Array.from(document.querySelectorAll<HTMLAnchorElement>('.order a'), ({ href }) => href)
  expect(await webkit.run(links)).toEqual(['https://carrier.example/1Z'])
})
