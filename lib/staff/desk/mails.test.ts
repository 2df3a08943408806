import { aSubmission } from '../../../e2e/support/submission.ts'
import { replies } from '../../content/replies.ts'
import { reasonsFor } from '../artwork/words.ts'
import { storedArtwork } from '../submission.ts'
import { mailsFor } from './mails.ts'

const { templates } = replies()
const asking = templates.filter(({ body }) => body.includes('{reasons}'))
const details = 'We need forty banners. '.repeat(40)
const file = { id: '1', name: 'wall.pdf', kind: 'pdf', bytes: 9, state: 'arrived', verdict: 'note', at: '' }
const requestWith = (findings: object[]) =>
  aSubmission({
    form_data: { ...aSubmission({}).form_data, details },
    artwork: storedArtwork.parse({ announced: 0, files: [{ ...file, findings }] }),
  })
const bodyOf = (href: string) => new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? ''

test.each(asking)('$label quotes the reasons, before the link', ({ id, language }) => {
  const request = requestWith([{ id: 'damaged' }, { id: 'blank' }])
  const mail = mailsFor(request, asking, 'Ada', 'https://x.y/z').find((one) => one.id === id)
  const [first, second] = reasonsFor(request.artwork!, language)
  expect(mail?.body).toContain(`.\n\n- ${first}\n- ${second}\n\n`)
  expect(bodyOf(mail!.href).indexOf(`- ${second}`)).toBeLessThan(bodyOf(mail!.href).indexOf('https://x.y/z'))
})

test('a letter brings a new link to a better file or to the page, and says which', () => {
  const brought = (link?: string) =>
    mailsFor(requestWith([]), templates, 'Ada', link).map(({ brings }) => brings)
  expect(new Set(brought())).toEqual(new Set([undefined, 'file', 'page']))
  expect(new Set(brought('https://x.y/z'))).toEqual(new Set([undefined]))
})

test('English letters come first if the visitor’s language is unknown', () => {
  for (const language of [undefined, 'xx', '__proto__'])
    expect(
      mailsFor(aSubmission({ facts: { typed: 0, language } }), templates, 'Ada').find(
        ({ warning }) => !warning,
      )?.id,
    ).toBe(templates[0]?.id)
})

test('without any reasons, the letter is complete', () => {
  for (const { body } of mailsFor(requestWith([{ id: 'inks' }]), asking, 'Ada', 'https://x.y/z'))
    expect(body).not.toMatch(/[{}]|\n\n\n|^-/m)
})

test('a letter stays short enough for mail programs', () => {
  const [mail] = mailsFor(
    requestWith(Array.from({ length: 9 }, () => ({ id: 'damaged' }))),
    asking,
    'Ada',
    'l',
  )
  const body = bodyOf(mail!.href)
  const quoted = (mark: string) =>
    body
      .split('\n')
      .filter((line) => line.startsWith(mark))
      .join('').length
  expect(quoted('- ')).toBeGreaterThan(200)
  expect(quoted('- ') + quoted('> ')).toBeLessThan(520)
  expect(body.match(/wall\.pdf/g)?.length).toBeLessThan(9)
  const [plain] = mailsFor(requestWith([]), asking, 'Ada', 'l')
  expect(bodyOf(plain!.href)).toContain(`> ${details.slice(0, 500)}`)
})
