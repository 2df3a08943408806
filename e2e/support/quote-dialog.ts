import type { Locator, Page } from '@playwright/test'
import { fill } from '../../lib/content/fill.ts'
import { hero } from '../../lib/content/home/story.ts'
import { leadForms, quoteRequestWords } from '../../lib/content/lead-forms.ts'
import { test } from './fixtures.ts'

export const words = quoteRequestWords()

export const jonas = {
  name: 'Jonas Emil Weber',
  company: 'Salt Row Events',
  phone: '+1 305 555 0119',
  email: 'j.weber@saltrow.example',
  interest: Object.values(words.interests)[2] ?? '',
}

const { products, switches } = leadForms()
const { added } = products

/** Skips tests of Request Quote on products, which content can switch off. */
export const needsProducts = () =>
  test.skip(switches.productQuote === 'off', 'Request Quote on products is switched off')

/** The announcement that a product was added to the list. */
export const saidAdded = (product: string, count: number) =>
  fill(count === 1 ? added.one : added.many, { product, count })

/** The control that asks for a product or category, chosen or not. */
export function askFor(part: Page | Locator, product: string) {
  needsProducts()
  return part.getByRole('button', { name: `, ${product}` })
}

export class QuoteDialog {
  readonly page: Page
  readonly dialog: Locator
  readonly submit: Locator
  readonly cancel: Locator
  /** The field for a need in words. */
  readonly need: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.locator('#quote-dialog')
    this.submit = this.dialog.getByRole('button', { name: words.submit })
    this.need = this.dialog.locator('[name="need"]')
    this.cancel = this.dialog.getByRole('button', { name: words.cancel })
  }

  static async fromHome(page: Page, site = ''): Promise<QuoteDialog> {
    await page.goto(`${site}/`)
    const dialog = new QuoteDialog(page)
    await dialog.open()
    return dialog
  }

  async open() {
    await this.page.locator('#home').getByRole('button', { name: hero().actions.quote }).click()
  }

  field(name: keyof typeof jonas) {
    return this.dialog.locator(`[name="${name}"]`)
  }

  async fill(typed: Partial<typeof jonas>) {
    const { interest, ...texts } = typed
    for (const [name, value] of Object.entries(texts))
      await this.field(name as keyof typeof jonas).fill(value)
    if (interest !== undefined) await this.field('interest').selectOption(interest)
  }

  async send(typed: Partial<typeof jonas>) {
    await this.fill(typed)
    await this.submit.click()
  }

  async typed() {
    const names = Object.keys(jonas) as (keyof typeof jonas)[]
    const values = await Promise.all(names.map(async (name) => [name, await this.field(name).inputValue()]))
    const typed = Object.fromEntries(values) as typeof jonas
    return { ...typed, interest: words.interests[typed.interest] ?? '' }
  }

  toast(kind: 'success' | 'error') {
    return this.page.locator(`.toast[data-kind="${kind}"]`)
  }
}
