import { createServer } from 'node:http'
import type { BrowserContext } from '@playwright/test'
import { listen } from '../../supabase/local/listen.ts'

/** A vendor's page, which reports to its parent as widgets do. */
const page =
  '<!doctype html><title>Vendor</title><p>The vendor is here</p><script>parent.postMessage("up", "*")</script>'

/** Ways in which a vendor, or something between it and the visitor, may behave. */
export type Mood = 'answers' | 'is blocked' | 'is silent' | 'refuses frames'

export type FakeVendor = { mood: Mood; visits: string[]; stop: () => void }

/**
 * Stands in for the outside services: a server on loopback answers all requests to their origins.
 * @param origins those in content/widgets.yaml
 */
export async function startFakeVendor(context: BrowserContext, origins: string[]): Promise<FakeVendor> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    if (vendor.mood === 'refuses frames') response.setHeader('X-Frame-Options', 'DENY')
    response.end(page)
  })
  const own = await listen(server)
  const vendor: FakeVendor = { mood: 'answers', visits: [], stop: () => server.close() }

  for (const origin of origins)
    await context.route(`${origin}/**`, async (route) => {
      vendor.visits.push(route.request().url())
      if (vendor.mood === 'is blocked') return route.abort('blockedbyclient')
      if (vendor.mood === 'is silent') return
      const answer = await fetch(own)
      const headers = Object.fromEntries(answer.headers)
      await route.fulfill({ status: answer.status, headers, body: await answer.text() })
    })
  return vendor
}
