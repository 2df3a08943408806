import assert from 'node:assert/strict'
import { keys } from '../_shared/contract.ts'
import { requestOfToken } from '../_shared/reply-address.ts'
import { composeEventMail } from './compose-sales-mail.ts'
import { composeVisitorMail } from './compose-visitor-mail.ts'
import type { Claim } from './outbox.ts'
import type { Mail } from './settings.ts'
import { claim, mail, submission } from './testing.ts'
import words from './words.json' with { type: 'json' }

const site = 'https://www.keyline.example'
const name = 'KL-7F3A-0142-9BC1'
const due = '2026-11-21T03:00:00+00:00'
const link = 'A'.repeat(43)
const write = (change: Record<string, string>, told: Partial<Claim> = {}, to: Mail = { ...mail, site }) =>
  composeVisitorMail(
    {
      ...claim,
      promised: due,
      link,
      submission: { ...submission, form_data: { ...submission.form_data, ...change } },
      ...told,
    },
    to,
  )
const end = `${words.call}\n${words.stranger}\n\n${words.brand.legalName}`
const page = (button = words.page, last = end) =>
  `${button}: ${site}/request#${link}\n\n${words.shared}\n${last}`
const opening = (title: string) => {
  const about = words.about.replace('{reference}', name).replace('{day}', 'November 20')
  return `${words.brand.name}\n\n${title}\n\n${words.hello}\n\n${about}`
}
const orderEnd = end.replace(`\n${words.stranger}`, '')

Deno.test('the visitor reads when we answer and the link to the page, and an answer goes to sales', () => {
  const { text, html, ...head } = write({}) ?? assert.fail()
  assert.deepEqual(head, {
    from: 'Keyline <a@keyline.example>',
    to: ['ada@example.com'],
    subject: words.visitor.request.subject.replace('{reference}', name),
    reply_to: 'b@keyline.example',
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  })
  // In the company's zone it is still the day before.
  const answer = words.answerBy.replace('{when}', 'Friday, November 20, 10:00 PM EST')
  const { title, text: thanks } = words.visitor.request
  assert.equal(text, `${opening(title)}\n\n${thanks}\n\n${answer}\n\n${page()}`)
  assert.equal(write({}, { promised: null })?.text, `${opening(title)}\n\n${thanks}\n\n${page()}`)
  assert.ok(html?.includes(`href="${site}/request#${link}"`))
})

Deno.test('an answer and an accepted quote are told in a sentence and a link', () => {
  for (const [kind, last] of [
    ['answer', end],
    ['accepted', orderEnd],
  ] as const) {
    const { subject, title, text } = words.visitor[kind]
    const mailed = write({}, { kind, about: '2' })
    assert.equal(mailed?.subject, subject.replace('{reference}', name))
    assert.equal(mailed?.text, `${opening(title)}\n\n${text}\n\n${page(words.page, last)}`)
  }
})

Deno.test('a Spanish request’s confirmation is Spanish in subject, text, HTML, link and date', () => {
  const { es } = words.languages
  const { subject, text, html = '' } = write({}, { language: 'es' }) ?? assert.fail()
  const { title, ...said } = es.visitor.request
  assert.equal(subject, said.subject.replace('{reference}', name))
  const answer = es.answerBy.replace('{when}', 'viernes, 20 de noviembre, 10:00 p.m. EST')
  const way = `${es.page}: ${site}/es/request#${link}`
  const notes = `${es.shared}\n${es.call}\n${es.stranger}`
  // Runtimes differ in the space before p.m.
  const withSpaces = (mail: string) => mail.replaceAll(/[\u00a0\u202f]/g, ' ')
  const about = es.about.replace('{reference}', name).replace('{day}', '20 de noviembre')
  const opening = [words.brand.name, title, es.hello, about]
  const all = [...opening, said.text, answer, way, notes, words.brand.legalName].join('\n\n')
  assert.equal(withSpaces(text), withSpaces(all))
  assert.ok(html.includes('<html lang="es">') && html.includes(`href="${site}/es/request#${link}"`))
  for (const one of [title, said.text, answer, es.page, es.stranger])
    assert.ok(withSpaces(html).includes(one), one)
  for (const one of [words.page, words.call, words.stranger]) assert.ok(!html.includes(one), one)
})

Deno.test('reminders and steps of a Spanish request are Spanish, with their day and ruler', () => {
  const { es } = words.languages
  for (const kind of ['ending', 'unapproved', 'moved'] as const) {
    const dated = write({}, { language: 'es', kind, about: '1', day: '2027-03-05' })
    assert.ok(dated?.text.includes(es.visitor[kind].title.replace('{day}', 'viernes, 5 de marzo')), kind)
  }
  const step = write({}, { language: 'es', kind: 'step', about: '7', step: 'shipped' })
  assert.equal(step?.subject, es.visitor.steps.shipped.subject.replace('{reference}', name))
  assert.ok(step?.text.includes(`${es.order}: `) && step.html?.includes(`<b>${es.ruler.shipped}</b>`))
})

Deno.test('a language that nobody knows, or that is a word of programs, gets English', () => {
  for (const language of ['xx', 'ES', '', 'en', '__proto__', 'constructor', null, undefined])
    assert.deepEqual(write({}, { language }), write({}))
  assert.ok(write({})?.html?.includes('<html lang="en">'))
})

