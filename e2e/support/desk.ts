import type { Locator, Page } from '@playwright/test'
import { submissionsWords, deskWords } from '../../lib/content/desk.ts'
import { fill } from '../../lib/content/fill.ts'
import type { LocalBackend } from '../../supabase/local/backend.ts'
import { colleague } from './answers.ts'
import { expect } from './fixtures.ts'
import { makeStaff, SignInPage } from './staff.ts'
import { newWord, store } from './staff-list.ts'

export const words = deskWords()
export const { statuses } = submissionsWords()

type Site = { url: string; backend: LocalBackend }

/** The staff's desk. */
export class DeskPage {
  readonly page: Page
  readonly rows: Locator
  readonly ticket: Locator
  readonly note: Locator
  readonly save: Locator
  readonly question: Locator
  constructor(page: Page) {
    this.page = page
    this.rows = page.locator('.desk-row')
    this.ticket = page.getByRole('article')
    this.note = page.getByRole('textbox', { name: words.work.note })
    this.save = page.locator('.desk-stub').getByRole('button', { name: new RegExp(`^${words.work.save}`) })
    this.question = page.getByRole('alertdialog')
  }
  /** Waits until the page responds to keys: it is visible before its script runs. */
  async ready() {
    await this.page.waitForFunction(() =>
      Object.keys(document.querySelector('.desk-search') ?? {}).some((key) => key.startsWith('__react')),
    )
  }
  /** The row with a person's name. */
  row(name: string): Locator {
    return this.rows.filter({ hasText: name })
  }
  async open(name: string) {
    await this.row(name).getByRole('link').click()
    await expect(this.ticket.getByRole('heading', { name, level: 2 })).toBeVisible()
  }
  status(status: keyof typeof statuses): Locator {
    return this.ticket.getByRole('button', { name: new RegExp(`^${statuses[status]}`) })
  }
  /** The button with this name in the open question. */
  answer(name: string): Locator {
    return this.question.getByRole('button', { name: new RegExp(`^${name}`) })
  }
  /** The reference of the open ticket. */
  reference(): string {
    return new URL(this.page.url()).searchParams.get('ticket') ?? ''
  }
  /** Shows other requests. */
  async show(filter: string) {
    await this.page.goto(new URL(`/form-submissions?${filter}`, this.page.url()).href)
    await this.ready()
  }
  /** Changes the chosen tickets. */
  async change(menu: string, choice: string, count: number) {
    await this.page.getByRole('button', { name: menu, exact: true }).click()
    await this.page.getByRole('menuitem', { name: choice }).first().click()
    await this.answer(fill(words.bulk.yes, { count })).click()
  }
  tab(view: keyof typeof words.views.names): Locator {
    return this.page
      .getByRole('navigation', { name: words.views.label })
      .getByRole('link', { name: words.views.names[view] })
  }
}

/** Signs in as a new person and shows the requests that hold this test's word. */
export async function openDesk(
  page: Page,
  site: Site,
  word: string,
  more = '',
  name = 'Ada Lovelace',
  make = makeStaff,
) {
  const email = await make(site.backend, name)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` })
  await page.goto(`${site.url}/sign-in?next=${encodeURIComponent(`/form-submissions?search=${word}${more}`)}`)
  await new SignInPage(page).send(email)
  await expect(page.getByRole('navigation', { name: words.views.label })).toBeVisible()
  const desk = new DeskPage(page)
  await desk.ready()
  return Object.assign(desk, { email })
}

/** Stores requests of people with these first names, and shows them. */
export async function openDeskOf(page: Page, site: Site, names: string[], more = '') {
  const word = newWord()
  for (const firstName of names) await store(site.backend, word, { firstName })
  return Object.assign(await openDesk(page, site, word, more), { word })
}

/** The same, and opens the first one's ticket. */
export async function openTicket(page: Page, site: Site, names = ['First'], more = '') {
  const desk = await openDeskOf(page, site, names, more)
  await desk.open(names[0] ?? '')
  return desk
}

/** Changes a ticket as a colleague in another tab. */
export async function asColleague(
  backend: LocalBackend,
  reference: string,
  changes: object,
  name = 'Marco Rossi',
) {
  const { call } = await colleague(backend, name)
  const ticket = await call('read_ticket', { reference })
  await call('update_ticket', { ticket_id: ticket?.id, changes })
}
