import { fill, withCount } from '../../lib/content/fill.ts'
import { requestWords } from '../../lib/content/request.ts'
import { giveFile, png } from '../support/answer-composer.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { words } from '../support/desk.ts'
import { fileOf } from '../support/light-table.ts'
import { expect, expectFocus, expectText, expectThere, test } from '../support/webkit/fixtures.ts'
import { openTicket, press } from '../support/webkit/ticket.ts'
import { keys } from '../support/webkit/webkit-page.ts'

// The staff's side of an order: files that leave with an answer, a proof, steps, parcels and another day.

const { answer, order, views } = words
const page = requestWords()

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
  await expect.poll(() => webkit.run(listed)).toBe(3)
  // The list moves as files arrive; each can be a proof then.
  const marks = (mark: string) => {
    const all = document.querySelectorAll<HTMLElement>('[aria-labelledby=desk-files] button')
    return [...all].filter(({ innerText }) => innerText === mark).length
  }
  await expect.poll(() => webkit.run(marks, answer.files.proof.mark)).toBe(3)
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
