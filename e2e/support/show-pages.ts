import type { Page } from '@playwright/test'
import { renderPages } from './render-pages.ts'

/**
 * Renders the pages of a folder of content without a build, and shows them with the build's fonts, pictures and rules.
 * @param dir of their text
 * @returns their paths
 */
export async function showPages(page: Page, siteUrl: string, folder: string, dir = 'ltr'): Promise<string[]> {
  const bodies = renderPages(folder)
  const built = await (await page.request.get(`${siteUrl}/`)).text()
  const [html = ''] = /<html[^>]*>/.exec(built) ?? []
  const [, rules = ''] = /<link[^>]* data-href="([^"]+)"/.exec(built) ?? []
  const fonts = built.match(/@font-face\{[^}]*\}|\.[\w-]+_variable\{[^}]*\}/g) ?? []
  for (const [path, body] of Object.entries(bodies))
    await page.route(siteUrl + path.replace(/(?<=.)\/$/, ''), (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html>${html.replace('<html', `<html dir="${dir}"`)}<head><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${rules}"><style>${fonts.join('')}</style></head><body>${body}</body>`,
      }),
    )
  return Object.keys(bodies).map((path) => path.replace(/(?<=.)\/$/, ''))
}
