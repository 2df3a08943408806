import type { Page } from '@playwright/test'
import { framedWidget, widgetOrigins, widgets } from '../../lib/content/widgets.ts'
import { startFakeVendor, type FakeVendor } from './fake-vendor.ts'
import { test as base } from './fixtures.ts'

export const { chat, withdraw } = widgets()
export const chatWidget = framedWidget('chat')
export const calendarWidget = framedWidget('scheduling')

export const launcher = (page: Page) => page.getByRole('link', { name: chat.launch, exact: true })
export const slip = (page: Page) => page.getByRole('dialog', { name: chatWidget.words.title })
export const calendar = (page: Page) => page.getByRole('region', { name: calendarWidget.words.title })
export const inFrame = (page: Page, title: string) =>
  page.frameLocator(`iframe[title="${title}"]`).getByText('The vendor is here')

/** Journeys with a fake vendor for both outside services. */
export const test = base.extend<{ vendor: FakeVendor }>({
  // The browser itself logs blocked or refused vendors to the console.
  allowedErrors: async ({}, use) => use([/ERR_BLOCKED_BY_CLIENT|X-Frame-Options|status of 404/]),
  vendor: [
    async ({ context }, use) => {
      const vendor = await startFakeVendor(context, widgetOrigins())
      await use(vendor)
      vendor.stop()
    },
    { auto: true },
  ],
})
