import type { Page } from '@playwright/test'

/** Holds requests back, or only those by this method. @returns a function that lets them go on */
export async function holdBack(page: Page, which: Parameters<Page['route']>[0], method?: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    if (!method || route.request().method() === method) await promise
    await route.fallback()
  })
  return resolve
}
