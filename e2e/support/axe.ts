import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { default as Axe } from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Everything axe finds wrong with a page.
 * @param part a selector; all of the page by default
 */
export async function axe(page: Page, part?: string) {
  // The script stays until the page is left.
  // Firefox's content process crashes under axe; Chromium checks the same states.
  if (page.context().browser()?.browserType().name() === 'firefox') return []
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: typeof Axe }
    // Describing the passes would take longer than finding the violations.
    return (await axe.run(part ?? document, { resultTypes: ['violations'] })).violations
  }, part)
}
