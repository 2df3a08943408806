import type { APIResponse } from '@playwright/test'
import { globSync } from 'node:fs'
import { scriptText } from '../../build/inline-script.ts'
import { projectRequestWords } from '../../lib/content/lead-forms.ts'
import { widgetOrigins } from '../../lib/content/widgets.ts'
import { expect, test } from '../support/fixtures.ts'
import { readSettings } from '../../supabase/local/settings.ts'
import { staticPages } from '../support/addresses.ts'
import { menuLabel } from '../support/menu-label.ts'
import { amara, ProjectForm } from '../support/project-form.ts'

/** The URL of every script of the build. */
const scriptFiles = () => globSync('.next/static/**/*.js').map((file) => file.replace('.next/', '/_next/'))

function policy(response: APIResponse) {
  const header = response.headers()['content-security-policy'] ?? ''
  return Object.fromEntries(header.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]))
}

function expectStrict(rules: Record<string, string[]>) {
  expect(rules['default-src']).toEqual(["'none'"])
  expect(rules['frame-ancestors']).toEqual(["'none'"])
  const named = Object.entries(rules).filter(([name]) => name.endsWith('-src') && name !== 'frame-src')
  for (const [, sources] of named)
    for (const source of sources) expect(source).toMatch(/^'(none|self|sha256-.+|nonce-.+)'$/)
}

/** The texts of a page's inline styles. */
const stylesIn = async (answer: APIResponse) =>
  [...(await answer.text()).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)

test('Static pages carry one policy, in which unsafe sources are styles alone', async ({ request }) => {
  const answers = await Promise.all([...staticPages, '/request'].map((path) => request.get(path)))
  const first = policy(answers[0]!)
  for (const answer of answers) {
    const { 'img-src': images, ...rules } = policy(answer)
    expectStrict(rules)
    expect({ ...rules, 'style-src': first['style-src'], 'img-src': first['img-src'] }).toEqual(first)
    // Two pages may show pictures made in the browser: they draw files.
    const makesPictures = ['/artwork', '/request'].includes(new URL(answer.url()).pathname)
    expect(images).toEqual(["'self'", ...(makesPictures ? ['blob:'] : [])])
    const styles = await stylesIn(answer)
    expect(styles).toHaveLength(2)
    // Unknown addresses have one policy, and a page for each language.
    if (answer.status() === 404) styles.push(...(await stylesIn(await request.get('/es/nope'))))
    expect(rules['style-src']).toEqual(["'self'", ...new Set(styles.map(scriptText))])
    expect(rules['frame-src']).toEqual(widgetOrigins())
    expect(rules['require-trusted-types-for']).toEqual(["'script'"])
    expect(rules['trusted-types']).toEqual(['default'])
  }
})

for (const path of ['/form-submissions', '/sign-in?next=/form-submissions'])
  test(`${path} has a nonce of its own for each request and no frames, is never cached and not indexed`, async ({
    request,
  }) => {
    const first = await request.get(path)
    const second = await request.get(path)
    const { 'img-src': images, ...rules } = policy(first)
    expectStrict(rules)
    // The desk draws proofs.
    expect(images).toEqual(["'self'", ...(path === '/form-submissions' ? ['blob:'] : [])])
    expect(policy(first)['frame-src']).toEqual(["'none'"])
    expect(policy(first)['require-trusted-types-for']).toEqual(["'script'"])
    expect(policy(first)['trusted-types']).toEqual(['default'])
    expect(policy(first)['script-src']).not.toEqual(policy(second)['script-src'])
    expect(first.headers()['cache-control']).toBe('private, no-store')
    expect(await first.text()).toMatch(/<meta name="robots" content="noindex, nofollow"/)
  })

test("A visitor's own policy header is not echoed", async ({ request }) => {
  const headers = {
    'Content-Security-Policy': "script-src 'nonce-evil'",
    'Content-Security-Policy-Report-Only': "script-src 'nonce-evil'",
  }
  for (const path of ['/', '/form-submissions', '/sign-in', '/nope']) {
    const response = await request.get(path, { headers })
    expect(await response.text()).not.toContain('nonce-evil')
    expect(response.headers()['content-security-policy']).not.toContain('evil')
  }
})

test('A resting visitor loads no script file and no stylesheet', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (/script|stylesheet/.test(request.resourceType())) files.push(request.url())
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.mouse.wheel(0, 3_000)
  await page
    .getByRole('link', { name: menuLabel('services'), exact: true })
    .first()
    .hover()
  await expect(page.locator('#menu-services')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(1_000)
  expect(files).toEqual([])
  await new ProjectForm(page).field('firstName').click()
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
  expect(files.length).toBeGreaterThan(1)
})

// visitors/pages.spec.ts checks every other page.
test('The list asks no other host for anything while it loads and is scrolled', async ({ page, site }) => {
  const others: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) others.push(request.url())
  })
  await page.goto('/form-submissions')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(300)
  expect(others).toEqual([])
})

test.describe('after a change by an extension', () => {
  // React reports that the page differs from the server's, and renders it again.
  test.use({ allowedErrors: [/react\.dev\/errors\/418/] })

  test('A page works under Trusted Types, and no script file holds a key or what is typed', async ({
    page,
    request,
    site,
    browser,
  }) => {
    await page.goto('/#contact')
    await page.evaluate(() => {
      for (const text of document.querySelectorAll('h2, h3, main p')) text.replaceChildren('changed')
    })
    const form = new ProjectForm(page)
    await form.field('firstName').click()
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
    await expect(page.getByRole('heading', { name: projectRequestWords().title })).toBeVisible()
    await expect(page.getByText('changed', { exact: true })).toHaveCount(0)
    await form.send({ ...amara, lastName: 'Canaryword' })
    await expect(form.toast('success')).toBeVisible()

    expect(await (await request.get('/form-submissions')).text()).toContain('Canaryword')

    const secrets = Object.values(readSettings(site.dir))
    expect(secrets).toHaveLength(3)
    const leaked = (text: string) => ['Canaryword', ...secrets].filter((word) => text.includes(word))
    const answers = [
      ...scriptFiles().map((path) => request.get(path)),
      ...[
        ...staticPages,
        '/sign-in',
        '/form-submissions',
        '/robots.txt',
        '/sitemap.xml',
        '/llms.txt',
      ].flatMap((path) => [request.get(path), request.get(path, { headers: { RSC: '1' } })]),
    ]
    expect(answers.length).toBeGreaterThan(20)
    for (const answer of await Promise.all(answers)) {
      const text = await answer.text()
      const isList = new URL(answer.url()).pathname === '/form-submissions'
      expect(leaked(isList ? text.replaceAll('Canaryword', '') : text), answer.url()).toEqual([])
    }

    // Another visitor's form, posted without script and refused: its answer is rendered on request.
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
    const other = await ProjectForm.open(plain)
    await other.send({ ...amara, email: 'no address' })
    await expect(other.form.getByText(projectRequestWords().errors.emailFormat)).toBeVisible()
    expect(leaked(await plain.content())).toEqual([])
    await plain.close()
  })
})

test.describe('beside an extension that has set rules of its own @night', () => {
  test.use({ allowedErrors: [/TrustedTypePolicy with that name already exists/] })

  test('The page comes alive, although our rules cannot be set', async ({ page }) => {
    await page.addInitScript(() => {
      const rule = (text: string) => text
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void }
      }
      trustedTypes.createPolicy('default', { createScriptURL: rule, createHTML: rule })
    })
    await page.goto('/#contact')
    await new ProjectForm(page).field('firstName').click()
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
  })
})
