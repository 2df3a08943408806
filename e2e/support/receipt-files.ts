import type { Locator, Page } from '@playwright/test'
import { artwork } from '../../lib/content/artwork.ts'
import { leadForms } from '../../lib/content/lead-forms.ts'
import { amara, ProjectForm } from './project-form.ts'

export const { sending, link, plain, form: fold } = artwork()

/** A request's files while they are being sent, on its receipt or page. */
export class ReceiptFiles {
  readonly page: Page
  readonly slip: Locator
  readonly rows: Locator

  constructor(page: Page, slip = page.locator('#project-request .receipt')) {
    this.page = page
    this.slip = slip
    this.rows = slip.locator('.sent-files li')
  }

  /** Sends a project request with these files on its light table. */
  static async sent(page: Page, files: string[]): Promise<ReceiptFiles> {
    const form = new ProjectForm(page)
    await page.goto('/')
    await form.fill(amara)
    await openFold(form.form)
    await page.locator('#project-request-files').setInputFiles(files)
    await page.waitForFunction(
      (count) => document.querySelectorAll('#project-request article[data-level]').length === count,
      files.length,
    )
    await form.button.click()
    const receipt = new ReceiptFiles(page)
    await receipt.rows.first().waitFor()
    return receipt
  }

  state(index: number) {
    return this.rows.nth(index).getAttribute('data-state')
  }

  /** The address of the request's page. */
  async link(): Promise<string> {
    return (await this.slip.getByRole('link', { name: leadForms().receipt.page }).getAttribute('href')) ?? ''
  }
}

export async function openFold(form: Locator) {
  await form.locator('summary', { hasText: fold.title }).click()
  await form.locator('input[type="file"]').first().waitFor({ state: 'attached' })
}
