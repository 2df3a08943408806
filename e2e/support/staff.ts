import type { BrowserContext, Locator, Page } from '@playwright/test'
import { addStaff, setRole } from '../../lib/staff/accounts/staff.ts'
import { signInWords } from '../../lib/content/sign-in.ts'
import type { LocalBackend } from '../../supabase/local/backend.ts'
import { ask, makeAccountFor, password } from '../../supabase/tests/support/sign-in.ts'
import { send } from '../../supabase/tests/support/upload.ts'

const words = signInWords()

/** A new account per test, so that no two share a counter. */
export const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`

export const connection = ({ url, secretKey }: LocalBackend) => ({ url, secretKey, hosted: false })

/** Creates a person who may read. */
export async function makeStaff(backend: LocalBackend, name = 'Ada Lovelace'): Promise<string> {
  const email = newEmail('ada')
  await addStaff(connection(backend), { email, name, password })
  return email
}

/** Creates a person who may also export and erase. */
export async function makeManager(backend: LocalBackend, name = 'Grace Hopper'): Promise<string> {
  const email = await makeStaff(backend, name)
  await setRole(connection(backend), email, 'manager')
  return email
}

/** Creates a person who may only sign in. */
export async function makeStranger(backend: LocalBackend): Promise<string> {
  const email = newEmail('eve')
  await makeAccountFor(backend, email)
  return email
}

export class SignInPage {
  readonly page: Page
  readonly email: Locator
  readonly password: Locator
  readonly button: Locator
  readonly alert: Locator
  constructor(page: Page) {
    this.page = page
    this.email = page.getByLabel(words.form.email, { exact: true })
    this.password = page.getByLabel(words.form.password, { exact: true })
    this.button = page.getByRole('main').getByRole('button', { name: words.form.submit, exact: true })
    this.alert = page.getByRole('main').getByRole('alert')
  }
  async send(email: string, secret = password) {
    await this.email.fill(email)
    await this.password.fill(secret)
    await this.button.click()
  }
}

/** A session from signing in at the backend, and the cookie that the site would write for it. */
export async function sessionOf(
  backend: LocalBackend,
  email: string,
): Promise<{ token: string; session: object; cookie: string }> {
  const response = await ask(backend, '/auth/v1/token?grant_type=password', { body: { email, password } })
  const session = (await response.json()) as Record<string, unknown>
  delete session.user // as the site writes it
  return { token: String(session.access_token), session, cookie: cookieWith(session) }
}

/** A session cookie with any content. */
export const cookieWith = (session: object) =>
  `session=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`

/** Ends the session that a browser has, as time does: no service renews it. */
export function endSession(context: BrowserContext, url: string) {
  const over = cookieWith({ access_token: 'a.b.c', refresh_token: 'gone', expires_at: 1 })
  const [name = '', value = ''] = over.split('=')
  return context.addCookies([{ name, value, url }])
}

/** Stores a request through the function, as the site does. */
export async function storeRequest(backend: LocalBackend, form: object | undefined, headers = {}) {
  const response = await send(backend, form, undefined, headers)
  if (!response.ok) throw new Error(`not stored: ${response.status}`)
}
