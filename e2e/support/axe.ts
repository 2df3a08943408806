import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Everything axe finds wrong with a page.
 * @param part a selector; all of the page by default
 */
export async function axe(page: Page, part?: string) {
  // Describing what passed would take longer than finding what did not.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // In the page itself. Otherwise all that was found travels through an empty page, for the sake of frames that we do not have.
  builder.setLegacyMode()
  return (await (part ? builder.include(part) : builder).analyze()).violations
}