Deno.test('each step of an order is told in a sentence, a link and a ruler', () => {
  for (const [step, { subject, title, text }] of Object.entries(words.visitor.steps)) {
    const mailed = write({}, { kind: 'step', about: '7', step: step as keyof typeof words.visitor.steps })
    assert.equal(mailed?.subject, subject.replace('{reference}', name))
    assert.equal(mailed?.text, `${opening(title)}\n\n${text}\n\n${page(words.order, orderEnd)}`)
    assert.ok(mailed?.html?.includes(`<b>${words.ruler[step as keyof typeof words.ruler]}</b>`))
  }
})

Deno.test('the HTML says the same, and loads nothing from anywhere', () => {
  const { text = '', html = '' } = write({}) ?? {}
  const visibleHtml = html.replace(/<head>.*<\/head>/, '').replaceAll('&amp;', '&')
  for (const line of text.split('\n').filter((one) => !one.startsWith(words.page)))
    assert.ok(visibleHtml.includes(line), line)
  assert.doesNotMatch(html, /<(img|link|script|form|iframe)|src=|url\(|@import/i)
  assert.deepEqual(html.match(/https?:[^"<\s]*/g), [`${site}/request#${link}`])
})

Deno.test('replies go to the request’s own address if they arrive at all; it is no link', () => {
  const inbound = { domain: 'in.keyline.example', key: 'k'.repeat(64) }
  const mailed = write({}, {}, { ...mail, site, inbound })
  const [token = '', domain] = mailed?.reply_to?.split('@') ?? []
  assert.equal(domain, inbound.domain)
  assert.equal(requestOfToken(inbound, token.toUpperCase()), submission.id)
  assert.deepEqual(mailed?.tags, [{ name: 'request', value: token }])
  assert.ok(mailed?.text.includes(words.reply) && !mailed.text.includes(words.call))
  for (const other of [token.replace('7f', '8f'), token.slice(0, -1), `${token}0`, submission.id, '', '-'])
    assert.equal(requestOfToken(inbound, other), null)
  assert.equal(requestOfToken({ ...inbound, key: 'x' }, token), null)
})

Deno.test('without the address of the site a mail has no link, and no word about one', () => {
  const { title, text } = words.visitor.answer
  const whole = (more = '') => `${opening(title)}\n\n${text}${more}\n\n${end}`
  assert.equal(write({}, { kind: 'answer' }, mail)?.text, whole())
  const mailed = write({}, { kind: 'answer', link: null })
  assert.equal(mailed?.text, whole())
  assert.doesNotMatch(mailed?.html ?? '', /href/)
  for (const brings of ['files', 'proof'] as const)
    assert.equal(write({}, { kind: 'answer', link: null, brings })?.text, whole(` ${words.brings[brings]}`))
})

Deno.test('sales hear which version of a proof is approved', () => {
  const mailed = composeEventMail({ ...claim, kind: 'approved', about: '2' }, mail)
  assert.equal(
    mailed.subject,
    words.sales.approved.subject.replace('{reference}', name).replace('{number}', '2'),
  )
})

Deno.test('the ticket’s owner, or sales, hears what happened, and nothing that was written', () => {
  for (const [kind, about] of [
    ['reply', 'x'],
    ['accepted', '2'],
  ] as const) {
    const { subject, text } = words.sales[kind]
    const order = { value: '1200.00', currency: 'USD', order: 'PO $& {number}\n7' }
    const mailFor = (owner: string | null) =>
      composeEventMail({ ...claim, kind, about, owner, order }, { ...mail, site })
    const whole = text
      .replace('{reference}', name)
      .replace('{number}', about)
      .replace('{total}', () => '$1,200.00')
    const { html = '', ...mailed } = mailFor('dana@keyline.example')
    for (const line of [words.hello, whole, `${site}/form-submissions?ticket=${name}`])
      assert.ok(html.includes(line), line)
    assert.deepEqual(mailed, {
      from: mail.from,
      to: ['dana@keyline.example'],
      subject: subject.replace('{reference}', name).replace('{number}', about),
      text: `${words.hello}\n\n${whole}${kind === 'accepted' ? '\n\nPurchase order: PO $& {number} 7' : ''}\n\nOpen: ${site}/form-submissions?ticket=${name}`,
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    })
    assert.deepEqual(mailFor(null).to, mail.to)
    assert.deepEqual(mailFor('a@b.example, c@d.example').to, mail.to)
  }
})

Deno.test('typed words do not change a letter of the mail', () => {
  const plain = write({}) ?? assert.fail()
  const evil = [
    'https://evil.example www.evil.example e@evil.example\r\nBcc: evil@example.com',
    'evil.\u200bexample evil.\u00adexample evil\u3002example evil\uff0eexample https:/evil https:\\\\evil',
    'tel:+1900 sms:+1900 bitcoin:1A $& {reference} {when} {link}',
  ]
  for (const field of keys.filter((key) => key !== 'email'))
    for (const bait of evil) assert.deepEqual(write({ [field]: bait }), plain)
})

Deno.test('an address that could be read as more than one gets nothing', () => {
  for (const email of ['a@b.example,c@d.example', 'A <a@b.example>', 'a@b.example\nBcc: c@d.example', ''])
    assert.equal(write({ email }), null)
})
