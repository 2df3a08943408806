import type { Locator, Page } from '@playwright/test'
import { projectRequestWords } from '../../lib/content/lead-forms.ts'

export const words = projectRequestWords()

const inAMonth = new Date(Date.now() + 30 * 86_400_000)
/** The next January 11 that is a month away or more: what is nearer has another verdict. */
const eventYear = inAMonth.getUTCFullYear() + (inAMonth.toISOString().slice(5, 10) > '01-11' ? 1 : 0)

export const amara = {
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@northbeam.example',
  phone: '+1 305 555 0167',
  company: 'Northbeam',
  eventType: Object.values(words.eventTypes)[1] ?? '',
  eventDate: `${eventYear}-01-11`,
  quantity: '120 kits',
  details: 'Shirt, bottle and notebook per person.\n80 to the Miami office.',
}
export type Typed = typeof amara

export class ProjectForm {
  readonly page: Page
  readonly form: Locator
  readonly button: Locator

  constructor(page: Page) {
    this.page = page
    this.form = page.locator('#project-request')
    this.button = this.form.locator('button[type="submit"]')
  }

  static async open(page: Page, site = ''): Promise<ProjectForm> {
    await page.goto(`${site}/#contact`)
    return new ProjectForm(page)
  }

  field(name: keyof Typed) {
    return this.form.locator(`[name="${name}"]`)
  }

  async fill(typed: Partial<Typed>) {
    for (const [name, value] of Object.entries(typed)) {
      const field = this.field(name as keyof Typed)
      if (name === 'eventType') await field.selectOption(value)
      else await field.fill(value)
    }
  }

  async send(typed: Partial<Typed>) {
    await this.fill(typed)
    await this.button.click()
  }

  /** The value of each field; the event type in words. */
  async typed(): Promise<Typed> {
    const entries = Object.keys(amara).map(async (name) => [
      name,
      await this.field(name as keyof Typed).inputValue(),
    ])
    const typed = Object.fromEntries(await Promise.all(entries)) as Typed
    return { ...typed, eventType: words.eventTypes[typed.eventType] ?? '' }
  }

  toast(kind: 'success' | 'error') {
    return this.page.locator(`.toast[data-kind="${kind}"]`)
  }
}
