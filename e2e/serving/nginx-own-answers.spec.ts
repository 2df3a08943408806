import AxeBuilder from '@axe-core/playwright'
import { brand } from '../../lib/content/brand.ts'
import { unansweredWords } from '../../lib/content/unanswered.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/nginx.ts'
import { amara, ProjectForm, words } from '../support/project-form.ts'
import { get, sendBytes } from '../support/wire.ts'

// What nginx says by itself, while the site's own process does not run.

const host = 'HTTP/1.1\r\nHost: localhost\r\n'
const long = 'x'.repeat(70_000)

const requests: Record<string, [string, number]> = {
  'a form while the site is down': [
    `POST / ${host}Connection: close\r\nContent-Length: 9\r\n\r\ndetails=x`,
    502,
  ],
  'no host': ['GET / HTTP/1.1\r\n\r\n', 400],
  'no HTTP': ['GARBAGE\r\n\r\n', 400],
  'an address with a blank': [`GET /a b ${host}\r\n`, 400],
  'a header that is too long': [`GET / ${host}A: ${long}\r\n\r\n`, 400],
  'an address that is too long': [`GET /${long} ${host}\r\n`, 414],
  'a form that is too long': [`POST / ${host}Content-Length: 2000000\r\n\r\n`, 413],
  'a method that is not for the web': [`TRACE / ${host}Connection: close\r\n\r\n`, 405],
  'a version that does not exist': ['GET / HTTP/3.0\r\nHost: localhost\r\n\r\n', 505],
}

for (const [name, [request, status]] of Object.entries(requests))
  test(`As strict as the site, and silent on the machine: ${name}`, async ({ downFront, site }) => {
    const [head = '', body = ''] = (await sendBytes(downFront, request)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const page = await get(site.url)
    const same = [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ]
    for (const one of same) expect(valuesOf(head, one), one).toEqual([page.headers[one]])
    expect(valuesOf(head, 'cache-control')).toEqual(['no-store'])
    expect([...valuesOf(head, 'etag'), ...valuesOf(head, 'last-modified')]).toEqual([])
    expect(valuesOf(head, 'server')).toEqual(['nginx'])
    expect(body).toContain(unansweredWords().title)
    expect(body).not.toMatch(/nginx|127\.0\.0\.1|localhost|\/tmp/)
  })

const valuesOf = (head: string, name: string) =>
  head
    .split('\r\n')
    .map((line) => line.split(/: (.*)/))
    .filter(([one]) => one?.toLowerCase() === name)
    .map(([, value]) => value)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 502/] })

  test('While the site is down its pages still come, and a form is not lost', async ({ page, downFront }) => {
    await page.goto(`${downFront}/#contact`)
    const form = new ProjectForm(page)
    await form.fill(amara)
    await form.button.click()
    await expect(page.getByRole('heading')).toHaveText(unansweredWords().title)
    await expect(page.getByRole('link')).toHaveText(brand().email)
    await page.goBack()
    expect(await form.typed()).toEqual(amara)
  })
})

test.describe('with script', () => {
  test.use({ allowedErrors: [/status of 502/] })

  test('The page that stands in for the site is accessible', async ({ page, downFront }) => {
    await page.goto(`${downFront}/sign-in`)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

  test('While the site is down a form says so and keeps what was typed', async ({ page, downFront }) => {
    await page.goto(`${downFront}/#contact`)
    const form = new ProjectForm(page)
    await form.fill(amara)
    await form.button.click()
    await expect(form.toast('error')).toContainText(words.notices.failed.title)
    expect(await form.typed()).toEqual(amara)
  })
})
