import assert from 'node:assert/strict'
import { composeLeadMail } from './compose-sales-mail.ts'
import { mail, submission } from './testing.ts'
import words from './words.json' with { type: 'json' }

const write = (change: Record<string, string>) =>
  composeLeadMail({ ...submission, form_data: { ...submission.form_data, ...change } }, mail)

Deno.test('sales reads every field and the reference, and answers to the prospect', () => {
  const { html, ...message } = write({})
  // Runtimes differ in the space before AM.
  const text = message.text.replaceAll('\u202f', ' ').split('\n')
  assert.deepEqual(
    { ...message, text },
    {
      from: 'Keyline <a@keyline.example>',
      to: ['b@keyline.example'],
      subject: 'KL-7F3A-0142-9BC1 Request from Ada Lovelace (Analytical Engines)',
      reply_to: 'ada@example.com',
      text: [
        words.hello,
        '',
        'Request from Ada Lovelace (Analytical Engines): Trade Show/Conference, 500',
        '',
        'Reference: KL-7F3A-0142-9BC1',
        'Received: Friday, November 20, 2026 at 3:35 AM EST',
        '',
        'First name: Ada',
        'Last name: Lovelace',
        'Email: ada@example.com',
        'Phone: (555) 123-4567',
        'Company: Analytical Engines',
        'Event type: Trade Show/Conference',
        'Event date: 2027-03-05',
        'Quantity: 500',
        '',
        'Project details:',
        'Mugs with our logo,',
        'two colours.',
      ],
    },
  )
  for (const line of message.text.split('\n')) assert.ok(html?.includes(line), line)
})

Deno.test('typed words are text in the HTML too', () => {
  assert.doesNotMatch(write({ company: '<b>x</b>', details: '<img src=x>' }).html ?? '', /<b>x|<img/)
})

const breaks = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f', '\u0000', '\u202e', '\u200b']

for (const field of ['firstName', 'lastName', 'company', 'email', 'phone'] as const) {
  Deno.test(`nothing in ${field} begins a header or a line of its own`, () => {
    const lines = write({}).text.split('\n').length
    for (const end of breaks) {
      const { subject, text, reply_to, to } = write({
        [field]: `x${end}Bcc: evil@example.com${end}Quantity: 9`,
      })
      assert.doesNotMatch(subject, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      assert.equal(text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/).length, lines)
      if (field === 'email') assert.equal(reply_to, undefined)
      assert.deepEqual(to, mail.to)
    }
  })
}

Deno.test('an address that could be read as more than one is in the text only', () => {
  const email = 'a@b.example,c@d.example'
  const { reply_to, text } = write({ email })
  assert.equal(reply_to, undefined)
  assert.ok(text.includes(`Email: ${email}\n`))
})

Deno.test('details cannot be taken for the fields above them', () => {
  const { text } = write({ details: 'a\nQuantity: 9\u0007' })
  assert.ok(text.endsWith('\n\nProject details:\na\nQuantity: 9'))
})

Deno.test('a subject is never longer than mail programs take, nor cut within a character', () => {
  const { subject } = write({ firstName: 'x'.repeat(110), company: '🎉'.repeat(100) })
  assert.ok(subject.length <= 150 && subject.isWellFormed())
})

Deno.test('the mail leads to the ticket where the address of the site is known', () => {
  const { text } = composeLeadMail(submission, { ...mail, site: 'https://www.keyline.example' })
  assert.match(text, /^Open: https:\/\/www\.keyline\.example\/form-submissions\?ticket=KL-7F3A-0142-9BC1$/m)
})

Deno.test('the head has the request’s source, each part on one line', () => {
  const { labels, openers } = words.source
  const source = {
    page: '/printing',
    opener: 'main',
    product: 'mug',
    campaign: 'autumn\nEmail: x',
    host: '',
  }
  const goods = [{ product: 'Ceramic mug', id: 'mug' }]
  const [, , head = ''] = composeLeadMail(submission, mail, { source, goods }).text.split('\n\n')
  assert.deepEqual(head.split('\n').slice(2), [
    `${labels.campaign}: autumn Email: x`,
    `${labels.page}: /printing`,
    `${labels.opener}: ${openers.main}`,
    `${labels.product}: Ceramic mug`,
  ])
})

Deno.test('a mail begins with a warning if the request looks like a robot’s', () => {
  const { subject, text } = composeLeadMail(submission, mail, { doubtful: true })
  assert.ok(subject.startsWith(`${words.sales.doubtful.subject} KL-`))
  assert.ok(text.startsWith(words.sales.doubtful.text))
})
